import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import type { CustomerRecord } from './data/customerRecord'
import { customersFor, partnerCustomersFor, partnerSessionTypes, singleCustomerFor } from './data/customers'
import { isPartnerType } from './data/partnerTypes'
import { inviteNew } from './invite'
import type { OfficeContext } from './officeContext'

type Seed = {
  readonly type: InvitationType
  readonly isPartner: boolean
  readonly record: CustomerRecord
  /** For a second customer of the same type. */
  readonly key?: string
}

/** Types whose couple has an invitation for each of the two. */
const invitedApart: readonly InvitationType[] = ['full', 'assessment', ...partnerSessionTypes]

/** At the first start: a customer with an invitation for every type, one more for `full`, and the partners' own. */
export async function seed(office: OfficeContext): Promise<void> {
  // Last first: the desk shows the newest at the top, so the list reads in the order of the types.
  for (const one of seeds(new Date(office.now()).getFullYear()).reverse()) {
    const { type, isPartner, record } = one
    await inviteNew(
      office,
      { tenant: 'localhost', email: emailOf(record), isPartner, twoFactor: false, record, seedKey: seedKeyOf(one) },
      { type, validUntil: null, partnerInvited: !isPartner && record.partner !== null && invitedApart.includes(type) },
    )
  }
}

function seeds(year: number): Seed[] {
  const customers = customersFor(year)
  return [
    { type: 'full', isPartner: false, record: singleCustomerFor(year), key: 'full/single' },
    ...invitationTypes.map(type => ({ type, isPartner: isPartnerType(type), record: customers[type] })),
    ...partnerSessionTypes.map(type => ({ type, isPartner: true, record: partnerCustomersFor(year, type) })),
  ]
}

const seedKeyOf = ({ type, isPartner, key }: Seed): string => key ?? `${type}/${isPartner ? 'partner' : 'main'}`

const emailOf = ({ fields }: CustomerRecord): string => {
  const name = [fields.first_name, fields.insertion, fields.last_name].filter(part => part !== undefined && part !== '')
  return `${name.join('.').toLowerCase().replaceAll(' ', '')}@voorbeeld.example`
}
