/**
 * Types of a merge: both states, their base, the customer's picks; the resulting events and conflicts; a group or
 * list on both sides.
 */
import type { GroupAnswers, ListAnswers } from '../../domain/engine/answers'
import type { Catalogue, Group, ListSlot } from '../../domain/engine/catalogue'
import type { Answer } from '../../domain/language/answer'
import type { SurveyEvent } from '../record/surveyEvent'
import type { State } from '../state/state'
import type { Conflict, PathOnEachSide, Resolution, Resolutions } from './conflict'
import type { MergeBase } from './mergeBase'

/** What is laid beside each other, and what the customer has chosen so far. */
export interface MergeContext {
  readonly catalogue: Catalogue
  readonly here: State
  readonly file: State
  readonly base: MergeBase | null
  readonly picks: Resolutions
  /** Whether the customer can see one of these questions, on either side: what nobody can see is not asked. */
  readonly isSeen: (paths: readonly PathOnEachSide[]) => boolean
  /** The side that answered last, for what is not asked. */
  readonly newest: (both: PathOnEachSide) => Resolution
}

/** What comes of it. `left`: answers of the file, by their path here, that do not take the place of those here. */
export interface MergeResult {
  readonly events: SurveyEvent[]
  readonly conflicts: Conflict[]
  readonly left: { readonly path: string; readonly value: Answer; readonly from: string }[]
  /** The answers, by their path here, that nobody gave there: they come as nobody's. */
  readonly free: string[]
  /** The item here that each item of the file is, where it has another id. */
  readonly ids: Map<string, string>
}

/** A group on both sides, by the ids that lead to it there; `base` is null where it was not there, or nothing is known. */
export interface GroupVersions {
  readonly group: Group
  readonly hereIds: readonly string[]
  readonly fileIds: readonly string[]
  readonly here: GroupAnswers
  readonly file: GroupAnswers
  readonly base: GroupAnswers | null
  /** Whether all of the file's is taken, without asking: the customer has chosen the item as a whole. */
  readonly whole: boolean
}

/** The lists of a group on both sides. */
export interface ListVersions {
  readonly beside: GroupVersions
  readonly list: ListSlot
  readonly here: ListAnswers
  readonly file: ListAnswers
  readonly base: ListAnswers | null
}
