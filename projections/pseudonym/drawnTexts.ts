import { canonical, isDrawnCharacter, isLetter, isVowelOf } from './letters'

/** So many characters stay at most of a text that is replaced in part; a shorter one may stay as it is. */
const mostKept = 4

/** Before which of the characters that count a word can begin: where a space stands in some form of the text. */
const breaksIn = (forms: readonly string[]): ReadonlySet<number> =>
  new Set(
    forms.flatMap(form => {
      const starts: number[] = []
      let at = 0
      for (const character of form) {
        if (character.trim() === '') starts.push(at)
        else at += 1
      }
      return starts
    }),
  )

const isAsciiLetter = (character: string): boolean => isLetter(character) && character <= '~'

/**
 * Whether a text can be one of those that are drawn: of their letters, vowels and consonants by turns within a word, but for
 * the few characters that may stay.
 * @param forms the same text with other spaces and capitals
 */
export const isDrawnText = (forms: readonly string[]): boolean => {
  const characters = canonical(forms[0] ?? '')
  if (characters.length < mostKept) return true
  const breaks = breaksIn(forms)
  const zeros = characters.findIndex(character => character !== '0')
  const strange = [...characters.keys()].filter(at => {
    const [character = '', before = ''] = [characters[at], characters[at - 1]]
    if (!isDrawnCharacter(character, zeros === -1 || at < zeros)) return true
    const isOneWord = !breaks.has(at) && isAsciiLetter(before) && isAsciiLetter(character)
    return isOneWord && isVowelOf(before) === isVowelOf(character)
  })
  const isDigit = (at: number): boolean => /\d/.test(characters[at] ?? '')
  const areKept = (keeps: (at: number) => boolean): boolean =>
    [...characters.keys()].filter(keeps).length <= mostKept && strange.every(keeps)
  return strange.every(at => at <= mostKept) || areKept(isDigit) || areKept(at => !isDigit(at))
}

/** Takes texts one by one, and says whether all of them can be drawn. */
export const textsLooked = () => {
  const forms = new Map<string, Set<string>>()
  return {
    take: (text: string): void => {
      const key = canonical(text).join('')
      forms.set(key, (forms.get(key) ?? new Set()).add(text))
    },
    areDrawn: (): boolean => [...forms.values()].every(same => isDrawnText([...same])),
  }
}
