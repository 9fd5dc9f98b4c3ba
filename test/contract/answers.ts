import { profiles } from '../../domain/invitation/profiles'
import { invitationTypeCodec, invitationTypes } from '../../domain/language/invitation'
import { coloursCodec } from '../../domain/portal/tenant'
import { looseBoolean, looseDecimal, looseId, looseNumber, looseText } from '../../events/effects/wire/looseCodecs'
import { customerLeaves } from './customerLeaves'
import { exampleAt } from './examples'
import { accessToken, anything, colour, leaf, moment, pictureBody, success } from './leaves'
import { type Leaf, list, type ObjectShape, object, type Shape } from './shape'

// The answers that the portal reads (spec 1 section 7), one shape for each codec of `events/effects/wire`.

type Keys = Readonly<Record<string, Shape>>

const item = (name: string, path: keyof typeof customerLeaves, more: Keys = {}): ObjectShape =>
  object(name, { ...customerLeaves[path], ...more })

const at = (key: string, plain: Leaf): Leaf => {
  const example = exampleAt(key)
  return example === undefined ? plain : { ...plain, schema: { ...plain.schema, example } }
}

/** Leaves with the example of their key. */
const keyed = (leaves: Readonly<Record<string, Leaf>>): Keys =>
  Object.fromEntries(Object.entries(leaves).map(([key, plain]) => [key, at(key, plain)]))

const texts = (...keys: readonly string[]): Keys => keyed(Object.fromEntries(keys.map(key => [key, leaf(looseText)])))

const claims = (...keys: readonly string[]): Keys => Object.fromEntries(keys.map(key => [key, leaf(looseBoolean)]))

export const picture = object('Picture', keyed({ body: pictureBody }), { required: ['body'] })

const office = object('Office', {
  ...texts('id', 'code', 'email', 'name', 'number', 'phone', 'website', 'street_name'),
  ...texts('house_number', 'house_number_addition', 'postcode', 'city'),
  style: object('OfficeStyle', keyed({ logo: pictureBody })),
})

/** What each type is called; what it asks follows from the portal, and nothing has to be prefilled. */
const typeNotes = invitationTypes.map(type => `${type}: ${profiles[type].label}`).join('; ')

const invitation = object(
  'Invitation',
  {
    id: leaf(looseId),
    type: leaf(invitationTypeCodec, `Without one: full. ${typeNotes}`),
    partner_invited: leaf(
      looseBoolean,
      'Whether the partner has an invitation of his own. Empty: nothing is said of it',
    ),
    ...keyed({ valid_until: moment, submitted_at: moment }),
    aqopi_info: { ...anything, schema: { ...anything.schema, description: 'Anything; it goes back as it came' } },
    has_valid_invitation: leaf(looseBoolean, 'False of one without submitted_at: there is no valid invitation'),
  },
  { required: ['id'] },
)

const employments = list(item('Employment', 'customer.employers.*'), { orOne: true })

const parts = list(item('LoanPart', 'customer.mortgages.*.parts.*'), { orOne: true })

/** GET customer, and a PUT that succeeded. */
export const customer = object(
  'Customer',
  {
    ...customerLeaves.customer,
    invitation,
    address: object('Address', customerLeaves['customer.address']),
    partner: object('Partner', {
      ...customerLeaves['customer.partner'],
      address: object('PartnerAddress', customerLeaves['customer.partner.address']),
    }),
    office,
    employments,
    // Another name of the same list.
    employers: employments,
    companies: list(item('Company', 'customer.companies.*'), { orOne: true }),
    children: list(item('Child', 'customer.children.*'), { orOne: true }),
    mortgages: list(item('Mortgage', 'customer.mortgages.*', { parts }), { orOne: true }),
    pensions: list(item('Pension', 'customer.pensions.*'), { orOne: true }),
  },
  { says: '`employments` wins over `employers`, which is another name of it: one suffices' },
)

export const validation = object(
  'Validation',
  {
    success,
    customer: object('InvitedCustomer', {
      ...keyed({
        username: leaf(
          looseText,
          'A proposal. Left out: an empty field for the customer. Empty or null: he is told that none could be made',
        ),
      }),
      invitation: object('InvitationSummary', {
        type: leaf(invitationTypeCodec),
        ...keyed({ submitted_at: moment, valid_until: moment }),
      }),
    }),
  },
  { required: ['success'] },
)

export const tokens = object('Tokens', keyed({ access_token: accessToken }), {
  required: ['access_token'],
  says: '`token_type`, `expires_in` and `refresh_token` are not read',
})

export const retrievalToken = object('RetrievalToken', keyed({ token: accessToken }), { required: ['token'] })

export const setting = object('Setting', { value: leaf(looseBoolean) })

export const companies = list(
  object('LenderCompany', { id: leaf(looseId), ...texts('hdn_code', 'sender_name') }, { required: ['id'] }),
)

export const labels = list(
  object(
    'LenderLabel',
    { id: leaf(looseId), company_id: leaf(looseId), ...texts('hdn_code', 'name') },
    { required: ['id', 'company_id'] },
  ),
)

const colourNames = Object.keys(coloursCodec.fields)

export const tenantStyle = object('TenantStyle', {
  ...keyed({ tenant_id: leaf(looseNumber) }),
  ...texts('name', 'full_name', 'slogan', 'contact_email', 'support_email'),
  ...claims('use_slogan', 'use_contact_email', 'use_support_email'),
  ...Object.fromEntries(colourNames.map(name => [`${name}_color`, colour])),
  colours: object('Colours', Object.fromEntries(colourNames.map(name => [name, colour])), {
    wraps: false,
    says: '`primary_color` beside it wins over `primary` here; one suffices, as of every colour',
  }),
})

/** Parts of an address may stand beside the home or within `address`, by either name. */
const placed = { ...texts('street', 'number', 'number_addition', 'postcode', 'postal_code', 'city', 'place') }

const coordinates = keyed({ latitude: leaf(looseDecimal), longitude: leaf(looseDecimal) })

const home = object(
  'Home',
  {
    id: leaf(looseId),
    ...keyed({
      image: leaf(
        looseText,
        'On the origin of `api`; the portal adds validate=true and its key. Empty while it is being made: the status is asked, then the home anew',
      ),
      value_low: leaf(looseNumber, 'In euro'),
      value_high: leaf(looseNumber, 'In euro'),
    }),
    ...placed,
    address: object('HomeAddress', placed, { wraps: false }),
    ...coordinates,
  },
  {
    wraps: false,
    says: 'One place of each part of the address suffices: beside `id` wins over within `address`, `postcode` over `postal_code`, `city` over `place`; an empty one does not count',
  },
)

const inData = (name: string, data: Shape, more: Keys = {}): ObjectShape =>
  object(name, { data, ...more }, { required: ['data'], wraps: false })

export const foundHome = inData('FoundHome', home)

export const foundHomes = inData('FoundHomes', list(home, { wraps: false }), {
  center: object('Center', coordinates, { wraps: false }),
})

export const pictureStatus = inData(
  'PictureStatus',
  object('PictureStatusData', keyed({ status: leaf(looseText, '`ready`; anything else is not yet') }), {
    required: ['status'],
    wraps: false,
  }),
)

const fieldTexts: Leaf = {
  ...anything,
  schema: {
    description: 'Texts by field',
    example: { 'customer.employers.0.name': ['Vul een werkgever in'] },
  },
}

const said = { errors: fieldTexts, ...keyed({ message: leaf(looseText) }) }

/** What says why a call was refused: texts by field or dotted path with positions. */
const refusalKeys: Keys = {
  error: object('RefusalError', said, { wraps: false }),
  data: object('RefusalData', said, { wraps: false }),
  ...said,
}

const whereErrors = 'The first `errors` counts: beside `message`, in `error` or in `data`; one suffices'

export const refusal = object('Refusal', refusalKeys, { wraps: false, says: whereErrors })

/** That of a login, which may say that a code is needed. */
export const loginRefusal = object(
  'LoginRefusal',
  { ...refusalKeys, ...claims('two_factor_required', 'two_factor_allowed') },
  { wraps: false, says: 'A code is needed where either of the two keys is true; they mean the same' },
)
