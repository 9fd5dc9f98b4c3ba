/**
 * Replays a log and its pseudonymised copy side by side: Right where visibility, errors, steps and verdicts agree
 * ('all', or 'verdicts' where doubts differ), else Left with the day of the first difference.
 */
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { type Doubts, doubtsAt } from '../../../domain/engine/doubts'
import { slotAddress } from '../../../domain/engine/path'
import { orderOf } from '../../../domain/engine/steps/stepOrder'
import { isExempt, type StepVerdict, stepVerdictOf } from '../../../domain/engine/steps/stepVerdict'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { evolve } from '../../../events/state/evolve'
import { foldRecord } from '../../../events/state/fold'
import { initialState, type State, situationOf } from '../../../events/state/state'
import { treeAfter } from '../../live'
import { surveyTree } from '../../tree/surveyTree'
import { sameTrees, type TreePair } from './sameTrees'

/** How ids and paths of the one log are called in the other. */
interface RenamedIds {
  readonly path: (path: string) => string
  readonly id: (id: string) => string
}

const sameVerdict = (one: StepVerdict, other: StepVerdict, path: RenamedIds['path']): boolean =>
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

type Pair<A> = readonly [A, A]

/** The submitted steps of a record are judged on what was known when each was. */
const submitsAgree = (
  catalogue: Catalogue,
  before: Pair<State>,
  [one, other]: Pair<SurveyRecord>,
  { path }: RenamedIds,
): boolean => {
  if (!one.events.some(({ type }) => type === 'StepSubmitted')) return true
  let [here, there] = before
  for (const [i, event] of one.events.entries()) {
    const counterpart = other.events[i]
    if (counterpart === undefined) return false
    if (event.type === 'StepSubmitted') {
      if (
        counterpart.type !== 'StepSubmitted' ||
        counterpart.step !== event.step ||
        !sameVerdict(event, counterpart, path)
      )
        return false
      const [was, is] = [here, there].map(state => stepVerdictOf(situationOf(catalogue, state), event.step))
      if (was === undefined || is === undefined || !sameVerdict(was, is, path)) return false
    }
    here = evolve(catalogue, here, { at: one.at, by: one.by, event })
    there = evolve(catalogue, there, { at: other.at, by: other.by, event: counterpart })
  }
  return true
}

/** What is doubted of the answers that these events gave. */
const doubtedIn = (
  catalogue: Catalogue,
  doubts: Doubts,
  state: State,
  events: SurveyRecord['events'],
): readonly string[] => {
  const addresses = events.flatMap(event => {
    const address = event.type === 'AnswerChanged' ? slotAddress(catalogue, event.path) : null
    return address !== null && doubts.has(address.slot) ? [address] : []
  })
  if (addresses.length === 0) return []
  const situation = situationOf(catalogue, state)
  return addresses.map(address =>
    doubtsAt(situation, doubts, address)
      .map(({ placed }) => placed.doubt.name)
      .join(),
  )
}

/**
 * Right: all, or all but what is doubted. Left: what day it was, ISO, when something showed or was judged otherwise; ''
 * where that is not known.
 */
type Agreement = E.Either<string, 'all' | 'verdicts'>

/**
 * Replays both logs side by side: whether after each record every question shows, is right and is wrong in the same way,
 * the steps and their order are the same, every submitted step had and gets the same verdict, and of every answer the same
 * was doubted when it was given. Yields after each record.
 */
export function* logsAgree(
  catalogue: Catalogue,
  doubts: Doubts,
  one: readonly SurveyRecord[],
  other: readonly SurveyRecord[],
  renamed: RenamedIds,
): Generator<void, Agreement> {
  if (one.length !== other.length) return E.left('')
  let isSameDoubt = true
  let states: Pair<State> = [initialState(catalogue), initialState(catalogue)]
  let trees: TreePair = [surveyTree(situationOf(catalogue, states[0])), surveyTree(situationOf(catalogue, states[1]))]
  for (const [i, record] of one.entries()) {
    const [counterpart, before] = [other[i], states]
    if (counterpart === undefined) return E.left('')
    states = [foldRecord(catalogue, states[0], record), foldRecord(catalogue, states[1], counterpart)]
    const now: TreePair = [
      treeAfter(catalogue, trees[0], states[0], record).tree,
      treeAfter(catalogue, trees[1], states[1], counterpart).tree,
    ]
    const isSame = sameTrees(trees, now, renamed.id) && submitsAgree(catalogue, before, [record, counterpart], renamed)
    if (!isSame || stepsOf(catalogue, states[0]) !== stepsOf(catalogue, states[1])) return E.left(states[0].facts.today)
    trees = now
    const here = doubtedIn(catalogue, doubts, states[0], record.events)
    const there = doubtedIn(catalogue, doubts, states[1], counterpart.events)
    isSameDoubt = isSameDoubt && here.join('/') === there.join('/')
    yield
  }
  return E.right(isSameDoubt ? 'all' : 'verdicts')
}
