/**
 * Draws other characters of the same kind for a text, with its comparison form, spaces, capitals and leading zeros;
 * tells a character's kind and whether it can be drawn.
 */
import { type RandomSource, randomBelow, randomOneOf } from '../random/randomSource'

const vowels = 'AEIOU'
const consonants = 'BDFGHKLMNPRSTVWZ'
const accented = [...'ÉÈÊËÏÎÖÔÜÛÁÀÍÓÚÑ']
const signs = [...'◆◇○●□■△▲▽▼☆★']
const pictures = ['🌱', '🍀', '🌷', '🌻', '🍁', '🌾', '🌿', '🌵']

/** Of a text what it is compared by: no spaces, and capitals where a letter has one of the same length. */
export const canonicalCharacters = (text: string): readonly string[] =>
  [...text].filter(character => !isSpace(character)).map(capital)

const capital = (character: string): string => {
  const upper = character.toUpperCase()
  return upper.length === character.length ? upper : character
}

/** Texts that are compared as one have this in common. */
export const comparisonKey = (text: string): string => canonicalCharacters(text).join('')

/** So many characters stay at most of a text that is replaced in part, and a shorter one may stay or stand in another. */
export const shortestHidden = 4

export const isSpace = (character: string): boolean => character.trim() === ''

/** Before which of the characters that count there stands a space in some form of a text. */
export const spacePositions = (forms: readonly string[]): ReadonlySet<number> => {
  const breaks = new Set<number>()
  for (const form of forms) {
    let at = 0
    for (const character of form) {
      if (isSpace(character)) breaks.add(at)
      else at += 1
    }
  }
  return breaks
}

/** How many zeros these characters begin with: those stay. Of zeros alone none leads anything, and others are drawn. */
export const leadingZeros = (characters: readonly string[]): number =>
  Math.max(
    0,
    characters.findIndex(character => character !== '0'),
  )

const isAscii = (character: string): boolean => character >= '!' && character <= '~'
export const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character)
export const isDigit = (character: string): boolean => character >= '0' && character <= '9'

/** Whether a character may say something: a mark of punctuation says nothing, and rules look for it. */
export const isMeaningfulCharacter = (character: string): boolean =>
  isLetter(character) || isDigit(character) || !isAscii(character)

/** Of the kind of a character, whichever: one that it can never be would tell which it was, with files enough. */
const otherCharacter = (draw: RandomSource, character: string, isVowel: boolean): string => {
  if (isDigit(character)) return randomOneOf(draw, [...'123456789'], '1')
  // Vowels and consonants by turns, so that what comes out can be read aloud.
  if (isAscii(character))
    return isLetter(character) ? randomOneOf(draw, [...(isVowel ? vowels : consonants)], 'A') : character
  if (character.length > 1) return randomOneOf(draw, pictures, '🌱')
  return randomOneOf(draw, isLetter(character) ? accented : signs, '◆')
}

/** Whether this character can have been drawn; a mark stays as it is, and a 0 only where it leads. */
export const isDrawnCharacter = (character: string, isFirst: boolean): boolean => {
  if (isDigit(character)) return character !== '0' || isFirst
  if (isAscii(character)) return !isLetter(character) || vowels.includes(character) || consonants.includes(character)
  return [...accented, ...signs, ...pictures].includes(character)
}

export const isVowelOf = (character: string): boolean => vowels.includes(character)

/**
 * Other characters in the place of these, each of its own kind and length; those at the kept places stay.
 * @param keeps whether the character at this place stays
 */
export const otherCharacters = (
  draw: RandomSource,
  characters: readonly string[],
  keeps: (at: number) => boolean,
): readonly string[] => {
  let isVowel = randomBelow(draw, 3) === 0
  return characters.map((character, at) => {
    isVowel = !isVowel
    return keeps(at) ? character : otherCharacter(draw, character, isVowel)
  })
}

/** The new characters with the spaces and the small letters of the text that they stand for. */
export const withOriginalCase = (text: string, characters: readonly string[]): string => {
  let at = 0
  return [...text]
    .map(character => {
      if (isSpace(character)) return character
      const replaced = characters[at] ?? character
      at += 1
      const isSmall = character !== capital(character)
      return isSmall ? replaced.toLowerCase() : replaced
    })
    .join('')
}
