/**
 * Makes, for each `Equivalence` (what pseudonymising keeps of a value: all, its shape, its side of thresholds), the
 * function that passes a log's value to the given visitor, which gathers or replaces texts, numbers and dates.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { equivalenceOf } from '../../../domain/language/equivalence'
import type { Equivalence } from '../../../domain/language/privacy'
import type { Question } from '../../../domain/language/question'
import { isPictureAddress } from '../../../domain/portal/pictureAddress'
import { overviewName } from '../../../domain/sending/attachment'
import { dateInText } from '../dates/dateInText'
import { type NumberPlace, numberNameAt } from '../numbers/numberKinds'
import { otherJson } from './otherJson'
import { otherSmallWord } from './otherSmallWord'
import { otherTyped } from './otherTyped'
import { shownSentences } from './shownSentences'
import type { LeafVisitor, LeafVisitors } from './walkCodec'

/** What may be done with the single values that are looked at: gathered first, replaced then. */
export interface ValueVisitor {
  readonly text: (text: string) => string
  /** A date on which somebody was born, or where. */
  readonly birth: (text: string) => string
  readonly number: (number: number, place: NumberPlace) => number
  /** Milliseconds since 1970. */
  readonly moment: (at: number) => number
  /** A day or moment of the log itself, as text. */
  readonly day: (text: string) => string
  readonly thing: (name: string) => string
  readonly path: (path: string) => string
  readonly document: (name: string) => string
  readonly home: (lookupKey: string) => string
  readonly degree: (degree: number, around: number) => number
}

/** Where in the world an invented place is: it need not be near anything. */
const middle = { latitude: 52.1, longitude: 5.3 } as const

/** The path in an object, or at the head of a pair. */
const pathBeside = (within: unknown): string => {
  const path: unknown = Array.isArray(within) ? within[0] : Object(within).path
  return typeof path === 'string' ? path : ''
}

/** Of an answer by its path, of any other number by its field. */
const placeOf = (within: unknown, name: string): NumberPlace => {
  const path = pathBeside(within)
  return path === ''
    ? { name, beside: within }
    : { name: numberNameAt(path), beside: path.slice(0, path.lastIndexOf('.')) }
}

/** How a question's answer is replaced: by its class, and a number that is not one yet as the text it is. */
const answerKeeps = ({ kind, privacy }: Question): Equivalence => (kind === 'number' ? 'side' : equivalenceOf[privacy])

/** A number in a text, as amounts are stored that are not asked: '250000.00'. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/

const sameDecimals = (text: string, number: number): string => number.toFixed(text.split('.')[1]?.length ?? 0)

/** With more a number may not be written as its digits are. */
const mostDigits = 15

/**
 * For each way in which a value may be kept, the visitor that applies `visitor` to it.
 * @param listed the words that stay
 */
export const leafVisitors = (
  catalogue: Catalogue,
  listed: ReadonlySet<string>,
  visitor: ValueVisitor,
): LeafVisitors => {
  const text = (value: string): string => (value === '' ? '' : visitor.text(value))
  const onStrings =
    (replace: (value: string) => string): LeafVisitor =>
    value => {
      if (typeof value === 'string') return replace(value)
      return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? replace(one) : one)) : value
    }
  const worded = (value: string, within: unknown, name: string, other = visitor.text): string =>
    value === '' ? '' : (otherSmallWord(placeOf(within, name).name, value) ?? other(value))
  const shaped =
    (other: ValueVisitor['text']): LeafVisitor =>
    (value, within, name = '') =>
      typeof value === 'number' ? digits(value) : onStrings(one => worded(one, within, name, other))(value, within)
  const day = onStrings(value => (dateInText(value) === null ? text(value) : visitor.day(value)))
  const listedWords: LeafVisitor = (value, within, name = '') =>
    onStrings(one => (listed.has(one) ? one : worded(one, within, name)))(value, within)
  /** A number that is no figure (a house number, one at a customer's), as its digits are replaced. */
  const digits = (value: number): number => {
    const other = Number(visitor.text(String(value)).slice(0, mostDigits))
    return Number.isFinite(other) ? other : 0
  }
  const side: LeafVisitor = (value, within, name = '') => {
    const number = (one: number): number => visitor.number(one, placeOf(within, name))
    if (typeof value === 'number') return number(value)
    return onStrings(one => (plainNumber.test(one) ? sameDecimals(one, number(Number(one))) : text(one)))(value, null)
  }
  const degree =
    (around: number): LeafVisitor =>
    value =>
      typeof value === 'number' ? visitor.degree(value, around) : value
  const simple = {
    itself: value => value,
    listed: listedWords,
    shape: shaped(visitor.text),
    birth: shaped(visitor.birth),
    term: value => (typeof value === 'number' ? visitor.moment(value) : day(value, null)),
    side,
    path: onStrings(visitor.path),
    thing: onStrings(visitor.thing),
    document: onStrings(name => (name === '' || name === overviewName ? name : visitor.document(name))),
    sentence: onStrings(shownSentences(catalogue)),
    json: (value, within) =>
      typeof value === 'string' ? otherJson(value, one => scalar(one, pathBeside(within))) : value,
    home: onStrings(visitor.home),
    latitude: degree(middle.latitude),
    longitude: degree(middle.longitude),
    picture: onStrings(image => (isPictureAddress(image) ? 'https://foto.invalid/woning' : '')),
    // What the office says beside the invitation, of whatever kind.
    presence: () => ({}),
  } satisfies Record<Exclude<Equivalence, 'answer' | 'typed'>, LeafVisitor>
  const keepsAt = (path: string): Equivalence => {
    const question = slotAddress(catalogue, path)?.slot.question
    // What is no question's may be anything: a birth, too.
    return question === undefined ? 'birth' : answerKeeps(question)
  }
  /** A text or a number of the office's for the question at this path. */
  const scalar = (value: string | number, path: string): string | number => {
    const keeps = keepsAt(path)
    if (typeof value === 'string')
      return String(keeps === 'answer' || keeps === 'typed' ? text(value) : simple[keeps](value, { path }))
    if (keeps === 'side') return Number(side(value, { path }))
    return keeps === 'listed' && listed.has(String(value)) ? value : digits(value)
  }
  const answer: LeafVisitor = (value, within) => {
    const keeps = keepsAt(pathBeside(within))
    return keeps === 'answer' || keeps === 'typed' ? simple.shape(value, within) : simple[keeps](value, within)
  }
  const typed: LeafVisitor = (value, within) =>
    typeof value !== 'string'
      ? value
      : otherTyped(catalogue, pathBeside(within), value, number => answer(number, within))
  return { ...simple, answer, typed }
}
