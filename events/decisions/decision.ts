/**
 * What deciding a command gives, its events or a refusal, with constructors for both; and what a decision may look
 * at.
 */
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyEvent } from '../record/surveyEvent'
import type { State } from '../state/state'
import type { Refusal } from './command'

/** What a command brings about: events in order (none: nothing to do), or why not. */
export type Decision = E.Either<Refusal, readonly SurveyEvent[]>

/** What a decision may look at. `newId` gives another item id at each call; `at` is in milliseconds since 1970. */
export interface DecisionContext {
  readonly catalogue: Catalogue
  readonly state: State
  readonly at: number
  readonly newId: () => string
}

export const accept = (...events: readonly SurveyEvent[]): Decision => E.right(events)
/** The same for events of which there may be a great many: more than can be handed over one by one. */
export const acceptAll = (events: readonly SurveyEvent[]): Decision => E.right(events)
export const refuse = (refusal: Refusal): Decision => E.left(refusal)
