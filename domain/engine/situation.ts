import type { Lenders } from '../language/lender'
import type { Answers, GroupAnswers } from './answers'
import type { Visited } from './asked'
import type { Group } from './catalogue'

/** All that an answer is judged by. */
export interface Situation extends Visited {
  readonly answers: Answers
  /** What lenders and products there are to choose from. */
  readonly lenders: Lenders
}

/** A section's or item's answers, with the items around it. */
export interface Place {
  readonly group: Group
  readonly answers: GroupAnswers
  readonly around: Place | null
}
