import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { type KeptValue, keptValue } from '../disk/keptValue'

/** How a session ends whose inventory has arrived: where the browser goes, null to the login. */
const endingCodec = entity('Ending', { success: field(t.union([t.string, t.null]), 'open') })
export type Ending = t.TypeOf<typeof endingCodec>

/**
 * An erasing that has begun. `isGone`: the browser names the log no more. `ending`: the session is to end with it; null
 * once it has, and where the customer asked for the erasing.
 */
const erasureCodec = entity('Erasure', {
  invitation: field(t.string, 'open'),
  isGone: field(t.boolean, 'open'),
  ending: field(t.union([endingCodec, t.null]), 'open'),
})
export type Erasure = t.TypeOf<typeof erasureCodec>

/**
 * The erasings that are not over, on the disk before anything is erased: whatever stops one, the next start finishes it,
 * and one that is refused is tried again at every start.
 */
export interface Erasures {
  readonly all: () => Promise<readonly Erasure[]>
  /** False when it cannot be marked: then nobody finishes it after a kill. */
  readonly begin: (invitation: string, ending: Ending | null) => Promise<boolean>
  /** Nothing of the log is left. */
  readonly confirm: (invitation: string) => Promise<boolean>
  /** The sessions that were to end have ended; where the log is gone too, nothing is to be done any more. */
  readonly endSessions: () => Promise<boolean>
  /** Nothing is to be done any more for an invitation, if its log is gone and no session is to end. */
  readonly forget: (invitation: string) => Promise<boolean>
}

/** The part of the Web Locks API that is used. */
type Locks = Pick<LockManager, 'request'>

export const keptErasures = (): KeptValue<readonly Erasure[]> =>
  keptValue('klantportaal.erasures', t.readonlyArray(erasureCodec))

/** @param locks so that two tabs that erase at once do not forget each other's; a browser without them has that risk */
export const createErasures = (kept: KeptValue<readonly Erasure[]>, locks: Locks | undefined): Erasures => {
  const change = (work: (all: readonly Erasure[]) => readonly Erasure[]): Promise<boolean> => {
    const changed = async (): Promise<boolean> => {
      const all = work((await kept.read()) ?? [])
      return kept.write(all.length === 0 ? null : all)
    }
    return locks === undefined ? changed() : locks.request('klantportaal.erasures', changed)
  }
  return {
    all: async () => (await kept.read()) ?? [],
    begin: (invitation, ending) =>
      change(all => [...all.filter(one => one.invitation !== invitation), { invitation, isGone: false, ending }]),
    confirm: invitation =>
      change(all => all.map(one => (one.invitation === invitation ? { ...one, isGone: true } : one))),
    endSessions: () =>
      change(all => all.flatMap(one => (one.ending !== null && one.isGone ? [] : [{ ...one, ending: null }]))),
    forget: invitation =>
      change(all => all.filter(one => !(one.invitation === invitation && one.isGone && one.ending === null))),
  }
}
