/**
 * A text of somebody else on one line of ours: of a longer one the sentences that fit whole, else what fits of the
 * first.
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
