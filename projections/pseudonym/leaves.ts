import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { equivalenceOf } from '../../domain/language/equivalence'
import type { Equivalence } from '../../domain/language/privacy'
import type { Question } from '../../domain/language/question'
import { isPicture } from '../../domain/portal/pictureAddress'
import { overviewName } from '../../domain/sending/file'
import { dateIn } from './dates'
import { shownSentences } from './sentences'
import { otherTyped } from './typed'
import type { Leaves } from './walk'

/** What may be done with the single values that are looked at: gathered first, replaced then. */
export interface Hand {
  readonly text: (text: string) => string
  readonly number: (number: number) => number
  /** Milliseconds since 1970. */
  readonly moment: (at: number) => number
  /** A day or moment of the log itself, as text. */
  readonly day: (text: string) => string
  readonly thing: (name: string) => string
  readonly path: (path: string) => string
  readonly document: (name: string) => string
  readonly json: (text: string) => string
  readonly home: (sought: string) => string
  readonly degree: (degree: number, around: number) => number
}

/** Where in the world an invented place is: it need not be near anything. */
const middle = { latitude: 52.1, longitude: 5.3 } as const

type Leaf = (value: unknown, within: unknown) => unknown

const pathBeside = (within: unknown): string =>
  typeof within === 'object' && within !== null && 'path' in within && typeof within.path === 'string'
    ? within.path
    : ''

/** How a question's answer is replaced: by its class, and a number that is not one yet as the text it is. */
const answerKeeps = ({ kind, privacy }: Question): Equivalence => (kind === 'number' ? 'side' : equivalenceOf[privacy])

/** A number in a text, as amounts are stored that are not asked: '250000.00'. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/

const sameDecimals = (text: string, number: number): string => number.toFixed(text.split('.')[1]?.length ?? 0)

/** @param listed the words that stay */
export const leavesOf = (catalogue: Catalogue, listed: ReadonlySet<string>, hand: Hand): Leaves => {
  const text = (value: string): string => (value === '' ? '' : hand.text(value))
  const onStrings =
    (replace: (value: string) => string): Leaf =>
    value => {
      if (typeof value === 'string') return replace(value)
      return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? replace(one) : one)) : value
    }
  const side = onStrings(value =>
    plainNumber.test(value) ? sameDecimals(value, hand.number(Number(value))) : text(value),
  )
  const shape = onStrings(text)
  const day = onStrings(value => (dateIn(value) === null ? text(value) : hand.day(value)))
  const known = onStrings(value => (listed.has(value) ? value : text(value)))
  const degree =
    (around: number): Leaf =>
    value =>
      typeof value === 'number' ? hand.degree(value, around) : value
  const simple = {
    itself: value => value,
    listed: known,
    shape: value => (typeof value === 'number' ? hand.number(value) : shape(value, null)),
    term: value => (typeof value === 'number' ? hand.moment(value) : day(value, null)),
    side: value => (typeof value === 'number' ? hand.number(value) : side(value, null)),
    path: onStrings(hand.path),
    thing: onStrings(hand.thing),
    document: onStrings(name => (name === '' || name === overviewName ? name : hand.document(name))),
    sentence: onStrings(shownSentences(catalogue)),
    json: onStrings(hand.json),
    home: onStrings(hand.home),
    latitude: degree(middle.latitude),
    longitude: degree(middle.longitude),
    picture: onStrings(image => (isPicture(image) ? 'https://foto.invalid/woning' : '')),
    // What the office says beside the invitation, of whatever kind.
    presence: () => ({}),
  } satisfies Record<Exclude<Equivalence, 'answer' | 'typed'>, Leaf>
  const answer: Leaf = (value, within) => {
    const question = slotAddress(catalogue, pathBeside(within))?.slot.question
    const keeps = question === undefined ? 'side' : answerKeeps(question)
    return keeps === 'answer' || keeps === 'typed' ? shape(value, null) : simple[keeps](value, within)
  }
  const typed: Leaf = (value, within) =>
    typeof value !== 'string'
      ? value
      : otherTyped(catalogue, pathBeside(within), value, number => answer(number, within))
  return { ...simple, answer, typed }
}
