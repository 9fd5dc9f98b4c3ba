import { withoutInvisibleCharacters } from './withoutInvisibleCharacters'

/**
 * Returns a text of the office or the data provider as one line to show: without invisible and direction-changing
 * characters, and cut with '…' at a maximum number of characters.
 */
export const shownText = (text: string, most: number): string => {
  // What cannot be shown is not tidied either: a megabyte of it would cost seconds.
  const line = withoutInvisibleCharacters(text.slice(0, most * 16), 'line').trim()
  const characters = [...line]
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}
