/**
 * Formats the date field while a date is typed or pasted: dashes between day, month and year, a pasted date in our
 * notation, and the caret's place.
 */

import { normaliseDate } from './writtenDate'

/** What a text field holds: the text and the caret's place in it, counted in characters from the left. */
type TextWithCaret = Readonly<{ text: string; caret: number }>

const foreignDash = /[/. ]/g

/**
 * What the date field shows after a change. Typing at the end adds the dash after day and month ('01' becomes '01-'), and a
 * slash, point or space becomes a dash. A whole date that arrives at once (pasted, filled in by the browser) is put in our
 * notation. Changes in the middle and deletions are left alone, so that the caret stays where the person put it.
 */
export const typeDate = (before: string, after: TextWithCaret): TextWithCaret => {
  const inserted = after.text.length - before.length
  if (inserted > 1) {
    const whole = normaliseDate(after.text)
    return whole === after.text ? after : { text: whole, caret: whole.length }
  }
  if (inserted < 1 || after.caret !== after.text.length) return after
  const dashed = after.text.replace(foreignDash, '-').replace(/--+/g, '-')
  const withDash = /^\d{2}$|^\d{1,2}-\d{2}$/.test(dashed) ? `${dashed}-` : dashed
  const split = withDash.replace(/^(\d{2})(\d)$/, '$1-$2').replace(/^(\d{1,2}-\d{2})(\d)$/, '$1-$2')
  return { text: split, caret: split.length }
}
