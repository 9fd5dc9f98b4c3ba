/** The name, colours, slogan and mail addresses of a tenant, and what stands for them on a host without one. */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'
import { readMailAddress } from './mailAddress'

/** The tenant that a host without a tenant of its own belongs to (spec 1 section 9). */
const defaultTenantId = 999

/** The colours of a tenant as CSS hex colours ('#rrggbb'). */
export const colours = {
  primary: '#17468f',
  secondary: '#0b2c5f',
  tertiary: '#e8eef7',
  danger: '#ed1c24',
  success: '#4BAF50',
  warning: '#ec9b00',
  text: '#333333',
  h1: '#333333',
  h2: '#333333',
  h3: '#333333',
  h4: '#333333',
} as const

export const coloursCodec = entity('Colours', {
  primary: field(t.string, 'open'),
  secondary: field(t.string, 'open'),
  tertiary: field(t.string, 'open'),
  danger: field(t.string, 'open'),
  success: field(t.string, 'open'),
  warning: field(t.string, 'open'),
  text: field(t.string, 'open'),
  h1: field(t.string, 'open'),
  h2: field(t.string, 'open'),
  h3: field(t.string, 'open'),
  h4: field(t.string, 'open'),
})
export type Colours = t.TypeOf<typeof coloursCodec>

/** The look of the tenant, without its pictures: those are kept by digest (spec 1 section 3). */
export const tenantStyleCodec = entity('TenantStyle', {
  tenant_id: field(t.number, 'open'),
  name: field(t.string, 'open'),
  full_name: field(t.string, 'open'),
  colours: field(coloursCodec, 'open'),
  slogan: field(t.string, 'open'),
  use_slogan: field(t.boolean, 'open'),
  contact_email: field(t.string, 'open'),
  use_contact_email: field(t.boolean, 'open'),
  support_email: field(t.string, 'open'),
  use_support_email: field(t.boolean, 'open'),
})
export type TenantStyle = t.TypeOf<typeof tenantStyleCodec>

export const defaultTenantStyle: TenantStyle = {
  tenant_id: defaultTenantId,
  name: 'Klantportaal',
  full_name: 'Klantportaal',
  colours: { ...colours },
  slogan: '',
  use_slogan: false,
  contact_email: '',
  use_contact_email: false,
  support_email: '',
  use_support_email: false,
}

/** The addresses that this tenant wants to be written to; null for one that it does not use, or does not have. */
export const tenantMailAddresses = (
  style: TenantStyle,
): { readonly contact: string | null; readonly support: string | null } => ({
  contact: style.use_contact_email ? readMailAddress(style.contact_email) : null,
  support: style.use_support_email ? readMailAddress(style.support_email) : null,
})
