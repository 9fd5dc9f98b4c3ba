import { createChronicle, type Past } from '../../../projections/past/chronicle'
import { lineAt, nextBack, type Way } from '../../../projections/past/undo'
import { afterwards, beforehand } from '../../../projections/past/undoWords'
import type { portal } from '../../domain/portal/portal'
import { viewOf } from '../viewOf'

type Portal = ReturnType<typeof portal>

/** What the screens read; each thing was done so long after the one before that nothing is typed on. */
export const pastOf = ({ catalogue, records }: Portal): Past => ({
  chronicle: createChronicle(
    catalogue,
    records.map((record, n) => ({ ...record, at: record.at + n * 20_000 })),
  ),
  seq: records.length,
})

/** What a press will do; null where it does nothing. */
export const will = (one: Portal, way: Way = 'undo'): string | null => {
  const { ready } = nextBack(pastOf(one), one.state(), way)
  return ready === null ? null : beforehand(one.catalogue, viewOf(one), ready.entry, way)
}

/** What is said after a press. */
export const press = (one: Portal, way: Way = 'undo'): string => {
  const { ready } = nextBack(pastOf(one), one.state(), way)
  if (ready === null) throw new Error('nothing to do')
  one.does(ready.command)
  return afterwards(one.catalogue, viewOf(one), lineAt(pastOf(one)))
}
