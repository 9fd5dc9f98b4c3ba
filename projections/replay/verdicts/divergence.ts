/**
 * Judges the submitted steps of a log again and finds the first verdict unlike the recorded one (rule, order or next
 * step); compares two verdicts and two divergences.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { type QuestionRefusal, type StepVerdict, stepVerdictOf } from '../../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../../domain/language/stepKey'
import type { StoredLogHeader, SurveyRecord } from '../../../events/record/surveyRecord'
import { evolve } from '../../../events/state/evolve'
import { initialState, situationOf } from '../../../events/state/state'

/**
 * The first verdict that comes out otherwise than the customer got it. In `rule`, `expected` and `found` are the broken
 * rule of the question at `path`, or null where it was or is right; in `order`, the path of the question that stood or
 * stands there; in `next`, the step that followed or follows, and `path` is the step.
 */
export interface Divergence {
  readonly seq: number
  readonly step: StepKey
  readonly in: 'rule' | 'order' | 'next'
  readonly path: string
  readonly expected: string | null
  readonly found: string | null
  /** Other rules gave the recorded verdict; else the log is damaged, or a rule looks at more than the log. */
  readonly rulesDiffer: boolean
}

type Difference = Pick<Divergence, 'in' | 'path' | 'expected' | 'found'>

const ruleAt = (errors: readonly QuestionRefusal[], path: string): string | null =>
  errors.find(([other]) => other === path)?.[1] ?? null

/** The first place where two lists of refused questions part. */
const refusedDifference = (
  expected: readonly QuestionRefusal[],
  found: readonly QuestionRefusal[],
): Difference | null => {
  for (let at = 0; at < Math.max(expected.length, found.length); at++) {
    const [was, is] = [expected[at], found[at]]
    const parted = [was, is].find(
      error => error !== undefined && ruleAt(expected, error[0]) !== ruleAt(found, error[0]),
    )?.[0]
    if (parted !== undefined)
      return { in: 'rule', path: parted, expected: ruleAt(expected, parted), found: ruleAt(found, parted) }
    if (was?.[0] !== is?.[0])
      return { in: 'order', path: was?.[0] ?? is?.[0] ?? '', expected: was?.[0] ?? null, found: is?.[0] ?? null }
  }
  return null
}

/** Where a verdict comes out otherwise than it was recorded; null where it does not. */
export const verdictDifference = (step: StepKey, expected: StepVerdict, found: StepVerdict): Difference | null =>
  refusedDifference(expected.errors, found.errors) ??
  (expected.next === found.next ? null : { in: 'next', path: step, expected: expected.next, found: found.next })

/**
 * Judges every submitted step again, on what was known when it was, and stops at the first difference. Sending submits
 * each refused step before it is refused itself: each has its own verdict, which being submitted does not change.
 * @param rules the digest of the rules that judge now.
 */
export const firstDivergence = (
  catalogue: Catalogue,
  header: StoredLogHeader,
  records: readonly SurveyRecord[],
  rules: string,
): Divergence | null => {
  let state = initialState(catalogue)
  let decidedBy = header.rules
  for (const { seq, at, by, events } of records)
    for (const event of events) {
      if (event.type === 'PortalOpened') decidedBy = event.rules
      if (event.type === 'StepSubmitted') {
        const { step } = event
        const difference = verdictDifference(step, event, stepVerdictOf(situationOf(catalogue, state), step))
        if (difference !== null) return { seq, step, ...difference, rulesDiffer: decidedBy !== rules }
      }
      state = evolve(catalogue, state, { at, by, event })
    }
  return null
}

/** Whether a log that was shrunk diverges as the other one does, wherever that is. */
export const isSameDivergence = (a: Divergence | null, b: Divergence | null): boolean => {
  if (a === null || b === null) return a === b
  return a.step === b.step && a.in === b.in && a.path === b.path && a.expected === b.expected && a.found === b.found
}
