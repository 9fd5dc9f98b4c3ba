/** Returns a text of the office, or the first of a list, cleaned and shortened for the customer; null without one. */
import { wholeSentences } from '../../../domain/format/wholeSentences'

/** Characters that the customer is shown of one text of the office (our choice). */
const longest = 300

export const firstText = (texts: unknown): string | null => {
  const first: unknown = Array.isArray(texts) ? texts[0] : texts
  return (typeof first === 'string' && wholeSentences(first, longest)) || null
}
