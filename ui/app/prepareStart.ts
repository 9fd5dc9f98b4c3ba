/**
 * Reads at a page load the session that the device keeps, after finishing the erasures an earlier page began; ends it
 * where an inventory had arrived.
 */
import type { SessionEnding } from '../../events/session/erasures'
import {
  type PersistedSession,
  readPersistedSession,
  type SessionPersistence,
} from '../../events/session/sessionPersistence'
import type { ErasureDependencies } from '../visit/log/eraseInvitationLog'
import { finishErasures } from '../visit/log/finishErasure'

/** What a page load starts from. `ended`: an inventory had arrived, and its session ends now, as on the success page. */
export interface StartState {
  readonly kept: PersistedSession
  readonly ended: SessionEnding | null
}

const nothing: PersistedSession = { session: null, onward: null }

/**
 * Reads what the device keeps, after finishing what an earlier page began to erase. To be awaited before the first screen:
 * nothing is opened that is being erased.
 */
export const prepareStart = async ({
  keeping,
  erasures,
  storage,
}: ErasureDependencies & { readonly keeping: SessionPersistence }): Promise<StartState> => {
  const [kept, begun] = await Promise.all([readPersistedSession(keeping, storage), erasures.all()])
  if (begun.length === 0) return { kept, ended: null }
  // What cannot be finished now waits; what is being erased is not opened either.
  await finishErasures({ erasures, storage }).catch(() => undefined)
  const ended = begun.find(({ ending }) => ending !== null)?.ending ?? null
  if (ended === null) return { kept, ended }
  const gone = await Promise.all([keeping.session.write(null), keeping.onward.write(null)])
  keeping.tell()
  if (gone.every(one => one)) await keeping.ended()
  return { kept: nothing, ended }
}
