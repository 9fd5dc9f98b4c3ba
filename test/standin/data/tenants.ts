import * as t from 'io-ts'
import { gablesMark, landscape, lindenMark, wordmark } from './pictures'

/** A tenant is named after the first label of the portal's host. */
export const tenantNameCodec = t.keyof({ localhost: null, vereniging: null }, 'TenantName')
export type TenantName = t.TypeOf<typeof tenantNameCodec>

export type Tenant = {
  /** As `GET /api/tenant/{subdomain}` answers. */
  readonly style: Readonly<Record<string, string | number | boolean>>
  /** As the include `office` of GET customer answers. */
  readonly office: Readonly<Record<string, string | number>>
  readonly settings: Readonly<Record<string, string | number | boolean>>
  /** SVG. */
  readonly logo: string
  /** SVG; of the branch that invites the customer. */
  readonly officeLogo: string
  readonly header: string
}

export const tenants: Readonly<Record<TenantName, Tenant>> = {
  localhost: {
    style: {
      tenant_id: 12,
      name: 'De Linde',
      full_name: 'Kantoor De Linde',
      primary_color: '#1b6470',
      secondary_color: '#0f3d4a',
      tertiary_color: '#e5f1ee',
      use_slogan: false,
      slogan: '',
      contact_email: 'contact@kantoordelinde.example',
      use_contact_email: true,
      support_email: 'hulp@kantoordelinde.example',
      use_support_email: true,
    },
    office: {
      id: 31,
      code: 'LIN',
      email: 'contact@kantoordelinde.example',
      name: 'Kantoor De Linde',
      number: '30010',
      phone: '071 555 01 42',
      website: 'https://www.kantoordelinde.example',
      street_name: 'Rapenburghof',
      house_number: '14',
      house_number_addition: '',
      postcode: '2311 EV',
      city: 'Leiden',
    },
    settings: { iwize_integration: true },
    logo: wordmark('De Linde', lindenMark('#2f8f7a', '#0f3d4a'), '#0f3d4a'),
    officeLogo: wordmark('Leiden', gablesMark('#1b6470', '#6ea79f'), '#1b6470'),
    header: landscape({
      sky: ['#d5e8ee', '#f4f8f3'],
      hills: ['#a9cbc6', '#6ea79f', '#2f7a78'],
      sun: '#fdf3d6',
      roofs: '#1b6470',
    }),
  },
  vereniging: {
    style: {
      tenant_id: 27,
      name: 'Ons Huis',
      full_name: 'Vereniging Ons Huis',
      primary_color: '#9a3f1f',
      secondary_color: '#4f2417',
      tertiary_color: '#fbf0e6',
      use_slogan: true,
      slogan: 'Samen goed wonen',
      contact_email: 'leden@onshuis.example',
      use_contact_email: true,
      support_email: '',
      use_support_email: false,
    },
    office: {
      id: 58,
      code: 'VOH',
      email: 'advies@onshuis.example',
      name: 'Ons Huis Advies',
      number: '30027',
      phone: '033 555 08 16',
      website: 'https://www.onshuis.example',
      street_name: 'Langegrachtje',
      house_number: '22',
      house_number_addition: '',
      postcode: '3811 BK',
      city: 'Amersfoort',
    },
    settings: { iwize_integration: '1' },
    logo: wordmark('Ons Huis', gablesMark('#9a3f1f', '#dca77f'), '#4f2417'),
    officeLogo: wordmark('Ons Huis', gablesMark('#9a3f1f', '#dca77f'), '#4f2417'),
    header: landscape({
      sky: ['#fbe6cf', '#fdf7ee'],
      hills: ['#eac6a4', '#cf9467', '#9a5533'],
      sun: '#fff6df',
      roofs: '#9a3f1f',
    }),
  },
}
