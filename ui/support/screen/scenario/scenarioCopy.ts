/**
 * Makes copies of a log for 'Wat als' with another day or answer from a position on, each with its replay session, and
 * exports one as a log file.
 */
import * as E from 'fp-ts/Either'
import { exportLog } from '../../../../events/log/logExport/exportLog'
import type { ImportedLog } from '../../../../events/log/logExport/importPlan'
import type { RecordLeftOut } from '../../../../projections/replay/scenario/continueScenario'
import { createScenario, type ScenarioChange, scenarioOnDay } from '../../../../projections/replay/scenario/scenario'
import { createReplaySession, type ReplaySession } from '../session/replaySession'

/** A copy of the log for 'Wat als' that differs from a position on, with its replay session. */
export interface ScenarioCopy {
  readonly session: ReplaySession
  /** The position of the log that it was made at. */
  readonly from: number
  /** The position of the copy that shows what follows. */
  readonly at: number
  /** What is otherwise. */
  readonly words: string
  /** What the customer did afterwards and cannot be done in the copy. */
  readonly leftOut: readonly RecordLeftOut[]
  /** The record of the log that it ends at, because the portal answered otherwise there; null where it does not. */
  readonly endsAt: number | null
}

type Blobs = ImportedLog['blobs']
/** The log that is copied, and the rules that judge in the copy. */
type CopiedLog = Pick<ReplaySession, 'replay' | 'rules'>

const dutchDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

export const longDayWords = (isoDate: string): string => dutchDay.format(Date.parse(`${isoDate}T00:00:00Z`))

/** Copies the log up to a position and begins another day there. */
export const scenarioCopyOnDay = (
  { replay, rules }: CopiedLog,
  blobs: Blobs,
  from: number,
  isoDate: string,
): ScenarioCopy => {
  const copy = scenarioOnDay(replay, from, isoDate)
  const session = createReplaySession(copy, blobs, rules)
  return { session, from, at: copy.length, words: `Op ${longDayWords(isoDate)}`, leftOut: [], endsAt: null }
}

/** Copies the log up to a position and performs another command there. Left with the reason in Dutch. */
export const scenarioCopyWith = (
  { replay, rules }: CopiedLog,
  blobs: Blobs,
  from: number,
  command: ScenarioChange,
  words: string,
  carryOn: boolean,
): E.Either<string, ScenarioCopy> => {
  const scenario = createScenario(replay, from, command, { carryOn })
  if (E.isLeft(scenario)) return E.left('Dat had het portaal op dit moment niet aangenomen.')
  if (scenario.right === null) return E.left('Dat staat er al: er verandert niets.')
  const { replay: copy, at, leftOut, endsAt } = scenario.right
  return E.right({ session: createReplaySession(copy, blobs, rules, at), from, at, words, leftOut, endsAt })
}

/** Exports a copy as a log file. A pseudonymised log stays so. */
export const scenarioCopyText = ({ session: { replay } }: ScenarioCopy, blobs: Blobs, pseudonymised: boolean): string =>
  exportLog({
    header: replay.header,
    records: replay.records,
    blobs,
    pseudonymised,
  })
