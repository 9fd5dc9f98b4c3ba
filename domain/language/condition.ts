/** Conditions as data, by which something shows or a rule holds: their builders, and the questions that one reads. */

import type { Answer } from './answer'
import type { StepKey } from './stepKey'
import type { ProfileClaim } from './visitProfile'

/** Anything that a condition or rule can read: a question, known by its own value in the code, never by a string. */
export interface Readable<out A extends Answer = Answer> {
  readonly title: string
  /** The answer as long as nobody gave one, and whenever the question is hidden. */
  readonly initial: A
}

/** What is known of the visit rather than of the customer: its host, who is there, and what its type says. */
export type FactName = 'association' | 'officeDiscount' | 'partnerSession' | ProfileClaim

/** When something is shown or a rule holds, as data: it can be printed, digested, explained and generated from. */
export type Condition =
  | { readonly tag: 'always' }
  | { readonly tag: 'is'; readonly question: Readable; readonly values: readonly (string | number)[] }
  | { readonly tag: 'ticked'; readonly question: Readable; readonly key: string }
  | { readonly tag: 'olderThan'; readonly question: Readable<string>; readonly years: number }
  | { readonly tag: 'fact'; readonly fact: FactName }
  | { readonly tag: 'visits'; readonly step: StepKey }
  | { readonly tag: 'not'; readonly of: Condition }
  | { readonly tag: 'all'; readonly of: readonly Condition[] }
  | { readonly tag: 'any'; readonly of: readonly Condition[] }

export const always: Condition = { tag: 'always' }

/** The question has one of these answers. */
export const is = <A extends string | number>(question: Readable<A>, ...values: readonly NoInfer<A>[]): Condition => ({
  tag: 'is',
  question,
  values,
})

/** The box is ticked in a checkbox list. */
export const ticked = <K extends string>(question: Readable<readonly K[]>, key: NoInfer<K>): Condition => ({
  tag: 'ticked',
  question,
  key,
})

/** The date of birth is real and the person has completed more than this many years (checklist OPEN-56). */
export const olderThan = (question: Readable<string>, years: number): Condition => ({
  tag: 'olderThan',
  question,
  years,
})

/** The type of the invitation says so. */
export const profileSays = (claim: ProfileClaim): Condition => ({ tag: 'fact', fact: claim })
/** The invitation is a mortgage-monitoring one ('hypotheekwacht'). */
export const monitoring: Condition = profileSays('monitoring')
/** The list of the invitation's type holds this step. */
export const visitsStep = (step: StepKey): Condition => ({ tag: 'visits', step })
/** The portal is visited on the homeowners' association's host. */
export const onAssociationHost: Condition = { tag: 'fact', fact: 'association' }
/** The office gives a discount for a whole inventory. */
export const officeDiscount: Condition = { tag: 'fact', fact: 'officeDiscount' }
/** The partner is at the keyboard, not the main customer. */
export const partnerSession: Condition = { tag: 'fact', fact: 'partnerSession' }

export const not = (of: Condition): Condition => ({ tag: 'not', of })

/** All of them; 'always' is left out, so that a single condition stays itself. */
export const all = (...conditions: readonly Condition[]): Condition => {
  const of = conditions.filter(condition => condition.tag !== 'always')
  return of.length === 0 ? always : of.length === 1 && of[0] !== undefined ? of[0] : { tag: 'all', of }
}

export const any = (...of: readonly Condition[]): Condition => ({ tag: 'any', of })

/** The questions a condition reads, in order, each once. */
export const questionsReadBy = (condition: Condition): readonly Readable[] => {
  switch (condition.tag) {
    case 'always':
    case 'fact':
    case 'visits':
      return []
    case 'is':
    case 'ticked':
    case 'olderThan':
      return [condition.question]
    case 'not':
      return questionsReadBy(condition.of)
    case 'all':
    case 'any':
      return [...new Set(condition.of.flatMap(questionsReadBy))]
  }
}
