import type { Catalogue } from '../domain/engine/catalogue'
import { receiptAskedAfter } from '../domain/sending/receipt'
import type { Effect } from '../events/effects/effect'
import { waitingFile } from '../events/state/sendingState'
import type { State } from '../events/state/state'
import { inventory } from './inventory'
import type { View } from './live'
import { lookUpsDue } from './lookUpsDue'

/** Whether it arrived is asked a few times, with growing pauses, and when the customer wants to know. */
const receipt = ({ sending }: State): readonly Effect[] => {
  if (sending.tag !== 'unconfirmed') return []
  const { asked: nth, since, sought } = sending
  if (sought) return [{ tag: 'askReceipt', nth, notBefore: since }]
  const after = receiptAskedAfter[nth]
  return after === undefined ? [] : [{ tag: 'askReceipt', nth, notBefore: since + after }]
}

const sending = (catalogue: Catalogue, { state, tree }: View): readonly Effect[] => {
  if (state.sending.tag !== 'busy') return receipt(state)
  const waiting = waitingFile(state)
  // Files first, one by one, then the inventory (checklist OPEN-126).
  return waiting === undefined
    ? [{ tag: 'sendInventory', body: inventory(catalogue, state, tree) }]
    : [{ tag: 'sendFile', file: waiting }]
}

/** Every call that is due: what is on its way stays due until it has come back. */
export const outbox = (catalogue: Catalogue, view: View): readonly Effect[] => {
  const { wanted } = view.state
  return [
    ...(wanted.customer ? [{ tag: 'loadCustomer' } as const] : []),
    ...(wanted.setting ? [{ tag: 'loadSetting' } as const] : []),
    ...(wanted.lenders ? [{ tag: 'loadLenders' } as const] : []),
    ...lookUpsDue(catalogue, view),
    ...sending(catalogue, view),
  ]
}
