import type { Catalogue } from '../domain/engine/catalogue'
import { profiles } from '../domain/invitation/profiles'
import type { Effect } from '../events/effects/effect'
import { inventory } from './inventory'
import type { View } from './live'
import { lookUpsDue } from './lookUpsDue'

const sending = (catalogue: Catalogue, { state, tree }: View): readonly Effect[] => {
  if (state.sending.tag !== 'busy') return []
  const waiting = profiles[state.facts.type].sendsFiles
    ? state.files.find(({ name }) => !state.filesSent.has(name))
    : undefined
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
