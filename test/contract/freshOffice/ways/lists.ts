import { withBody, withValue } from '../altered'
import { goesOn, type WrongWay, way } from './wrongWay'

export const ofLooks: readonly WrongWay[] = [
  way(
    'a colour by name',
    /^GET \/api\/tenant\/\w+$/,
    withValue('data.primary_color', 'blue'),
    'tenantStyle',
    'differs  data.primary_color: "blue"',
  ),
  way(
    'a logo that is no picture',
    /^GET .*logo\/json/,
    withValue('data.body', Buffer.from('%PDF-1.4').toString('base64')),
    'tenantLogo',
    'differs  data.body',
  ),
  way(
    'a logo that is an address',
    /^GET .*logo\/json/,
    withValue('data.body', 'https://kantoor.voorbeeld.nl/logo.png'),
    'tenantLogo',
    'differs  data.body',
  ),
]

export const ofLists: readonly WrongWay[] = [
  way('a setting in words', /^GET .*iwize_integration/, withValue('data.value', 'ja'), 'setting', 'data.value: "ja"'),
  way(
    'lenders without an id',
    /^GET .*hdn_company\/active/,
    withBody({ data: [{ sender_name: 'Voorbeeldbank' }] }),
    'lenderCompanies',
    'data.*.id: nothing',
  ),
  way(
    'lenders by number',
    /^GET .*hdn_company\/active/,
    withBody({ data: { 1: { id: 1, sender_name: 'Voorbeeldbank' } } }),
    'lenderCompanies',
    'STOPS',
  ),
  way(
    'lenders beside pages',
    /^GET .*hdn_company\/active/,
    withValue('meta', { current_page: 1, last_page: 3 }),
    'lenderCompanies',
    'meta',
  ),
  way(
    'a product of no lender',
    /^GET .*hdn_company_label/,
    withBody({ data: [{ id: 11, name: 'Basis' }] }),
    'lenderLabels',
    'company_id',
  ),
  way('a home without a street', /^POST .*by_address/, withValue('data.street', undefined), 'homeAtAddress', 'no home'),
  way(
    'a picture of a home elsewhere',
    /^GET .*jumba\/properties\/\d+\?/,
    withValue('data.image', 'https://elders.voorbeeld.nl/huis.jpg'),
    'home: ',
    'remark   data.image',
    goesOn,
  ),
  way(
    'a picture that is never ready',
    /^GET .*\/status/,
    withValue('data.status', 'klaar'),
    'homePicture',
    'remark   data.status: "klaar"',
    goesOn,
  ),
]
