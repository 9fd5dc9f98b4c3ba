/**
 * Finds in a log the questions that an earlier verdict let pass and the rules of now refuse, and the opening that
 * brought the other rules.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { evolve } from '../../events/state/evolve'
import { initialState, situationOf } from '../../events/state/state'

/** A question that was right by the rules of before; `seq` is the opening that came with other rules. */
export interface NewRefusal {
  readonly seq: number
  readonly path: string
}

const rulesIn = (records: readonly SurveyRecord[]): ReadonlySet<string> =>
  new Set(records.flatMap(({ events }) => events.flatMap(one => (one.type === 'PortalOpened' ? [one.rules] : []))))

/**
 * The questions that a verdict of before let pass and the rules of now refuse, for the very answers that it was about. A
 * log that knew the same rules throughout is not folded.
 */
export const newRefusals = (catalogue: Catalogue, records: readonly SurveyRecord[]): readonly NewRefusal[] => {
  if (rulesIn(records).size < 2) return []
  const refusals: NewRefusal[] = []
  const acceptedPaths = new Map<StepKey, readonly string[]>()
  const own = new WeakSet()
  let state = initialState(catalogue)
  let rules: string | null = null
  for (const { seq, at, by, events } of records)
    for (const event of events) {
      if (event.type === 'StepSubmitted') {
        const refusedPaths = new Set(event.errors.map(([path]) => path))
        const now = stepVerdictOf(situationOf(catalogue, state), event.step).errors
        acceptedPaths.set(
          event.step,
          now.flatMap(([path]) => (refusedPaths.has(path) ? [] : [path])),
        )
      }
      if (event.type === 'PortalOpened') {
        if (rules !== null && rules !== event.rules)
          for (const path of new Set([...acceptedPaths.values()].flat())) refusals.push({ seq, path })
        rules = event.rules
      }
      state = evolve(catalogue, state, { at, by, event }, own)
    }
  return refusals
}
