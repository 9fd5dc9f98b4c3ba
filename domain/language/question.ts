/**
 * Types of every kind of question in the catalogue (text, date, number, choice, boxes, slider, switch, stored), of options
 * and of reuse groups of questions that ask the same; `conditionsOf` lists all conditions of a question.
 */

import type { Answer } from './answer'
import type { Condition, Readable } from './condition'
import type { Privacy } from './privacy'
import type { Rule } from './rule'

/** What every question has. */
interface Asked<A extends Answer> extends Readable<A> {
  readonly privacy: Privacy
  readonly help: string | null
  readonly rules: readonly Rule[]
  readonly shownWhen: Condition
  /** The answer as long as the customer gave none, whatever was loaded, where something else that is known settles it. */
  readonly presumed: { readonly when: Condition; readonly answer: A } | null
  readonly explanation: TextQuestion | null
  /** What it asks alike with questions of other steps; null where no other asks it. */
  readonly alike: ReuseGroup | null
}

/** How a text is written and shown: as words, or in a form of its own. */
export type TextForm = 'words' | 'lines' | 'postalCode' | 'email' | 'phone' | 'digits'

export interface TextQuestion extends Asked<string> {
  readonly kind: 'text'
  readonly form: TextForm
  readonly placeholder: string | null
}

/**
 * What a date settles elsewhere in its item: that answer is `beyond` when the date lies later than today plus this many
 * calendar months, else `within` (checklist OPEN-82).
 */
export interface DateConsequence {
  readonly question: Readable<string>
  readonly months: number
  readonly beyond: string
  readonly within: string
}

/** 'DD-MM-YYYY' as typed. */
export interface DateQuestion extends Asked<string> {
  readonly kind: 'date'
  /** What this date settles once the customer changes it. */
  readonly settles: DateConsequence | null
}

/** `money` in euros, `percentage` in per cent, `integer` rounded, `years` shown in years and kept in months. */
export interface NumberQuestion extends Asked<number | string> {
  readonly kind: 'number'
  readonly unit: 'money' | 'percentage' | 'integer' | 'years'
  readonly readOnly: boolean
  /** It cannot be changed while what was retrieved stands there (checklist OPEN-75). */
  readonly heldByRetrieval: boolean
}

export interface Option<V extends string | number = string | number> {
  readonly value: V
  readonly label: string
  readonly shownWhen: Condition
  /** 'loaded': shown only while it is the answer, never offered (checklist OPEN-80). */
  readonly offered: 'always' | 'loaded'
  /** What the office may send for it besides its value (checklist OPEN-60). */
  readonly loadedAs: readonly string[]
}

/** The list an option set comes from when the office supplies it: all lenders, or the products of the one chosen. */
export type Supply = { readonly from: 'lenders' } | { readonly from: 'products'; readonly of: ChoiceQuestion }

/** What is said of a question that stands open and counts as 'Nee', and what the two answers are called there. */
export interface AssumedAnswer {
  readonly words: string
  readonly yes: string
  readonly no: string
}

export interface ChoiceQuestion<V extends string | number = string | number> extends Asked<V> {
  readonly kind: 'choice'
  readonly look: 'radio' | 'select' | 'yesNo' | 'row'
  readonly options: readonly Option<V>[]
  /** The answer that is no choice; usually the initial one, but 'Nee' may be preselected (checklist OPEN-58). */
  readonly none: V
  readonly supply: Supply | null
  /** What is said, once, when its step is left with this open, which counts as 'Nee' (checklist OPEN-59). */
  readonly assumes: AssumedAnswer | null
}

export interface Box<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly shownWhen: Condition
  /** 'Geen' or 'Weet ik niet': ticking it clears the other boxes, and another box clears it. */
  readonly alone: boolean
}

export interface BoxesQuestion<K extends string = string> extends Asked<readonly K[]> {
  readonly kind: 'boxes'
  readonly boxes: readonly Box<K>[]
}

export interface SliderQuestion extends Asked<number> {
  readonly kind: 'slider'
  readonly from: number
  readonly to: number
  readonly step: number
  /** The positions that carry a mark, with the word under each. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  /**
   * How the chosen value reads aloud. `{n}` stands for the number ('{n} uur per week'), `{mark}` for the word of its mark,
   * or, between two marks, for 'tussen' and both their words.
   */
  readonly says: string
}

/** 1 is on, 0 is off. */
export interface SwitchQuestion extends Asked<number> {
  readonly kind: 'switch'
  readonly look: 'toggle' | 'checkbox'
}

/** Kept and sent back, never on a screen. */
export interface StoredQuestion extends Asked<Answer> {
  readonly kind: 'stored'
}

export type Question =
  | TextQuestion
  | DateQuestion
  | NumberQuestion
  | ChoiceQuestion
  | BoxesQuestion
  | SliderQuestion
  | SwitchQuestion
  | StoredQuestion

export type QuestionKind = Question['kind']

/**
 * What several questions ask alike, each in a step of its own: there the customer can take over the answer that one of
 * them has. Known by its own value in the code; a catalogue whose alike questions cannot hold one another's answers does
 * not compile.
 */
export interface ReuseGroup<out K extends QuestionKind = QuestionKind> {
  readonly kind: K
  /** What all of them ask, where one is named by what it has in common with the others. */
  readonly title: string
}

/** Every condition that a question carries: when it shows, when an answer is presumed, when its rules hold. */
export const conditionsOf = (question: Question): readonly Condition[] => [
  question.shownWhen,
  ...(question.presumed === null ? [] : [question.presumed.when]),
  ...question.rules.map(({ when }) => when),
]
