import type { Catalogue } from '../../domain/engine/catalogue'
import { isExempt, orderOf, type Verdict, verdictOf } from '../../domain/engine/verdict'
import type { SurveyRecord } from '../../events/record/envelope'
import { evolve } from '../../events/state/evolve'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { treeAfter } from '../live'
import { surveyTree } from '../surveyTree'
import { sameTrees, type Trees } from './sameTrees'

/** How ids and paths of the one log are called in the other. */
export interface Renamed {
  readonly path: (path: string) => string
  readonly id: (id: string) => string
}

const sameVerdict = (one: Verdict, other: Verdict, path: Renamed['path']): boolean =>
  one.next === other.next &&
  one.errors.length === other.errors.length &&
  one.errors.every(([at, rule], i) => {
    const [otherAt, otherRule] = other.errors[i] ?? []
    return path(at) === otherAt && rule === otherRule
  })

/** Which steps there are, in order, and which of them count as done by age. */
const stepsOf = (catalogue: Catalogue, state: State): string => {
  const situation = situationOf(catalogue, state)
  const exempt = catalogue.survey.steps.filter(step => isExempt(situation, step)).map(({ key }) => key)
  return [...orderOf(situation), '/', ...exempt].join()
}

type Both<A> = readonly [A, A]

/** The submitted steps of a record are judged on what was known when each was. */
const submitsAgree = (
  catalogue: Catalogue,
  before: Both<State>,
  [one, other]: Both<SurveyRecord>,
  { path }: Renamed,
): boolean => {
  if (!one.events.some(({ type }) => type === 'StepSubmitted')) return true
  let [here, there] = before
  for (const [i, event] of one.events.entries()) {
    const twin = other.events[i]
    if (twin === undefined) return false
    if (event.type === 'StepSubmitted') {
      if (twin.type !== 'StepSubmitted' || twin.step !== event.step || !sameVerdict(event, twin, path)) return false
      const [was, is] = [here, there].map(state => verdictOf(situationOf(catalogue, state), event.step))
      if (was === undefined || is === undefined || !sameVerdict(was, is, path)) return false
    }
    here = evolve(catalogue, here, { at: one.at, by: one.by, event })
    there = evolve(catalogue, there, { at: other.at, by: other.by, event: twin })
  }
  return true
}

/**
 * Replays both logs side by side: whether after each record every question shows, is right and is wrong in the same way,
 * the steps and their order are the same, and every submitted step had and gets the same verdict. Yields after each
 * record.
 */
export function* logsAgree(
  catalogue: Catalogue,
  one: readonly SurveyRecord[],
  other: readonly SurveyRecord[],
  renamed: Renamed,
): Generator<void, boolean> {
  if (one.length !== other.length) return false
  let states: Both<State> = [initialState(catalogue), initialState(catalogue)]
  let trees: Trees = [surveyTree(situationOf(catalogue, states[0])), surveyTree(situationOf(catalogue, states[1]))]
  for (const [i, record] of one.entries()) {
    const twin = other[i]
    if (twin === undefined || !submitsAgree(catalogue, states, [record, twin], renamed)) return false
    states = [foldRecord(catalogue, states[0], record), foldRecord(catalogue, states[1], twin)]
    const now: Trees = [
      treeAfter(catalogue, trees[0], states[0], record).tree,
      treeAfter(catalogue, trees[1], states[1], twin).tree,
    ]
    if (!sameTrees(trees, now, renamed.id)) return false
    if (stepsOf(catalogue, states[0]) !== stepsOf(catalogue, states[1])) return false
    trees = now
    yield
  }
  return true
}
