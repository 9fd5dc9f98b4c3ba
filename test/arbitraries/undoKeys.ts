import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import { recordOf } from '../../events/decisions/recordOf'
import { newestAction } from '../../events/intent/intentReader'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import type { State } from '../../events/state/state'
import { createLogHistory, type LogHistory } from '../../projections/logHistory/logHistory'
import { nextUndo, type UndoAction, type UndoDirection } from '../../projections/undo/nextUndo'
import { live, momentOf, type Visit } from './visit'

/** A visit that goes on by keys: what there is to take back, and to do again. */
export interface Keys {
  readonly catalogue: Catalogue
  readonly state: () => State
  readonly records: readonly RecordWithIntent[]
  /** Null where nothing can be. */
  readonly press: (way: UndoDirection) => UndoAction | null
  readonly history: LogHistory
}

export const keysAfter = (visit: Visit): Keys => {
  const lived = live(visit)
  const { catalogue } = lived
  const records = [...lived.records]
  const history = createLogHistory(catalogue, records)
  let state = lived.last
  return {
    catalogue,
    records,
    history,
    state: () => state,
    press: way => {
      const { ready } = nextUndo({ history: history, seq: records.length }, state, way)
      if (ready === null) return null
      const given = { command: ready.command, id: `u${records.length}`, at: momentOf(1000 + records.length) }
      const record = recordOf(catalogue, state, records.length, given, newestAction(records))
      if (E.isLeft(record) || record.right === null) throw new Error(`${way} was offered and is not done`)
      state = foldRecord(catalogue, state, record.right)
      records.push(record.right)
      history.add(record.right)
      return ready.command
    },
  }
}

/** As often as there is something to take back. */
export const pressAll = ({ press }: Keys, way: UndoDirection): number => {
  let count = 0
  while (press(way) !== null) count++
  return count
}
