/**
 * Why the office does not have the inventory or a document that was sent, and its own messages: of a question by path,
 * or of the whole.
 */

import * as t from 'io-ts'

/**
 * Why the office does not have the inventory: `invalid` a 422, `unexpected` another answer than 200,
 * `network` no answer at all (spec 2 section 8). Of a document `invalid` is that the office does not want it: for what it says
 * of it, or where it says nothing because it is too large.
 */
export const sendingFailureCodec = t.keyof({ invalid: null, unexpected: null, network: null }, 'SendingFailure')
export type SendingFailure = t.TypeOf<typeof sendingFailureCodec>

/** What the office said, as the path of a question and its text. */
export type OfficeMessages = readonly (readonly [path: string, text: string])[]

/** In the place of a path: said of the inventory or the document as a whole. */
const wholePath = ''

export const messageOfWhole = (words: string | null): OfficeMessages => (words === null ? [] : [[wholePath, words]])

export const isQuestionMessage = ([path]: OfficeMessages[number]): boolean => path !== wholePath

/** What the office said of the whole; null where it named questions, or said nothing. */
export const wholeMessage = (said: OfficeMessages): string | null =>
  said.find(one => !isQuestionMessage(one))?.[1] ?? null
