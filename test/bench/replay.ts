import * as E from 'fp-ts/Either'
import { decodeRecord, encodeRecord, type SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogue, type Visit } from './benchSurvey'
import { floorLike } from './change'
import { loadOf } from './everyQuestion'
import { alone, inTurns } from './measure'
import { createPortal } from './portal'

/** Milliseconds for a log of this many records. */
export interface ReplayCost {
  readonly floor: number
  /** The state alone. */
  readonly fold: number
  /** The state, and the screens once. */
  readonly whole: number
  /** Reading the lines, which a replay from the browser's database does before. */
  readonly decode: number
}

/** The log of a visit of this many commands, with ten loan parts. */
export const logOf = (visit: Visit, length: number): readonly SurveyRecord[] => {
  const portal = createPortal(visit, 10, length)
  const load = loadOf(portal)
  for (let n = 0; portal.records.length < length; n++)
    for (const { path, value } of load(n, 1).slice(0, length - portal.records.length))
      portal.dispatch({ type: 'ChangeAnswer', path, value })
  return portal.records
}

const fold = (records: readonly SurveyRecord[]) => foldRecords(catalogue, initialState(catalogue), records)

const decode = (lines: readonly string[]): void => {
  for (const line of lines) if (E.isLeft(decodeRecord(JSON.parse(line)))) throw new Error('a record was not read')
}

export const replayCost = (visit: Visit, length: number): ReplayCost => {
  const records = logOf(visit, length)
  const lines = records.map(record => JSON.stringify(encodeRecord(record)))
  const rounds = length > 50_000 ? { rounds: 5, warmUp: 2 } : { rounds: 21, warmUp: 8 }
  const prepare = () => records
  const floor = { prepare, work: (log: typeof records) => void floorLike({ visit, records: log }) }
  const folded = inTurns(floor, { prepare, work: log => void fold(log) }, rounds)
  const whole = inTurns(floor, { prepare, work: log => void surveyTree(situationOf(catalogue, fold(log))) }, rounds)
  const decoded = alone({ prepare: () => lines, work: decode }, rounds)
  return { floor: (folded.a + whole.a) / 2, fold: folded.b, whole: whole.b, decode: decoded }
}
