import * as t from 'io-ts'
import { invitationTypeCodec } from '../../../domain/language/invitation'
import { type CustomerRecord, sparse } from '../data/customerRecord'
import { customersFor, partnerCustomersFor, partnerSessionTypes } from '../data/customers'
import { isPartnerType } from '../data/partnerTypes'
import { tenantNameCodec } from '../data/tenants'
import { type Invited, inviteAgain, inviteNew } from '../invite'
import type { OfficeContext } from '../officeContext'
import { refuseFields } from '../refusal'

const text = (name: string, accepts: RegExp, complaint: string) =>
  new t.Type<string>(
    name,
    t.string.is,
    (input, context) =>
      typeof input === 'string' && accepts.test(input) ? t.success(input) : t.failure(input, context, complaint),
    t.identity,
  )

const emailCodec = text('Email', /^\S+@\S+$/, 'Vul een e-mailadres in')
const momentCodec = text(
  'Moment',
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/,
  'Geef een datum (JJJJ-MM-DD) of een ISO-tijdstip met zone',
)

/**
 * What an invitation is made of. `prefill` fills the customer with the type's ready-made data, `tenant` chooses the
 * portal's host, `partner_invited` of null is not told to the customer, `customer_id` invites a customer of the office once more (then only type and valid_until count).
 */
export const invitationInputCodec = t.intersection([
  t.type({ type: invitationTypeCodec, email: emailCodec }),
  t.partial({
    first_name: t.string,
    last_name: t.string,
    has_partner: t.boolean,
    is_partner: t.boolean,
    partner_invited: t.union([t.boolean, t.null]),
    valid_until: t.union([momentCodec, t.null]),
    two_factor: t.boolean,
    prefill: t.boolean,
    tenant: tenantNameCodec,
    customer_id: t.string,
  }),
])
export type InvitationInput = t.TypeOf<typeof invitationInputCodec>

/** Makes the customer with the invitation and sends the mail. */
export async function makeInvitation(office: OfficeContext, input: InvitationInput): Promise<Invited> {
  const { type, email, customer_id } = input
  const { partner_invited: partnerInvited = false } = input
  const terms = { type, validUntil: input.valid_until ?? null, partnerInvited }
  const invited =
    customer_id !== undefined
      ? await inviteAgain(office, customer_id, terms)
      : await inviteNew(
          office,
          {
            tenant: input.tenant ?? 'localhost',
            email,
            isPartner: input.is_partner ?? isPartnerType(type),
            twoFactor: input.two_factor ?? false,
            record: recordFor(office, input),
          },
          terms,
        )
  if (invited === undefined) throw refuseFields({ customer_id: ['Deze klant is er niet'] })
  return invited
}

function recordFor(office: OfficeContext, input: InvitationInput): CustomerRecord {
  const { first_name, last_name, has_partner } = input
  const typed = {
    ...(first_name === undefined || first_name === '' ? {} : { first_name }),
    ...(last_name === undefined || last_name === '' ? {} : { last_name }),
    ...(has_partner === undefined ? {} : { has_partner: has_partner ? 1 : 0 }),
  }
  if (input.prefill !== true) return sparse(typed)
  const year = new Date(office.now()).getFullYear()
  const asPartner = input.is_partner === true && partnerSessionTypes.includes(input.type)
  const record = asPartner ? partnerCustomersFor(year, input.type) : customersFor(year)[input.type]
  const partner = has_partner === false ? null : record.partner
  return { ...record, partner, fields: { ...record.fields, ...typed } }
}
