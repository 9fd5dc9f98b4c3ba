/**
 * Types of the compiled survey that `compileCatalogue` makes: questions, lists and homes by path, conditions on what shows,
 * and which of them depend on which answer.
 */

import type { Condition, Readable } from '../language/condition'
import type { Question, QuestionKind, ReuseGroup } from '../language/question'
import type { Entry, ItemList, Section, Step } from '../language/section'
import type { StepKey } from '../language/stepKey'
import type { Survey } from '../language/survey'
import type { KindRow } from './kinds/kindRow'

/** One question in its place: every answer is found by its group and its index there. */
export interface Slot {
  readonly kind: 'slot'
  readonly id: number
  readonly index: number
  readonly group: Group
  /** The whole path of a root question, or the rest of it within an item ('address.street'). */
  readonly path: string
  readonly question: Question
  /**
   * How its kind takes an answer, and whether the customer gives it. Every answer asks, and questions of each kind have a
   * shape of their own, which engines read slowly.
   */
  readonly row: KindRow<QuestionKind>
  readonly forCustomer: boolean
  /** When it shows, everything above it included; in an item, everything within the item. */
  readonly condition: Condition
  /** What must be looked at again when this answer changes, itself first. */
  readonly dependents: readonly Node[]
  /** Whether an answer brings nothing about elsewhere: no look-up, no home, no first item, no product of a lender. */
  readonly alone: boolean
}

/** Something that shows or hides as a whole: a section, a part, a text, a list. */
export interface Gate {
  readonly kind: 'gate'
  readonly index: number
  readonly group: Group
  readonly of: Section | Entry
  readonly condition: Condition
}

export type Node = Slot | Gate

/** A list in its place, with the shape of its items. */
export interface ListSlot {
  readonly kind: 'list'
  readonly index: number
  readonly group: Group
  readonly path: string
  readonly list: ItemList
  readonly gate: Gate
  readonly item: Group
}

/**
 * A part of the survey that shows homes: the `current` one of the customer, the `wanted` one at an address that is asked for, or
 * a `search` with a choice among what it finds. `slots` are its questions by key; the current home has none of its own.
 */
export interface HomeSlot {
  readonly what: 'current' | 'wanted' | 'search'
  /** Its whole path ('moving.sections.section_31.questions.home'); no question has it. */
  readonly path: string
  readonly gate: Gate
  readonly slots: ReadonlyMap<string, Slot>
}

/** The questions that are stored together: those of a section, or of one item. */
export interface Group {
  readonly id: number
  readonly step: Step | null
  /** The list whose items have this shape; null for a section. */
  readonly within: ListSlot | null
  readonly slots: readonly Slot[]
  readonly gates: readonly Gate[]
  readonly lists: readonly ListSlot[]
  /** Questions and lists as they follow each other on the screen. */
  readonly order: readonly (Slot | ListSlot)[]
}

export interface Catalogue {
  readonly survey: Survey
  /** The groups of sections, by their id. */
  readonly groups: readonly Group[]
  readonly slots: readonly Slot[]
  readonly stepAt: ReadonlyMap<StepKey, Step>
  /** The groups of a step's sections, in their order. */
  readonly sectionsOf: ReadonlyMap<StepKey, readonly Group[]>
  readonly slotOf: ReadonlyMap<Readable, Slot>
  readonly slotAt: ReadonlyMap<string, Slot>
  readonly listAt: ReadonlyMap<string, ListSlot>
  readonly gateOf: ReadonlyMap<Section | Entry, Gate>
  /** The address block that is looked up when this question is answered, by its path ('customer.address'). */
  readonly lookedUpAt: ReadonlyMap<Readable, string>
  /** The address block whose look-up answers this question. */
  readonly filledAt: ReadonlyMap<Readable, string>
  /** Where homes are shown, by path. */
  readonly homeAt: ReadonlyMap<string, HomeSlot>
  /** The home slot that a question belongs to. */
  readonly homeOf: ReadonlyMap<Readable, HomeSlot>
  /** The list that a yes/no question opens. */
  readonly listOfGate: ReadonlyMap<Readable, ListSlot>
  /** The questions whose answers can be taken over, by step, in the order of the screen. */
  readonly alikeIn: ReadonlyMap<StepKey, ReadonlyMap<ReuseGroup, Slot>>
}
