/**
 * Cleans a text from elsewhere to one line of at most `most` characters: of a longer one the whole sentences that fit,
 * else the part of the first that fits, with '…'.
 */

import { shownText } from './shownText'

/** A full stop or its like, with more after it. */
const lastEnd = /^.*[.!?](?=\s)/

/** Cleaned as by `shownText`. */
export const wholeSentences = (text: string, most: number): string => {
  const shown = shownText(text, most)
  const isWhole = shown === shownText(text, most + 1)
  return isWhole ? shown : (lastEnd.exec(shown)?.[0] ?? shown)
}
