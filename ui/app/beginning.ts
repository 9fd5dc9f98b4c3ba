import type { Ending } from '../../events/session/erasures'
import { type Keeping, type Kept, readKept } from '../../events/session/keeping'
import { type Erasing, finishErasures } from '../visit/eraseLog'

/** What a page begins with. `ended`: an inventory had arrived and its session ends now, as the success page would have. */
export interface Beginning {
  readonly kept: Kept
  readonly ended: Ending | null
}

const nothing: Kept = { session: null, onward: null }

/**
 * Reads what the device keeps, after finishing what an earlier page began to erase. To be awaited before the first screen:
 * nothing is opened that is being erased.
 */
export const begin = async ({
  keeping,
  erasures,
  storage,
}: Erasing & { readonly keeping: Keeping }): Promise<Beginning> => {
  const [kept, begun] = await Promise.all([readKept(keeping, storage), erasures.all()])
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
