/**
 * Collects texts and checks that each has the shape of one drawn by the pseudonymiser: its characters, and vowels
 * alternating with consonants.
 */
import {
  canonicalCharacters,
  comparisonKey,
  isDigit,
  isDrawnCharacter,
  isLetter,
  isVowelOf,
  leadingZeros,
  shortestHidden,
  spacePositions,
} from './characters'

const isAsciiLetter = (character: string): boolean => isLetter(character) && character <= '~'

/**
 * Whether a text can be one of those that are drawn: of their letters, vowels and consonants by turns within a word, but for
 * the few characters that may stay.
 * @param forms the same text with other spaces and capitals
 */
const isDrawnText = (forms: readonly string[]): boolean => {
  const characters = canonicalCharacters(forms[0] ?? '')
  if (characters.length < shortestHidden) return true
  const breaks = spacePositions(forms)
  const zeros = leadingZeros(characters)
  const strange = [...characters.keys()].filter(at => {
    const [character = '', before = ''] = [characters[at], characters[at - 1]]
    if (!isDrawnCharacter(character, at < zeros)) return true
    const isOneWord = !breaks.has(at) && isAsciiLetter(before) && isAsciiLetter(character)
    return isOneWord && isVowelOf(before) === isVowelOf(character)
  })
  const isDigitAt = (at: number): boolean => isDigit(characters[at] ?? '')
  const areKept = (keeps: (at: number) => boolean): boolean =>
    [...characters.keys()].filter(keeps).length <= shortestHidden && strange.every(keeps)
  return strange.every(at => at <= shortestHidden) || areKept(isDigitAt) || areKept(at => !isDigitAt(at))
}

export const drawnTextCheck = () => {
  const forms = new Map<string, Set<string>>()
  return {
    take: (text: string): void => {
      const key = comparisonKey(text)
      forms.set(key, (forms.get(key) ?? new Set()).add(text))
    },
    areDrawn: (): boolean => [...forms.values()].every(same => isDrawnText([...same])),
  }
}
