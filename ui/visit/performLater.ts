import { createPerform } from '../../events/effects/perform'
import type { Perform } from '../../events/effects/run'
import { pathOfWireKey } from '../../projections/wireKey'
import type { Following } from './following'
import { overviewOf } from './overview'

/** Performs any call that is due in a visit. */
export const performLater = ({ first, doors, opened: { catalogue, store, live }, upload$ }: Following): Perform => {
  const perform = createPerform({
    ...first,
    calls: doors.calls,
    isConnected: () => navigator.onLine,
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    overview: overviewOf(catalogue, () => store.state()),
    uploading: (_, part) => upload$.next(part < 1 ? part : null),
  })
  return async (effect, signal) => {
    await perform(effect, signal)
    // Sent or not, nothing of it is on its way any more.
    if (effect.tag === 'sendFile') upload$.next(null)
  }
}
