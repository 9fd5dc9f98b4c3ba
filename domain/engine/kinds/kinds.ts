/**
 * The table of all kinds of question, and functions that check, type, load, show and send an answer by its question's
 * kind.
 */

import type { Answer } from '../../language/answer'
import type { Condition } from '../../language/condition'
import type { DateQuestion, NumberQuestion, Question, QuestionKind, TextQuestion } from '../../language/question'
import type { OfficeScalar } from '../loadedCustomer'
import { boxesRow } from './boxes'
import { choiceRow } from './choice'
import { dateRow } from './date'
import type { AvailableOptions, KindRow, WireAnswer } from './kindRow'
import { numberRow } from './number'
import { sliderRow } from './slider'
import { storedRow } from './stored'
import { switchRow } from './switch'
import { textRow } from './text'

/** Every kind of question: one without a row does not compile. */
const kinds: { readonly [K in QuestionKind]: KindRow<K> } = {
  text: textRow,
  date: dateRow,
  number: numberRow,
  choice: choiceRow,
  boxes: boxesRow,
  slider: sliderRow,
  switch: switchRow,
  stored: storedRow,
}

// Through a union of kinds the compiler cannot follow that.
/** A question's kind names the row that takes it. */
export const kindRowOf = ({ kind }: Question): KindRow<QuestionKind> => kinds[kind] as KindRow<QuestionKind>

/** Whether the question can hold the value at all: right or wrong is for the rules. */
export const fitsQuestion = (question: Question, value: Answer): boolean => kindRowOf(question).fits(question, value)

/** Whether the answer says nothing; what that is, the kind says. */
export const isEmptyAnswer = (question: Question, value: Answer): boolean =>
  kindRowOf(question).isEmpty(question, value)

/** Whether its answer is typed as text in a field. */
export const isTypedQuestion = (question: Question): boolean => kindRowOf(question).typing !== null

/** Text as it stands in a field, as an answer to its question; null for a question that is not typed. */
export const typedAnswer = (question: Question, text: string): string | number | null =>
  kindRowOf(question).typing?.read(question, text) ?? null

/** What a typed text was read as, where that is not what was typed; else null. */
export const textReadAs = (question: Question, text: string): string | null =>
  kindRowOf(question).typing?.readAs(question, text) ?? null

/** The longest text that is told of: a number that somebody means is shorter. */
const longestTold = 60

/** A typed text whose answer is another than a reader sees in it, as the log keeps it; undefined for every other text. */
export const textReadDifferently = (question: Question, text: string): string | undefined => {
  const told = text.trim()
  return told.length <= longestTold && kindRowOf(question).typing?.isOther(question, told) === true ? told : undefined
}

/** An answer as it stands in its field while nobody types; the other way round from `typedAnswer`. */
export const fieldText = (question: Question, value: string | number): string =>
  kindRowOf(question).typing?.write(question, value) ?? ''

/** How a question is typed, as its field takes it. */
export interface InputFormat<A extends string | number> {
  /** The answer in the field's text. */
  readonly read: (text: string) => A
  /** The text of an answer while nobody types. */
  readonly write: (value: A) => string
  /** Whether the answer in a text is another than a reader sees in it. */
  readonly isOther: (text: string) => boolean
}

/** How a question is typed whose answer may be a number. */
export const numberInputFormat = (question: NumberQuestion): InputFormat<string | number> => ({
  read: text => typedAnswer(question, text) ?? '',
  write: value => fieldText(question, value),
  isOther: text => textReadDifferently(question, text) !== undefined,
})

/** How a question is typed whose answer is text. */
export const textInputFormat = (question: TextQuestion | DateQuestion): InputFormat<string> => ({
  read: text => String(typedAnswer(question, text) ?? ''),
  write: value => fieldText(question, value),
  isOther: () => false,
})

/** A value of the office's as the answer to a question; null when there is nothing in it that the question can hold. */
export const loadedAnswer = (
  question: Question,
  loaded: OfficeScalar,
  canShow: (condition: Condition) => boolean,
): Answer | null => (loaded === null ? null : kindRowOf(question).fromLoaded(question, loaded, canShow))

/** An answer as a person reads it; '' while there is none, and for what is never on a screen. */
export const answerInWords = (question: Question, value: Answer, offered: AvailableOptions): string =>
  kindRowOf(question).inWords(question, value, offered)

/** The answer as the office gets it, beside the question's title. */
export const answerOnWire = (question: Question, value: Answer): WireAnswer =>
  kindRowOf(question).onWire(question, value)
