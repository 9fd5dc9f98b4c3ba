/**
 * Draws invented words for a text in all its forms, keeping capitals, marks, digit count and roughly the word lengths,
 * for pseudonymised logs.
 */
import { emailLengthMost } from '../../../domain/language/limits'
import { type RandomSource, randomBelow, randomOneOf } from '../random/randomSource'
import { canonicalCharacters, isLetter, isSpace, leadingZeros, otherCharacters, spacePositions } from './characters'

/** Characters of one kind that stand together in every form of a text. */
interface CharacterRun {
  readonly start: number
  readonly characters: readonly string[]
  readonly isWord: boolean
}

/** The lengths that a word can get, by the length that it has: those of one row. One letter stays one. */
const lengthRows: readonly (readonly [least: number, most: number])[] = [
  [1, 1],
  [2, 5],
  [6, 9],
  [10, 14],
  [15, 20],
  [21, 30],
  [31, 60],
  [61, 120],
  [121, emailLengthMost],
]

/** Of longer ones each row ends at twice the length of the one before. */
const rowOf = (length: number): readonly [least: number, most: number] => {
  const row = lengthRows.find(([, most]) => length <= most)
  if (row !== undefined) return row
  let most = 2 * emailLengthMost
  while (length > most) most *= 2
  return [most / 2 + 1, most]
}

const otherLength = (draw: RandomSource, length: number): number => {
  const [least, most] = rowOf(length)
  return least + randomBelow(draw, most - least + 1)
}

/** Of the name of a host, whose owners are few, and of its last part. */
const [hostLengths, lastLengths] = [
  [3, 14],
  [2, 5],
] as const

/** A length that does not depend on the one there is, for a word behind the sign of an address of e-mail. */
const hostLength = (draw: RandomSource, isLast: boolean): number => {
  const [least, most] = isLast ? lastLengths : hostLengths
  return least + randomBelow(draw, most - least + 1)
}

const runsOf = (forms: readonly string[]): readonly CharacterRun[] => {
  const breaks = spacePositions(forms)
  const runs: { start: number; characters: string[]; isWord: boolean }[] = []
  for (const [at, character] of canonicalCharacters(forms[0] ?? '').entries()) {
    const isWord = isLetter(character)
    const last = runs.at(-1)
    if (last === undefined || last.isWord !== isWord || breaks.has(at))
      runs.push({ start: at, characters: [character], isWord })
    else last.characters.push(character)
  }
  return runs
}

/** Small letters, or capitals, or a capital first: all that is kept of how a word is written. */
const writtenLike = (word: readonly string[], letters: readonly string[]): string => {
  const isCapital = word.map(letter => letter !== letter.toLowerCase())
  if (letters.length > 1 && isCapital.length > 1 && isCapital.every(Boolean)) return letters.join('')
  return letters.map((letter, at) => (at === 0 && isCapital[0] === true ? letter : letter.toLowerCase())).join('')
}

/** A text without spaces and small letters, and the way to write it in each of its forms. */
export interface RewrittenText {
  readonly characters: readonly string[]
  readonly as: (form: string) => string
}

/**
 * Draws other words for a text in all its forms: of each word stays in which row its length is, and whether it begins with
 * a capital or has nothing else. Letters are those of the alphabet, but for one where any was not. Marks and the number of
 * digits stay; words behind an @ have any length.
 * @param forms the same text with other spaces and capitals
 */
export const otherWords = (draw: RandomSource, forms: readonly string[]): RewrittenText => {
  const runs = runsOf(forms)
  const isAscii = runs.every(({ isWord, characters }) => !isWord || characters.every(one => one <= '~'))
  const sign = runs.findIndex(({ characters }) => characters.includes('@'))
  const lengths = runs.map(({ isWord, characters }, i) => {
    if (!isWord) return characters.length
    return sign !== -1 && i > sign ? hostLength(draw, i === runs.length - 1) : otherLength(draw, characters.length)
  })
  const zeros = leadingZeros(canonicalCharacters(forms[0] ?? ''))
  const written = runs.map(({ start, characters, isWord }, i) =>
    isWord
      ? otherCharacters(
          draw,
          Array.from({ length: lengths[i] ?? 0 }, () => 'A'),
          () => false,
        )
      : otherCharacters(draw, characters, at => start + at < zeros),
  )
  const words = written.filter((_, i) => runs[i]?.isWord)
  const word = randomOneOf(draw, words, [])
  const place = randomBelow(draw, Math.max(1, word.length))
  const all = written.map(run =>
    run !== word || isAscii
      ? run
      : run.map((letter, at) => (at === place ? (otherCharacters(draw, ['É'], () => false)[0] ?? letter) : letter)),
  )
  const starts = new Map(runs.map(({ start, characters }, i) => [start, { count: characters.length, i }]))
  return {
    characters: all.flat(),
    as: form => {
      const characters = [...form]
      let at = 0
      let text = ''
      for (const [i, character] of characters.entries()) {
        if (isSpace(character)) text += character
        else {
          const run = starts.get(at)
          const letters = run === undefined ? [] : (all[run.i] ?? [])
          if (run !== undefined)
            text +=
              runs[run.i]?.isWord === true ? writtenLike(characters.slice(i, i + run.count), letters) : letters.join('')
          at += 1
        }
      }
      return text
    },
  }
}
