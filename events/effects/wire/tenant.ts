/**
 * Reads the office's answers about the tenant: its style (names, colours, slogan, mail addresses, with defaults),
 * whether a setting is on, and a colour.
 */
import { shownText } from '../../../domain/format/shownText'
import { readMailAddress } from '../../../domain/portal/mailAddress'
import { type Colours, defaultTenantStyle, type TenantStyle } from '../../../domain/portal/tenant'
import { codecFrom, decodeOr } from './codecFrom'
import { looseBoolean, looseNumber, looseText } from './looseCodecs'
import { isWireRecord, ownValue, unwrapped, type WireRecord } from './wireRecord'

const hexColour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour as '#rrggbb'; offices leave out the hash or write three digits. */
export const readWireColour = (value: unknown): string | null => {
  const digits = typeof value === 'string' ? hexColour.exec(value.trim())?.[1] : undefined
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

/** `primary_color` on the wire, or `primary` within `colours`; a colour that cannot be read is the portal's own. */
const readColours = (record: WireRecord): Colours => {
  const nested = ownValue(record, 'colours')
  const colour = (key: keyof Colours): string =>
    readWireColour(ownValue(record, `${key}_color`)) ??
    readWireColour(isWireRecord(nested) ? ownValue(nested, key) : undefined) ??
    defaultTenantStyle.colours[key]
  return {
    primary: colour('primary'),
    secondary: colour('secondary'),
    tertiary: colour('tertiary'),
    danger: colour('danger'),
    success: colour('success'),
    warning: colour('warning'),
    text: colour('text'),
    h1: colour('h1'),
    h2: colour('h2'),
    h3: colour('h3'),
    h4: colour('h4'),
  }
}

/** How many characters of a tenant's texts are shown (our choice): more would leave no room for the portal's own words. */
const longest = { name: 80, full_name: 120, slogan: 200 } as const

/** The answer of GET tenant (spec 1 section 7); what it leaves out has the portal's default. */
export const tenantStyleWireCodec = codecFrom('Tenant', (answer): TenantStyle | undefined => {
  const record = unwrapped(answer)
  if (record === null) return undefined
  const text = (key: keyof typeof longest): string =>
    shownText(decodeOr(looseText, ownValue(record, key), ''), longest[key])
  const address = (key: keyof TenantStyle): string =>
    readMailAddress(decodeOr(looseText, ownValue(record, key), '')) ?? ''
  const claim = (key: keyof TenantStyle): boolean => decodeOr(looseBoolean, ownValue(record, key), false)
  const name = text('name') || defaultTenantStyle.name
  return {
    tenant_id: decodeOr(looseNumber, ownValue(record, 'tenant_id'), defaultTenantStyle.tenant_id),
    name,
    full_name: text('full_name') || name,
    colours: readColours(record),
    slogan: text('slogan'),
    use_slogan: claim('use_slogan'),
    contact_email: address('contact_email'),
    use_contact_email: claim('use_contact_email'),
    support_email: address('support_email'),
    use_support_email: claim('use_support_email'),
  }
})

/** The answer of tenant/setting, its value wrapped or named: on for true, 1, '1' and 'true', else off (checklist OPEN-139). */
export const settingCodec = codecFrom('Setting', answer => {
  const data = isWireRecord(answer) ? ownValue(answer, 'data') : undefined
  return decodeOr(looseBoolean, ownValue(unwrapped(answer), 'value') ?? data, false)
})
