import { normalisePostalCode } from '../../domain/format/postalCode'
import { dutchOf, isoOf, looksLikeDate } from '../../domain/language/date'
import { dateIn, writtenOn } from './dates'
import type { Draw } from './draw'
import { canonical, dressed, isTelling, otherCharacters } from './letters'
import type { Thresholds } from './thresholds'

/** From this length on no text of the log may stand in what replaces another. */
export const shortestHidden = 4

/** Texts as they are compared, found quickly as a part of another. */
interface Hidden {
  readonly all: ReadonlySet<string>
  /** Every beginning of four characters, with the lengths of the texts that begin so. */
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>
}

const hiddenOf = (texts: Iterable<string>): Hidden => {
  const all = new Set<string>()
  const lengths = new Map<string, Set<number>>()
  for (const text of texts) {
    const joined = canonical(text).join('')
    if (joined.length < shortestHidden || ![...joined].some(isTelling)) continue
    all.add(joined)
    const start = joined.slice(0, shortestHidden)
    lengths.set(start, (lengths.get(start) ?? new Set()).add(joined.length))
  }
  return { all, lengths }
}

const holdsHidden = ({ all, lengths }: Hidden, text: string): boolean => {
  for (let at = 0; at + shortestHidden <= text.length; at++)
    for (const length of lengths.get(text.slice(at, at + shortestHidden)) ?? [])
      if (all.has(text.slice(at, at + length))) return true
  return false
}

/** What the rules see of a text, as one word: which patterns it has, and whether it looks like a date or is one. */
const sightOf = ({ patterns }: Thresholds): ((text: string) => string) => {
  const tests = patterns.map(({ pattern, ignoring }) => ({ pattern: new RegExp(pattern, 'u'), ignoring }))
  return text => {
    const words = text.trim()
    const seen = tests.map(({ pattern, ignoring }) =>
      pattern.test([...words].filter(character => !ignoring.includes(character)).join('')),
    )
    const isAddress = /^[1-9]\d{3}[A-Z]{2}$/.test(normalisePostalCode(text))
    return [...seen, isAddress, looksLikeDate(words), isoOf(words) !== null, dutchOf(words) !== null]
      .map(Number)
      .join('')
  }
}

type Keeps = (at: number) => boolean

/** The ways to replace a text, the most thorough first: of a wrong postal code or a foreign number some characters stay. */
const ways = (characters: readonly string[]): readonly Keeps[] => {
  const telling = characters.findIndex(character => character !== '0')
  const zeros = telling === -1 ? 1 : telling
  const few = (keeps: Keeps): readonly Keeps[] =>
    characters.filter((_, at) => keeps(at)).length <= shortestHidden ? [keeps] : []
  const isDigit = (at: number): boolean => /\d/.test(characters[at] ?? '')
  return [
    at => at < zeros,
    ...few(isDigit),
    ...few(at => !isDigit(at)),
    ...[1, 2, 3, 4].map(
      (count): Keeps =>
        at =>
          at < count,
    ),
  ]
}

const tries = 60

/** Texts to be replaced, and what is asked of the new ones. */
interface Wanted {
  readonly draw: Draw
  readonly hidden: Hidden
  readonly sight: (text: string) => string
}

/** New characters for a text in all the forms in which it stands; null where none are found. */
const drawn = (
  { draw, hidden, sight }: Wanted,
  forms: readonly string[],
  taken: ReadonlySet<string>,
): readonly string[] | null => {
  const characters = canonical(forms[0] ?? '')
  if (!characters.some(isTelling)) return characters
  const seen = forms.map(sight)
  for (const keeps of ways(characters))
    for (let attempt = 0; attempt < tries; attempt++) {
      const found = otherCharacters(draw, characters, keeps)
      const joined = found.join('')
      // Of a few characters there are not enough for everybody.
      if (joined === characters.join('') || (taken.has(joined) && attempt < tries / 2)) continue
      if (holdsHidden(hidden, joined)) continue
      if (forms.every((form, i) => sight(dressed(form, found)) === seen[i])) return found
    }
  // A few characters name nobody.
  return characters.join('').length < shortestHidden ? characters : null
}

/** Another text for each text of a log; `isKnown`: whether it was among them, whatever its spaces and capitals. */
export interface Texts {
  readonly replaced: (text: string) => string
  readonly isKnown: (text: string) => boolean
}

const keyOf = (text: string): string => canonical(text).join('')

/**
 * Other texts for these: equal ones stay equal whatever their spaces and capitals, of each the rules see the same, and no
 * text of before stands in any of them. A date moves with all others. Null where one cannot be replaced so.
 * @param names those of files: they are replaced otherwise, and stand in no other text either
 * @param days by how many days everything moves
 */
export function* replacedTexts(
  draw: Draw,
  { texts, names }: { readonly texts: ReadonlySet<string>; readonly names: ReadonlySet<string> },
  thresholds: Thresholds,
  days: number,
): Generator<void, Texts | null> {
  const forms = new Map<string, string[]>()
  const dates = new Map<string, string>()
  for (const text of texts) {
    const date = dateIn(text)
    const later = date === null ? null : writtenOn(date, days)
    if (date !== null && later === null) return null
    if (later !== null) dates.set(text, later)
    else forms.set(keyOf(text), [...(forms.get(keyOf(text)) ?? []), text])
  }
  const wanted: Wanted = { draw, hidden: hiddenOf([...texts, ...names]), sight: sightOf(thresholds) }
  const taken = new Set<string>()
  const replaced = new Map<string, readonly string[]>()
  for (const [key, same] of forms) {
    const found = drawn(wanted, same, taken)
    if (found === null) return null
    taken.add(found.join(''))
    replaced.set(key, found)
    yield
  }
  return {
    // A text that was not gathered has no other: nothing goes out in its place.
    replaced: text => {
      const characters = replaced.get(keyOf(text))
      return dates.get(text) ?? (characters === undefined ? '' : dressed(text, characters))
    },
    isKnown: text => replaced.has(keyOf(text)),
  }
}
