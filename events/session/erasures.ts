/**
 * Keeps the list of unfinished log erasures, and whether a session ends with each, so that the next start finishes
 * them; remembers which logs were erased.
 */
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { type SharedStoredValue, storedValue } from '../disk/storedValue'
import type { WebLocks } from '../disk/tabCoordination'

/** How a session ends whose inventory has arrived: where the browser goes, null to the login. */
const endingCodec = entity('Ending', { success: field(t.union([t.string, t.null]), 'open') })
export type SessionEnding = t.TypeOf<typeof endingCodec>

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

/** The ids of the logs that were erased, the last ones; they are drawn by chance and say nothing of anybody. */
const erasedLogsCodec = entity('ErasedLogs', { ids: field(t.readonlyArray(t.string), 'open') })
type ErasedLogs = t.TypeOf<typeof erasedLogsCodec>

/** So many ids of erased logs are remembered. */
const remembered = 20

/**
 * The erasings that are not over, on the disk before anything is erased: whatever stops one, the next start finishes it,
 * and one that is refused is tried again at every start.
 */
export interface Erasures {
  readonly all: () => Promise<readonly Erasure[]>
  /**
   * False when it cannot be marked: then nobody finishes it after a kill.
   * @param log the id of the log that goes, where it is known
   */
  readonly begin: (invitation: string, ending: SessionEnding | null, log?: string | null) => Promise<boolean>
  /** Whether this log was erased: a browser that is killed may bring back the head mark of one. */
  readonly isErased: (log: string) => Promise<boolean>
  /** Nothing of the log is left. */
  readonly confirm: (invitation: string) => Promise<boolean>
  /** The sessions that were to end have ended; where the log is gone too, nothing is to be done any more. */
  readonly endSessions: () => Promise<boolean>
  /** Nothing is to be done any more for an invitation, if its log is gone and no session is to end. */
  readonly forget: (invitation: string) => Promise<boolean>
}

/** Where the erasings are kept, and what outlives them. */
export interface StoredErasures {
  readonly begun: SharedStoredValue<readonly Erasure[]>
  readonly erased: SharedStoredValue<ErasedLogs>
}

export const storedErasures = (): StoredErasures => ({
  begun: storedValue('klantportaal.erasures', t.readonlyArray(erasureCodec)),
  erased: storedValue('klantportaal.erased', erasedLogsCodec),
})

/** @param locks so that no tab takes away the place that another one begins to write in; undefined where there are none */
export const createErasures = ({ begun: kept, erased }: StoredErasures, locks: WebLocks | undefined): Erasures => {
  const change = (work: (all: readonly Erasure[]) => readonly Erasure[]): Promise<boolean> => {
    const changed = (): Promise<boolean> =>
      kept.change(before => {
        const all = work(before ?? [])
        return all.length === 0 ? null : all
      })
    return locks === undefined ? changed() : locks.request('klantportaal.erasures', changed)
  }
  const all = async (): Promise<readonly Erasure[]> => (await kept.read()) ?? []
  return {
    all,
    begin: async (invitation, ending, log = null) => {
      if (log !== null)
        await erased.change(before => ({
          ids: [...(before?.ids ?? []).filter(id => id !== log), log].slice(-remembered),
        }))
      const mark = (): Promise<boolean> =>
        change(all => [...all.filter(one => one.invitation !== invitation), { invitation, isGone: false, ending }])
      if (!(await mark())) return false
      const isThere = locks !== undefined || (await all()).some(one => one.invitation === invitation)
      return isThere || mark()
    },
    isErased: async log => (await erased.read())?.ids.includes(log) === true,
    confirm: invitation =>
      change(all => all.map(one => (one.invitation === invitation ? { ...one, isGone: true } : one))),
    endSessions: () =>
      change(all => all.flatMap(one => (one.ending !== null && one.isGone ? [] : [{ ...one, ending: null }]))),
    forget: invitation =>
      change(all => all.filter(one => !(one.invitation === invitation && one.isGone && one.ending === null))),
  }
}
