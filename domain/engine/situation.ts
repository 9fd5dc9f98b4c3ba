/**
 * Types of what an answer is judged by: the visit's catalogue, facts, answers and lenders, and one section's or item's
 * answers with the items around it.
 */

import type { Lenders } from '../language/lender'
import type { Answers, GroupAnswers } from './answers'
import type { Group } from './catalogue'
import type { VisitContext } from './visitContext'

export interface Situation extends VisitContext {
  readonly answers: Answers
  /** What lenders and products there are to choose from. */
  readonly lenders: Lenders
}

/** A section's or item's answers, with the items around it. */
export interface AnswerScope {
  readonly group: Group
  readonly answers: GroupAnswers
  readonly outer: AnswerScope | null
}
