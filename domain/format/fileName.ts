/**
 * Cleans a document's file name: null where only its extension is visible, unchanged instead where it is sent to the
 * office; and shows a file name with '\uFFFD' for control characters and marks of writing direction.
 */

import { withoutInvisibleCharacters } from './withoutInvisibleCharacters'

/** Controls, ends of lines, and what turns the direction of writing: with those a name can look like another. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** The name as it is kept and sent, in one spelling. Null where nothing can be seen before its end ('.pdf'). */
export const sentFileName = (name: string): string | null => {
  const kept = withoutInvisibleCharacters(name, 'line').trim()
  return withoutInvisibleCharacters(kept.replace(/\.[^.]*$/, ''), 'line') === '' ? null : kept
}

/** The name that goes out: one of which nothing can be seen stays as it is. */
export const wireFileName = (name: string): string => sentFileName(name) ?? name

/** A file's name as it may be shown: what cannot be seen in it shows as '\uFFFD'. */
export const showFileName = (name: string): string => name.replace(unseen, '\uFFFD')
