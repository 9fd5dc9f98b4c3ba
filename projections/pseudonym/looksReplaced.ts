import type { Catalogue } from '../../domain/engine/catalogue'
import { isSameJson } from '../../domain/language/json'
import type { ImportedLog } from '../../events/log/importPlan'
import { headerCodec, type SurveyRecord } from '../../events/record/envelope'
import { definitions } from '../../events/record/surveyEvent'
import { copiedFrom, originalHeader } from '../replay/whatIfMark'
import { dateIn } from './dates'
import { isDocumentName } from './documents'
import { type Hand, leavesOf } from './leaves'
import {
  breaksIn,
  canonical,
  isDigit,
  isDrawnCharacter,
  isLetter,
  isVowelOf,
  keyOf,
  leadingZeros,
  shortestHidden,
} from './letters'
import { listedWords } from './listed'
import { isWithheld } from './log'
import { isOtherName, pathReplacer } from './paths'
import { around } from './replacing'
import { type Leaf, type Leaves, walkCodec } from './walk'

const isAsciiLetter = (character: string): boolean => isLetter(character) && character <= '~'

/**
 * Whether a text can be one of those that are drawn: of their letters, vowels and consonants by turns within a word, but for
 * the few characters that may stay.
 * @param forms the same text with other spaces and capitals
 */
const isDrawnText = (forms: readonly string[]): boolean => {
  const characters = canonical(forms[0] ?? '')
  if (characters.length < shortestHidden) return true
  const breaks = breaksIn(forms)
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

/** Takes texts one by one, and says whether all of them can be drawn. */
const textsLooked = () => {
  const forms = new Map<string, Set<string>>()
  return {
    take: (text: string): void => {
      const key = keyOf(text)
      forms.set(key, (forms.get(key) ?? new Set()).add(text))
    },
    areDrawn: (): boolean => [...forms.values()].every(same => isDrawnText([...same])),
  }
}

/** Keeps what it can have put there itself, and anything else becomes something else; texts are looked at together. */
const keepingHand = (catalogue: Catalogue, take: (text: string) => void): Hand => {
  const name = (text: string): string => (text === '' || isOtherName(text) ? text : '')
  const text = (value: string): string => {
    if (dateIn(value) === null) take(value)
    return value
  }
  return {
    text,
    birth: text,
    number: value => value,
    moment: at => at,
    day: value => value,
    thing: name,
    path: pathReplacer(catalogue, segment => name(segment) || '?'),
    document: document => (isDocumentName(document) ? document : ''),
    home: sought => sought.split('-').map(text).join('-'),
    degree: (degree, middle) => (Math.abs(degree - middle) <= around + 1e-5 ? degree : middle),
  }
}

/** The pictures of the tenant and the office, by digest: they are no customer's. */
const picturesIn = (records: readonly SurveyRecord[]): ReadonlySet<string | null> =>
  new Set(
    records.flatMap(({ events }) =>
      events.flatMap(event => {
        if (event.type === 'OfficeLogoLoaded') return [event.digest]
        return event.type === 'StyleLoaded' ? [event.logo, event.hero] : []
      }),
    ),
  )

/**
 * Whether all of a log has the shape of what the pseudonymiser puts in the place of a value: ids, the names of documents,
 * texts, pictures, places, what the office sent as JSON, and no bytes but those that screens show. A number, a date and a
 * text of a few characters have no shape of their own: of these nothing is known. What support tried out in a copy is its
 * own. Yields after every few records.
 */
export function* looksReplaced(
  catalogue: Catalogue,
  { header, records, blobs }: ImportedLog,
): Generator<void, boolean> {
  const shown = picturesIn(records)
  if (blobs.some(({ digest, bytes }) => bytes.length > 0 && !shown.has(digest))) return false
  const texts = textsLooked()
  let isReplaced = true
  const looking =
    (leaf: Leaf): Leaf =>
    (value, within, name) => {
      if (isReplaced && !isSameJson(leaf(value, within, name), value)) isReplaced = false
      return value
    }
  const keeping = leavesOf(catalogue, listedWords(catalogue, records), keepingHand(catalogue, texts.take))
  // Every leaf by its own name.
  const leaves = Object.fromEntries(Object.entries(keeping).map(([keeps, leaf]) => [keeps, looking(leaf)])) as Leaves
  const walks = new Map<string, Leaf>(
    Object.values(definitions).map(({ type, codec }) => [type, walkCodec(codec, 'itself', leaves)]),
  )
  walkCodec(headerCodec, 'itself', leaves)(originalHeader(header), null)
  const until = copiedFrom(records) ?? Number.POSITIVE_INFINITY
  for (const { seq, id, command, events } of records) {
    if (seq >= until) break
    leaves.thing(id, null)
    leaves.listed(command, null)
    for (const event of events) {
      if (event.type === 'Unknown') isReplaced = isReplaced && isWithheld(event)
      else walks.get(event.type)?.(event, null)
    }
    if (!isReplaced) return false
    if (seq % 50 === 0) yield
  }
  return isReplaced && texts.areDrawn()
}
