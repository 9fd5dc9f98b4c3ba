import type { CustomerRecord } from './data/customerRecord'
import { tenants } from './data/tenants'
import type { Customer } from './store/customers'
import type { InvitationRow } from './store/invitations'

/** What GET customer can be asked to include (spec 1 section 7). */
export const includes: readonly string[] = [
  'address',
  'partner',
  'partner.address',
  'children',
  'employments',
  'office',
  'office.style',
  'invitation',
  'invitation.aqopi_info',
  'mortgages',
  'mortgages.parts',
  'pensions',
]

type Answer = Readonly<Record<string, unknown>>

/** The customer with each asked include as `{data}`; what the office does not know is left out. */
export function customerAnswer(customer: Customer, invitation: InvitationRow, asked: readonly string[]) {
  const { record } = customer
  const number = Number(customer.id)
  const parts: Answer = {
    address: wrapped(record.address),
    partner: partnerIn(record, number, asked.includes('partner.address')),
    children: { data: numbered(record.children, number) },
    employments: { data: numbered(record.employments, number) },
    office: officeOf(customer, asked.includes('office.style')),
    invitation: invitationAnswer(invitation),
    mortgages: mortgagesIn(record, number, asked.includes('mortgages.parts')),
    pensions: { data: numbered(record.pensions, number) },
  }
  const wanted = Object.entries(parts).filter(
    ([name, part]) => part !== undefined && asked.some(one => one === name || one.startsWith(`${name}.`)),
  )
  return { data: { ...plainFields(customer, number), ...Object.fromEntries(wanted) } }
}

const plainFields = ({ record, email, isPartner }: Customer, number: number): Answer => ({
  id: number,
  is_main_customer: isPartner ? 0 : 1,
  is_partner: isPartner ? 1 : 0,
  email,
  ...record.fields,
})

const wrapped = (data: Answer | null): Answer | undefined => (data === null ? undefined : { data })

/** Items have no ids in the record; theirs follow from the customer's, so that they stay the same. */
const numbered = (items: readonly Answer[], number: number): readonly Answer[] =>
  items.map((item, index) => ({ id: number * 100 + index + 1, ...item }))

function partnerIn({ partner }: CustomerRecord, number: number, withAddress: boolean): Answer | undefined {
  if (partner === null) return undefined
  const address = withAddress && partner.address !== null ? { address: { data: partner.address } } : {}
  return { data: { id: number * 10 + 1, ...partner.fields, ...address } }
}

function mortgagesIn({ mortgages }: CustomerRecord, number: number, withParts: boolean): Answer {
  const data = mortgages.map(({ fields, parts }, index) => {
    const id = number * 100 + index + 1
    const numberedParts = numbered(parts, id).map(part => ({ ...part, mortgage_id: id }))
    return { id, ...fields, ...(withParts ? { parts: { data: numberedParts } } : {}) }
  })
  return { data }
}

function officeOf({ tenant }: Customer, withStyle: boolean): Answer {
  const { office, officeLogo } = tenants[tenant]
  const style = { data: { logo: Buffer.from(officeLogo).toString('base64'), content_type: 'image/svg+xml' } }
  return { data: { ...office, ...(withStyle ? { style } : {}) } }
}

const invitationAnswer = ({ id, type, partner_invited, valid_until, submitted_at }: InvitationRow): Answer => ({
  data: {
    id,
    type,
    ...(partner_invited === null ? {} : { partner_invited: partner_invited === 'true' }),
    valid_until,
    submitted_at,
    aqopi_info: null,
  },
})
