/**
 * The nodes of a derivation, which explains why a field is as it is: events, questions, facts, conditions and rules,
 * each in words with what is behind it.
 */
import type { Answer } from '../../../domain/language/answer'
import type { Condition } from '../../../domain/language/condition'
import type { Author } from '../../../events/record/surveyRecord'

/**
 * An event on which what is explained depends: without it, it would be otherwise. `event` is its place in the record.
 * `along`: the answer that brought it about, where it was not given itself. `with`: the others that would have to be left
 * out too, because each of them is enough by itself; empty for an event that decides alone.
 */
export interface DerivationEvent {
  readonly tag: 'event'
  readonly seq: number
  readonly event: number
  readonly by: Author
  readonly command: string
  /** What it did: "de klant antwoordde 'Ja'". */
  readonly words: string
  readonly along: { readonly path: string; readonly title: string } | null
  readonly with: readonly { readonly seq: number; readonly event: number }[]
}

/** How an answer comes to count: it was given, nobody gave one, it is hidden, it is presumed, or it is not offered now. */
export type AnswerBasis = 'given' | 'unanswered' | 'hidden' | 'presumed' | 'notOffered'

/** A question that what is explained reads, as it stands; it can be asked again by its path. */
interface DerivationQuestion {
  readonly tag: 'question'
  readonly path: string
  readonly title: string
  readonly value: Answer
  readonly words: string
  readonly counts: AnswerBasis
  /** The events behind its answer, and the conditions behind its showing, as far as what is explained depends on them. */
  readonly because: readonly DerivationNode[]
}

/** What is known of the visit itself, and by which events. */
export type VisitFact = 'today' | 'association' | 'officeDiscount' | 'partnerSession' | 'type'

/**
 * What is known of the visit itself: the day, the host and what its office gives, who is there, the type of the invitation, the lists of lenders,
 * and whether the item is there in which the question stands.
 */
interface DerivationFact {
  readonly tag: 'fact'
  readonly fact: VisitFact | 'lenders' | 'item'
  readonly words: string
  readonly because: readonly DerivationNode[]
}

/**
 * A condition of the catalogue with how it comes out, or several together, which have no `condition` of their own.
 * `joined`: whether every one of those under it is needed for it (`each`), or each of them is enough by itself (`any`).
 */
export interface DerivationCondition {
  readonly tag: 'condition'
  readonly condition: Condition | null
  readonly words: string
  readonly held: boolean
  readonly joined: 'each' | 'any'
  readonly because: readonly DerivationNode[]
}

/** A rule of the question, with what it looks at in words, its threshold included. */
interface DerivationRule {
  readonly tag: 'rule'
  readonly name: string
  readonly message: string
  /** What is wrong with this answer, where the message does not say so. */
  readonly reason: string | null
  readonly words: string
  readonly because: readonly DerivationNode[]
}

export type DerivationNode =
  | DerivationEvent
  | DerivationQuestion
  | DerivationFact
  | DerivationCondition
  | DerivationRule
