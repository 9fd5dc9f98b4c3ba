import type { Catalogue } from '../../domain/engine/catalogue'
import { createPerform } from '../../events/effects/perform'
import { createRunner, type Perform } from '../../events/effects/run'
import type { Log } from '../../events/log/log'
import type { Store } from '../../events/store/store'
import type { Live } from '../../projections/live'
import { outbox } from '../../projections/outbox'
import { pathOfWireKey } from '../../projections/wireKey'
import type { Observed } from '../app/observed'
import type { Drafts } from './drafts'
import type { VisitDoors } from './visit'

/** Makes every call that is due, now and after every change. Answers how to stop. */
export const followOutbox = (
  doors: VisitDoors,
  opened: {
    readonly catalogue: Catalogue
    readonly store: Store
    readonly live: Live
    readonly log: Log
    readonly drafts: Drafts
  },
  upload: Observed<number | null>,
): (() => void) => {
  const { catalogue, store, live, log, drafts } = opened
  const perform = createPerform({
    calls: doors.calls,
    store,
    log,
    now: doors.clock.now,
    invitationToken: () => doors.session.stored()?.invitation_token ?? null,
    customerLost: fault => doors.customerLost(fault, live.view().state.loaded),
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    officeLogo: doors.officeLogo.write,
    uploading: (_, part) => upload.write(part < 1 ? part : null),
  })
  const performed: Perform = async (effect, signal) => {
    await perform(effect, signal)
    // Sent or not, nothing of it is on its way any more.
    if (effect.tag === 'sendFile') upload.write(null)
  }
  const runner = createRunner(performed, drafts.sinceKey)
  const follow = (): void => runner.follow(outbox(catalogue, live.view()))
  let screen = live.view().state.screen
  const unfollow = live.onChange(() => {
    const now = live.view().state.screen
    // The intro asks the office again, also what it could not be asked the time before.
    if (now !== screen && now === '/intro') runner.hope()
    screen = now
    follow()
  })
  const online = (): void => {
    runner.hope()
    follow()
  }
  window.addEventListener('online', online)
  follow()
  return () => {
    unfollow()
    window.removeEventListener('online', online)
    runner.stop()
  }
}
