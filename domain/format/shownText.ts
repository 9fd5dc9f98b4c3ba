import { withoutInvisibleCharacters } from './withoutInvisibleCharacters'

/**
 * A text of somebody else on one line of ours: without what nobody can see or what turns the words around it, and at
 * most so many characters. A longer one ends in '…'.
 */
export const shownText = (text: string, most: number): string => {
  // What cannot be shown is not tidied either: a megabyte of it would cost seconds.
  const line = withoutInvisibleCharacters(text.slice(0, most * 16), 'line').trim()
  const characters = [...line]
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}
