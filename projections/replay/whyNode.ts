import type { Answer } from '../../domain/language/answer'
import type { Origin } from '../../events/record/envelope'

/**
 * An event on which what is explained depends: without it, it would be otherwise. `with`: the other records that would
 * have to be left out too, because each of them is enough by itself; empty for an event that decides alone.
 */
export interface WhyEvent {
  readonly tag: 'event'
  readonly seq: number
  readonly by: Origin
  readonly command: string
  /** What it did, in words: "de klant antwoordde 'Ja'". */
  readonly words: string
  readonly with: readonly number[]
}

/** How an answer comes to count: it was given, nobody gave one, it is hidden, it is presumed, or it is not offered now. */
export type Counts = 'given' | 'unanswered' | 'hidden' | 'presumed' | 'notOffered'

/** A question that what is explained reads, as it stands; it can be asked again by its path. */
export interface WhyQuestion {
  readonly tag: 'question'
  readonly path: string
  readonly title: string
  readonly value: Answer
  readonly words: string
  readonly counts: Counts
  /** The events behind its answer, and the conditions behind its showing, as far as what is explained depends on them. */
  readonly because: readonly WhyNode[]
}

/** What is known of the visit itself: the day, the host, who is there, the type of the invitation, the lists of lenders. */
export interface WhyFact {
  readonly tag: 'fact'
  readonly fact: 'today' | 'association' | 'partnerSession' | 'type' | 'lenders' | 'item'
  readonly words: string
  readonly because: readonly WhyNode[]
}

/** A condition of the catalogue with how it comes out. `joined`: how those under it make it so. */
export interface WhyCondition {
  readonly tag: 'condition'
  readonly words: string
  readonly held: boolean
  /** `each`: every one of them is needed for it; `any`: each of them would be enough. */
  readonly joined: 'each' | 'any'
  readonly because: readonly WhyNode[]
}

/** A rule of the question, with what it looks at in words, its threshold included. */
export interface WhyRule {
  readonly tag: 'rule'
  readonly name: string
  readonly message: string
  readonly words: string
  readonly because: readonly WhyNode[]
}

export type WhyNode = WhyEvent | WhyQuestion | WhyFact | WhyCondition | WhyRule

/** One thing about a field: how it is, in a sentence, and what makes it so. */
export interface WhyAspect {
  readonly holds: boolean
  readonly words: string
  readonly because: readonly WhyNode[]
}

/** Why a question is as it is at a position. */
export interface Why {
  readonly path: string
  readonly title: string
  readonly position: number
  readonly visible: WhyAspect
  readonly required: WhyAspect
  /** It holds where the answer breaks a rule that the customer can be told of. */
  readonly wrong: WhyAspect
  readonly value: WhyAspect & { readonly answer: Answer; readonly counts: Counts }
}
