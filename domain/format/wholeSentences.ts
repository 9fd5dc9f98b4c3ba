import { shownText } from './shownText'

/** A full stop or its like, with more after it. */
const lastEnd = /^.*[.!?](?=\s)/

/**
 * A text of somebody else on one line of ours, as `shownText`: of a longer one the sentences that fit whole, and where none
 * does, what fits of the first.
 */
export const wholeSentences = (text: string, most: number): string => {
  const shown = shownText(text, most)
  const isWhole = shown === shownText(text, most + 1)
  return isWhole ? shown : (lastEnd.exec(shown)?.[0] ?? shown)
}
