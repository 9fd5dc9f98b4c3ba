import type { Effect } from '../../../events/effects/effect'
import { sha256Hex } from '../../../events/log/hashChain'
import { utf8Bytes } from '../../../events/record/digest'
import { performing } from './performing'
import { json, type Office } from './startOffice'

/** What is kept to be sent. */
export const bytes = utf8Bytes('{"customer":{"last_name":{"title":"Achternaam","value":"Jansen"}}}')
export const body = sha256Hex(bytes)
export const sendInventory: Effect = { tag: 'sendInventory', body, again: false }

export const submitted = '2026-11-21T09:59:30Z'
export const answerOf = (invitation: object) => ({
  data: { invitation: { data: { id: 4, type: 'pension', ...invitation } } },
})
export const sentAnswer = answerOf({ submitted_at: submitted })
export const openAnswer = answerOf({})

const known = {
  initials: 'J',
  last_name: 'Jansen',
  salutation: 'De heer',
  gender: 'm',
  maritial_status: 0,
  date_of_birth: '1984-05-17',
  email: 'jan@voorbeeld.example',
  phone: '0612345678',
  has_employers: 0,
  'address.postal_code': '3511AB',
  'address.number': '40',
  'address.street': 'Oudegracht',
  'address.place': 'Utrecht',
} as const

/** A portal that is sending a right inventory since 10:00. */
export const sendingAt =
  (office: Office) =>
  async (isConnected = true) => {
    const portal = await performing(office, { isConnected })
    const { store, events, perform } = portal
    await portal.did({
      type: 'OpenPortal',
      host: 'localhost',
      association: false,
      today: '2026-11-21',
      build: 'test',
      rules: 'test',
    })
    const invitation = {
      id: '4',
      type: 'pension',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    } as const
    const values = new Map(Object.entries(known).map(([key, value]) => [`customer.${key}`, value]))
    const customer = { values, lists: new Map() }
    await portal.did({ type: 'LoadCustomer', invitation, partnerSession: false, office: null, customer })
    await portal.did({ type: 'StartSending', body }, [{ digest: body, bytes }])
    const before = events().length
    const told = () => events().slice(before)
    /** Sends, and asks about it as often as was due at once. */
    const sends = async () => {
      await perform(sendInventory)
      const { sending: after } = store.state()
      if (after.tag === 'unconfirmed') await perform({ tag: 'askReceipt', nth: after.asked, notBefore: 0 })
    }
    return { ...portal, told, sends }
  }

/** The office answers the inventory like this, and asked about it like that. */
export const answersAt =
  (office: Office) =>
  (put: Parameters<Office['replies']>[0] | undefined, get: object): void =>
    office.replies((response, call) => (call.method === 'PUT' ? put : json(200, get))?.(response, call))
