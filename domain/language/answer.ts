/**
 * The answer of one question: its type and codec, whether two are the same, and `plainAnswer`, which turns -0 into 0
 * as storing it as JSON does.
 */

import * as t from 'io-ts'

/**
 * The value of one question.
 *
 * - words, dates ('DD-MM-YYYY'), string codes: a string, '' when empty;
 * - money (euros), percentages, whole numbers: a number, or the text as typed while it is not yet a number ('' when empty);
 * - numeric choices and sliders: a number, -1 when nothing is chosen;
 * - checkbox lists: the keys of the boxes that are ticked, in the catalogue's order.
 *
 * Text that breaks a rule is kept as typed: a rule says what is wrong, nothing is lost.
 */
export type Answer = string | number | readonly string[]

export const answerCodec: t.Type<Answer, unknown> = t.union([t.string, t.number, t.readonlyArray(t.string)], 'Answer')

const sameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, i) => key === b[i])

export const sameAnswer = (a: Answer, b: Answer): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && sameKeys(a, b))

/** As it comes back from storage: JSON has one zero. */
export const plainAnswer = (answer: Answer): Answer => (answer === 0 ? 0 : answer)
