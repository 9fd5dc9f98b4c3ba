import type { InvitationType } from '../../../domain/language/invitation'
import type { HttpCall } from '../../../events/effects/calls/http'
import { fakeUsername } from './fakeToken'

/**
 * The answer to a test user's call in place of the office's; null where there is none.
 * @param now ISO, of an inventory that arrives
 */
export const stubAnswer = (
  { method, path }: Pick<HttpCall, 'method' | 'path'>,
  type: InvitationType,
  now: string,
): StubAnswer => {
  switch (`${method} ${path}`) {
    case 'POST /api/portal/auth/token/validate':
      return { success: true, customer: { data: { username: fakeUsername, invitation: invitation(type, null) } } }
    case 'GET /api/portal/customer':
      return customer(type, null)
    case 'PUT /api/portal/customer':
      return customer(type, now)
    case 'GET /api/portal/tenant/setting/iwize_integration':
      return { data: { value: true } }
    case 'GET /api/portal/hdn_company/active':
      return { data: lenders }
    case 'GET /api/portal/hdn_company_label/active':
      return { data: labels }
    case 'POST /api/portal/property/by_address':
      return { data: { street: 'Teststraat', city: 'Nepstad' } }
    case 'POST /api/portal/file':
    case 'POST /api/portal/auth/change/password':
      return {}
    case 'POST /api/portal/iwize/token/by_portal_invitation':
      return { data: { token: 'nep' } }
    default:
      return null
  }
}

type StubAnswer = object | null

const invitation = (type: InvitationType, submittedAt: string | null) => ({
  data: {
    id: `debug-${type}`,
    type,
    partner_invited: 0,
    valid_until: null,
    submitted_at: submittedAt,
    aqopi_info: null,
  },
})

/** A customer without a partner, with a valid invitation of the chosen type (OPEN-102). */
const customer = (type: InvitationType, submittedAt: string | null) => ({
  data: {
    id: 1,
    is_main_customer: 1,
    is_partner: type.startsWith('partner') ? 1 : 0,
    salutation: 'Mevrouw',
    initials: 'T.',
    first_name: 'Testa',
    last_name: 'Nepveld',
    has_partner: 0,
    email: 'testa.nepveld@voorbeeld.example',
    address: { data: { street: 'Teststraat', number: '1', postal_code: '1234 AB', place: 'Nepstad' } },
    invitation: invitation(type, submittedAt),
  },
})

const lenders = [
  { id: 1, hdn_code: 'N1', sender_name: 'Nepbank' },
  { id: 2, hdn_code: 'N2', sender_name: 'Proefhypotheken' },
]
const labels = [
  { id: 11, company_id: 1, hdn_company_label_id: 11, hdn_code: 'N1A', name: 'Nepbank Thuis' },
  { id: 21, company_id: 2, hdn_company_label_id: 21, hdn_code: 'N2A', name: 'Proefhypotheken Start' },
]
