/**
 * The interface that every kind of question implements: how its answers are typed, kept, loaded, sent and put in words.
 */

import { unambiguousNumber } from '../../format/unambiguousNumber'
import type { Answer } from '../../language/answer'
import type { Condition } from '../../language/condition'
import type { Box, Option, Question, QuestionKind } from '../../language/question'
import type { OfficeScalar } from '../loadedCustomer'

type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>

/** What there is to choose from where the question stands. */
export interface AvailableOptions {
  readonly options: readonly Option[]
  readonly boxes: readonly Box[]
}

/** An answer in the body that sends the inventory: a value, or for boxes a question of 0 and 1 for each. */
export type WireAnswer =
  | { readonly value: Answer }
  | { readonly questions: Readonly<Record<string, { readonly title: string; readonly value: 0 | 1 }>> }

/** Its widget is not in it: that is a row of the same name in `ui`. */
export interface KindRow<K extends QuestionKind> {
  /** Whether the question can hold the value at all; right or wrong is for the rules. */
  readonly fits: (question: QuestionOf<K>, value: Answer) => boolean
  /** Whether an answer that fits says nothing. */
  readonly isEmpty: (question: QuestionOf<K>, value: Answer) => boolean
  /** The answer as it is kept, whatever way it came in. */
  readonly kept: (question: QuestionOf<K>, value: Answer) => Answer
  /** How it is typed: the answer in a field's text, and the text of an answer; null for a kind that is not typed. */
  readonly typing: {
    readonly read: (question: QuestionOf<K>, text: string) => string | number
    readonly write: (question: QuestionOf<K>, value: string | number) => string
    /** In words, the answer that a text becomes where another one is typed; null where it is the one that is typed. */
    readonly readAs: (question: QuestionOf<K>, text: string) => string | null
    /** Whether the answer that a text becomes is another than a reader sees in it, though the field may show it so. */
    readonly isOther: (question: QuestionOf<K>, text: string) => boolean
  } | null
  /**
   * A value of the office's as an answer; null when there is nothing in it that the question can hold.
   * @param canShow whether this visit can show what has the condition
   */
  readonly fromLoaded: (
    question: QuestionOf<K>,
    loaded: Exclude<OfficeScalar, null>,
    canShow: (condition: Condition) => boolean,
  ) => Answer | null
  /** The answer as a person reads it; '' while there is none. */
  readonly inWords: (question: QuestionOf<K>, value: Answer, offered: AvailableOptions) => string
  readonly onWire: (question: QuestionOf<K>, value: Answer) => WireAnswer
}

/** The words of a value of the office's. */
export const loadedText = (loaded: Exclude<OfficeScalar, null>): string => String(loaded).trim()

/** The number of a value of the office's: 1 and 0 for yes and no; null where it is none. */
export const loadedNumber = (loaded: Exclude<OfficeScalar, null>): number | null => {
  if (typeof loaded === 'boolean') return loaded ? 1 : 0
  const number = typeof loaded === 'string' ? unambiguousNumber(loaded) : loaded
  return number !== null && Number.isFinite(number) ? number : null
}
