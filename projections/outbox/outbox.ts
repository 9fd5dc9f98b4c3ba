/**
 * Derives from the state every effect that is due: loading, look-ups, the overview PDF of what was retrieved, sending
 * of files and inventory, and asking for the receipt.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { receiptAskedAfter } from '../../domain/sending/receipt'
import type { Effect } from '../../events/effects/effect'
import { fileBeingSent } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'
import type { SurveyView } from '../live'
import { lookupsDue } from './lookupsDue'
import { overviewDue } from './overviewDue'

/** Whether it arrived is asked a few times, with growing pauses, and when the customer wants to know. */
const receipt = ({ sending }: State): readonly Effect[] => {
  if (sending.tag !== 'unconfirmed') return []
  const { asked: nth, since, sought } = sending
  if (sought) return [{ tag: 'askReceipt', nth, notBefore: since }]
  const after = receiptAskedAfter[nth]
  return after === undefined ? [] : [{ tag: 'askReceipt', nth, notBefore: since + after }]
}

const sending = (state: State): readonly Effect[] => {
  // Files first, one by one, then the inventory (checklist OPEN-126).
  const file = fileBeingSent(state)
  if (file !== undefined) return [{ tag: 'sendFile', file }]
  if (state.sending.tag !== 'busy') return receipt(state)
  const { body, again } = state.sending
  return [{ tag: 'sendInventory', body, again }]
}

/** Every call that is due: what is on its way stays due until it has come back. */
export const outbox = (catalogue: Catalogue, view: SurveyView): readonly Effect[] => [
  ...(view.state.wanted.customer ? [{ tag: 'loadCustomer' } as const] : []),
  ...(view.state.wanted.setting ? [{ tag: 'loadSetting' } as const] : []),
  ...(view.state.wanted.lenders ? [{ tag: 'loadLenders' } as const] : []),
  ...lookupsDue(catalogue, view),
  ...overviewDue(view.state),
  ...sending(view.state),
]
