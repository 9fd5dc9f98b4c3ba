/** Derives the survey tree at a replay position from that at another, reusing what did not change in between. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import type { State } from '../../events/state/state'
import { treeAfter } from '../live'
import type { SurveyTree } from '../tree/surveyTree'

/** Beyond so many events on the way the tree is made as a whole: that costs no more, and shares as much. */
const mostOnTheWay = 64

/** Some of the records between two positions, as one: what of the tree must be looked at again, whichever way one goes. */
const between = (records: readonly SurveyRecord[], from: number, to: number): SurveyRecord | null => {
  const events: SurveyRecord['events'][number][] = []
  for (let at = Math.min(from, to); at < Math.max(from, to); at++) {
    const record = records[at]
    if (record === undefined || events.length + record.events.length > mostOnTheWay) return null
    events.push(...record.events)
  }
  return { seq: to, id: '', at: 0, by: 'system', command: '', events }
}

/**
 * The tree at another position: what depends on the answers and items that changed on the way is judged again in the
 * state of that position, so that it goes backwards as it goes forwards. What did not change is the same object.
 * @param state that of `to`
 */
export const treeAtPosition = (
  catalogue: Catalogue,
  records: readonly SurveyRecord[],
  from: { readonly position: number; readonly tree: SurveyTree },
  to: number,
  state: State,
): SurveyTree =>
  from.position === to ? from.tree : treeAfter(catalogue, from.tree, state, between(records, from.position, to)).tree
