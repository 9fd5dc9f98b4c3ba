/**
 * Types of the lines on the page before sending: an answer, answers under a heading or a list, and all those of a
 * section or item.
 */

import type { ListSlot } from '../../domain/engine/catalogue'
import type { OfficeRefusals } from '../steps/officeRefusals'
import type { ListView } from '../tree/surveyTree'

/** A question with its answer in words. */
export interface AnswerEntry {
  readonly kind: 'answer'
  readonly path: string
  readonly title: string
  /** '' when there is none. */
  readonly answer: string
  /** What the customer is told when sending would be refused because of it; else null. */
  readonly missing: string | null
  /** Why an answer that is there would be refused, where `missing` does not say so. */
  readonly reason: string | null
  /** Whether the customer can change it at its step. */
  readonly changeable: boolean
}

/** Answers under a heading of their own: a part of a section, or a table. */
interface PartEntry {
  readonly kind: 'part'
  readonly key: string
  readonly title: string
  readonly entries: readonly OverviewEntry[]
}

/** The items of a list: what stands in them is made of their views when it is asked for. */
export interface ListEntry {
  readonly kind: 'list'
  readonly key: string
  readonly slot: ListSlot
  readonly view: ListView
  readonly judged: boolean
  readonly refusals: OfficeRefusals
}

/** A line of the page before sending: an answer, answers under a heading, or a list. */
export type OverviewEntry = AnswerEntry | PartEntry | ListEntry

/** What was answered in a section or an item, and how many questions were left open that may stay so. */
export interface GroupOverview {
  readonly entries: readonly OverviewEntry[]
  readonly leftOpen: number
}
