/**
 * Finds for each text of a log another that the rules judge alike and that holds no original text; dates become those
 * given; null where impossible.
 */
import { normalisePostalCode } from '../../domain/format/postalCode'
import { characterCount as countOf } from '../../domain/language/characterCount'
import { dutchDateOf, isoDateOf, looksLikeDate } from '../../domain/language/date'
import { emailLengthMost, longestExplanation, longestLine } from '../../domain/language/limits'
import type { TextPattern } from './dateAndPatternCollector'
import { dateInText, writtenLike } from './dates/dateInText'
import type { GatheredValues } from './gatherValues'
import type { RandomSource } from './random/randomSource'
import {
  canonicalCharacters,
  comparisonKey,
  isDigit,
  isMeaningfulCharacter,
  leadingZeros,
  otherCharacters,
  shortestHidden,
  withOriginalCase,
} from './texts/characters'
import { otherWords, type RewrittenText } from './texts/otherWords'

/** Texts as they are compared, found quickly as a part of another. */
interface HiddenTexts {
  readonly all: ReadonlySet<string>
  /** Every beginning of four characters, with the lengths of the texts that begin so. */
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>
}

const hiddenOf = (texts: Iterable<string>): HiddenTexts => {
  const all = new Set<string>()
  const lengths = new Map<string, Set<number>>()
  for (const text of texts) {
    const joined = comparisonKey(text)
    if (joined.length < shortestHidden || ![...joined].some(isMeaningfulCharacter)) continue
    all.add(joined)
    const start = joined.slice(0, shortestHidden)
    lengths.set(start, (lengths.get(start) ?? new Set()).add(joined.length))
  }
  return { all, lengths }
}

const holdsHidden = ({ all, lengths }: HiddenTexts, text: string): boolean => {
  for (let at = 0; at + shortestHidden <= text.length; at++)
    for (const length of lengths.get(text.slice(at, at + shortestHidden)) ?? [])
      if (all.has(text.slice(at, at + length))) return true
  return false
}

const lengths = [emailLengthMost, longestLine, longestExplanation] as const

/** What the rules see of a text, as one word: which patterns it has, whether it is too long, and whether it is a date. */
const ruleFingerprint = (patterns: Iterable<TextPattern>): ((text: string) => string) => {
  const tests = [...patterns].map(({ pattern, ignoring }) => ({ pattern: new RegExp(pattern, 'u'), ignoring }))
  return text => {
    const words = text.trim()
    const seen = tests.map(({ pattern, ignoring }) =>
      pattern.test([...words].filter(character => !ignoring.includes(character)).join('')),
    )
    const isTooLong = lengths.map(most => countOf(text) > most)
    const isAddress = /^[1-9]\d{3}[A-Z]{2}$/.test(normalisePostalCode(text))
    return [
      ...seen,
      ...isTooLong,
      isAddress,
      looksLikeDate(words),
      isoDateOf(words) !== null,
      dutchDateOf(words) !== null,
    ]
      .map(Number)
      .join('')
  }
}

type KeepsCharacter = (at: number) => boolean

/** The ways to replace a text, the most thorough first: of a wrong postal code or a foreign number some characters stay. */
const keepRules = (characters: readonly string[]): readonly KeepsCharacter[] => {
  const zeros = leadingZeros(characters)
  const few = (keeps: KeepsCharacter): readonly KeepsCharacter[] =>
    characters.filter((_, at) => keeps(at)).length <= shortestHidden ? [keeps] : []
  const isDigitAt = (at: number): boolean => isDigit(characters[at] ?? '')
  return [
    at => at < zeros,
    ...few(isDigitAt),
    ...few(at => !isDigitAt(at)),
    ...[1, 2, 3, 4].map(
      (count): KeepsCharacter =>
        at =>
          at < count,
    ),
  ]
}

/** How often a text is drawn with words of other lengths, and how often in each way that keeps all lengths. */
const [wordTries, tries] = [20, 60]

/** Texts to be replaced, and what is asked of the new ones. */
interface TextReplacement {
  readonly draw: RandomSource
  readonly hidden: HiddenTexts
  readonly patterns: ReadonlyMap<string, ReadonlySet<TextPattern>>
}

/** Another text for a text in all the forms in which it stands; null where none is found. */
const otherText = (
  { draw, hidden, patterns }: TextReplacement,
  forms: readonly string[],
  taken: ReadonlySet<string>,
): RewrittenText | null => {
  const characters = canonicalCharacters(forms[0] ?? '')
  const same: RewrittenText = { characters, as: form => form }
  if (!characters.some(isMeaningfulCharacter)) return same
  const fingerprint = ruleFingerprint(new Set(forms.flatMap(form => [...(patterns.get(form) ?? [])])))
  const seen = forms.map(fingerprint)
  const isRight = ({ characters: found, as }: RewrittenText, isLate: boolean): boolean => {
    const joined = found.join('')
    // Of a few characters there are not enough for everybody.
    if (joined === characters.join('') || (taken.has(joined) && !isLate)) return false
    return !holdsHidden(hidden, joined) && forms.every((form, i) => fingerprint(as(form)) === seen[i])
  }
  for (let attempt = 0; attempt < wordTries; attempt++) {
    const found = otherWords(draw, forms)
    if (isRight(found, false)) return found
  }
  for (const keeps of keepRules(characters))
    for (let attempt = 0; attempt < tries; attempt++) {
      const other = otherCharacters(draw, characters, keeps)
      const found: RewrittenText = { characters: other, as: form => withOriginalCase(form, other) }
      if (isRight(found, attempt >= tries / 2)) return found
    }
  // A few characters name nobody.
  return characters.join('').length < shortestHidden ? same : null
}

/** Another text for each text of a log; `isKnown`: whether it was among them, whatever its spaces and capitals. */
interface ReplacedTexts {
  readonly replaced: (text: string) => string
  readonly isKnown: (text: string) => boolean
}

/**
 * Other texts for these: equal ones stay equal whatever their spaces and capitals, of each the rules see the same, and no
 * text of before stands in any of them. A date moves with all others. Null where one cannot be replaced so.
 * @param documents the names of files: they are replaced otherwise, and stand in no other text either
 * @param dates the date that is put in the place of each, ISO
 */
export function* replacedTexts(
  draw: RandomSource,
  { texts, documents, patterns }: Pick<GatheredValues, 'texts' | 'documents' | 'patterns'>,
  dates: ReadonlyMap<string, string>,
): Generator<void, ReplacedTexts | null> {
  const forms = new Map<string, string[]>()
  const writtenDates = new Map<string, string>()
  for (const text of texts) {
    const date = dateInText(text)
    if (date !== null) writtenDates.set(text, writtenLike(date, dates.get(date.iso) ?? ''))
    else forms.set(comparisonKey(text), [...(forms.get(comparisonKey(text)) ?? []), text])
  }
  const replacement: TextReplacement = { draw, hidden: hiddenOf([...texts, ...documents]), patterns }
  const taken = new Set<string>()
  const replaced = new Map<string, RewrittenText>()
  for (const [key, same] of forms) {
    const found = otherText(replacement, same, taken)
    if (found === null) return null
    taken.add(found.characters.join(''))
    replaced.set(key, found)
    yield
  }
  return {
    // A text that was not gathered has no other: nothing goes out in its place.
    replaced: text => writtenDates.get(text) ?? replaced.get(comparisonKey(text))?.as(text) ?? '',
    isKnown: text => replaced.has(comparisonKey(text)),
  }
}
