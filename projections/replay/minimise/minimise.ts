/**
 * Shortens a log to the fewest records and events and the smallest values found that still show a refused step or a
 * diverging verdict at its end.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { stepVerdictOf } from '../../../domain/engine/steps/stepVerdict'
import { stepSubmitted } from '../../../events/definitions/stepSubmitted'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { evolve } from '../../../events/state/evolve'
import { initialState, type State, situationOf } from '../../../events/state/state'
import type { Replay } from '../replay'
import { fewestThatHold, type ShrinkBudget, smallestThatHolds } from './deltaDebug'
import { type MinimiseTarget, stepOfTarget } from './minimiseTarget'
import { recordedVerdict, showsTarget } from './showsTarget'
import { smallerEvents } from './smallerEvents'

type Event = SurveyRecord['events'][number]

/** A log that is as short as it was found to get. */
export interface MinimisedLog {
  readonly records: readonly SurveyRecord[]
  /** Whether no single record can be left out any more; false where the effort was spent before that. */
  readonly isMinimal: boolean
  /** How many events were folded to find it. */
  readonly folded: number
}

/** Events folded at most: some ten seconds. Ten thousand records with a cause of a few take a hundredth of a million each. */
const defaultEffort = 4_000_000

/** Without these a log is none: which portal it is, and whose. */
const isNeeded = ({ type }: Event): boolean => type === 'PortalOpened' || type === 'CustomerLoaded'

const stateAfter = (catalogue: Catalogue, records: readonly SurveyRecord[]): State => {
  const own = new WeakSet()
  let state = initialState(catalogue)
  for (const { at, by, events } of records)
    for (const event of events) state = evolve(catalogue, state, { at, by, event }, own)
  return state
}

/** The records that must stay: the first opening, and the last time before the target that the office said who it is. */
const neededRecords = (records: readonly SurveyRecord[]): ReadonlySet<SurveyRecord> => {
  const opened = records.find(({ events }) => events.some(({ type }) => type === 'PortalOpened'))
  const loaded = records.findLast(({ events }) => events.some(({ type }) => type === 'CustomerLoaded'))
  return new Set([opened, loaded].filter(record => record !== undefined))
}

/** An earlier answer to a question that is answered again makes no difference, as a rule: it is tried as a whole first. */
const lastAnswers = (records: readonly SurveyRecord[]): readonly SurveyRecord[] => {
  const seen = new Set<string>()
  return records
    .toReversed()
    .filter(({ events }) => {
      const isOld = events.every(event => event.type === 'AnswerChanged' && seen.has(event.path))
      for (const event of events) if (event.type === 'AnswerChanged') seen.add(event.path)
      return !isOld
    })
    .toReversed()
}

interface MinimiseContext {
  readonly catalogue: Catalogue
  readonly target: MinimiseTarget
  readonly budget: ShrinkBudget
}

/** Whether the target shows after these records, whatever was recorded. */
const shows = ({ catalogue, target, budget }: MinimiseContext, records: readonly SurveyRecord[]): boolean => {
  budget.left -= records.reduce((sum, { events }) => sum + events.length, 1)
  const situation = situationOf(catalogue, stateAfter(catalogue, records))
  return showsTarget(target, stepVerdictOf(situation, stepOfTarget(target)))
}

const fewerRecords = (context: MinimiseContext, records: readonly SurveyRecord[]): readonly SurveyRecord[] => {
  const needed = neededRecords(records)
  const withNeeded = (some: ReadonlySet<SurveyRecord>) =>
    records.filter(record => needed.has(record) || some.has(record))
  const removable = records.filter(record => !needed.has(record))
  const kept = fewestThatHold(removable, some => shows(context, withNeeded(new Set(some))), context.budget)
  return withNeeded(new Set(kept))
}

const fewerEvents = (context: MinimiseContext, records: readonly SurveyRecord[]): readonly SurveyRecord[] => {
  const needed = neededRecords(records)
  const removable = new Set(
    records.flatMap(record => record.events.filter(event => !(needed.has(record) && isNeeded(event)))),
  )
  const only = (some: ReadonlySet<Event>): readonly SurveyRecord[] =>
    records
      .map(record => ({ ...record, events: record.events.filter(event => !removable.has(event) || some.has(event)) }))
      .filter(({ events }) => events.length > 0)
  const kept = fewestThatHold([...removable], some => shows(context, only(new Set(some))), context.budget)
  return only(new Set(kept))
}

const replacedAt = <A>(all: readonly A[], at: number, one: A): readonly A[] =>
  all.map((other, n) => (n === at ? one : other))

const smallerValues = (context: MinimiseContext, records: readonly SurveyRecord[]): readonly SurveyRecord[] => {
  let now = records
  for (const [at, { events }] of records.entries())
    for (const [n, event] of events.entries()) {
      const record = now[at]
      if (record === undefined) continue
      const withEvent = (other: Event): readonly SurveyRecord[] =>
        replacedAt(now, at, { ...record, events: replacedAt(record.events, n, other) })
      const small = smallestThatHolds(
        event,
        one => smallerEvents(context.catalogue, one),
        one => shows(context, withEvent(one)),
        context.budget,
      )
      now = withEvent(small)
    }
  return now
}

/** The log with the submit at its end, its verdict recorded as it comes out now, but for what must differ. */
const withVerdict = (
  { catalogue, target }: MinimiseContext,
  records: readonly SurveyRecord[],
  submit: SurveyRecord,
): readonly SurveyRecord[] => {
  const step = stepOfTarget(target)
  const verdict = stepVerdictOf(situationOf(catalogue, stateAfter(catalogue, records)), step)
  const event = stepSubmitted({ step, ...recordedVerdict(target, verdict), words: null })
  return [...records, { ...submit, events: [event] }].map((record, n) => ({ ...record, seq: n + 1 }))
}

/**
 * The shortest log found that shows the same: records are left out, then events, then values made smaller, and records
 * once more. What is recorded of the submit at its end is what comes out there, so that the log is one that a portal could
 * have kept, but for the divergence that it shows. A log in which the target does not come out now stays as it is.
 * @param effort events to fold at most
 */
export const minimise = (
  { catalogue, records }: Pick<Replay, 'catalogue' | 'records'>,
  target: MinimiseTarget,
  effort: number = defaultEffort,
): MinimisedLog => {
  const budget: ShrinkBudget = { left: effort }
  const context: MinimiseContext = { catalogue, target, budget }
  const submit = records[target.seq - 1]
  const before = records
    .slice(0, target.seq - 1)
    .map(record => ({ ...record, events: record.events.filter(({ type }) => type !== 'StepSubmitted') }))
    .filter(({ events }) => events.length > 0)
  if (submit === undefined || !shows(context, before))
    return { records, isMinimal: false, folded: effort - budget.left }
  const last = lastAnswers(before)
  let kept = shows(context, last) ? last : before
  kept = fewerRecords(context, kept)
  kept = fewerEvents(context, kept)
  kept = smallerValues(context, kept)
  kept = fewerRecords(context, kept)
  return { records: withVerdict(context, kept, submit), isMinimal: budget.left > 0, folded: effort - budget.left }
}
