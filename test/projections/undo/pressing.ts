import { createLogHistory, type HistoryView } from '../../../projections/logHistory/logHistory'
import { nextUndo, type UndoDirection, undoStateAt } from '../../../projections/undo/nextUndo'
import { undoOfferWords, undoResultWords } from '../../../projections/undo/undoWords'
import { olderRecord } from '../../arbitraries/olderRecord'
import type { portal } from '../portal'
import { viewOf } from '../viewOf'

type Portal = ReturnType<typeof portal>

/** What the screens read; each thing was done so long after the one before that nothing is typed on. */
export const pastOf = ({ catalogue, records }: Portal): HistoryView => ({
  history: createLogHistory(
    catalogue,
    records.map((record, n) => ({ ...olderRecord(record), at: record.at + n * 20_000 })),
  ),
  seq: records.length,
})

/** What a press will do; null where it does nothing. */
export const will = (one: Portal, way: UndoDirection = 'undo'): string | null => {
  const { ready } = nextUndo(pastOf(one), one.state(), way)
  return ready === null ? null : undoOfferWords(one.catalogue, viewOf(one), ready.entry, way)
}

/** What is said after a press. */
export const press = (one: Portal, way: UndoDirection = 'undo'): string => {
  const { ready } = nextUndo(pastOf(one), one.state(), way)
  if (ready === null) throw new Error('nothing to do')
  one.does(ready.command)
  return undoResultWords(one.catalogue, viewOf(one), undoStateAt(pastOf(one)))
}
