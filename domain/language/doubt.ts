/** Doubts as data: what makes an answer unlikely, the question to ask back, and whether an answer is doubtful. */

import type { Answer } from './answer'
import { always, type Condition, questionsReadBy, type Readable } from './condition'
import { isoDateOf, monthsLater } from './date'

/** What makes an answer doubtful, as data; the thresholds are read from here as those of a rule are. */
export type Suspicion =
  /** An amount, but less than this; nothing at all is no slip of a key. */
  | { readonly tag: 'below'; readonly least: number }
  | { readonly tag: 'above'; readonly most: number }
  | { readonly tag: 'between'; readonly from: number; readonly to: number }
  /** More than so many times another amount. */
  | { readonly tag: 'times'; readonly times: number; readonly than: Readable<number | string> }
  /** More than so many times what all items have answered together. */
  | { readonly tag: 'timesAll'; readonly times: number; readonly than: Readable<number | string> }
  /** One of the two at least so many times the other. */
  | { readonly tag: 'apart'; readonly times: number; readonly from: Readable<number | string> }
  /** Before another date, or less than so many years after it. */
  | { readonly tag: 'soonAfter'; readonly years: number; readonly date: Readable<string> }
  /** More than so many years after another date. */
  | { readonly tag: 'longAfter'; readonly years: number; readonly date: Readable<string> }
  | { readonly tag: 'ahead' }
  | { readonly tag: 'same'; readonly as: Readable<string> }
  /** The condition says it all. */
  | { readonly tag: 'situation' }

/**
 * Something that a good adviser would ask back about. It refuses nothing: it is said, and once confirmed not said again
 * until one of the answers that it rests on is another. It rests on answers that show, are given and are right: a doubt
 * of what is hidden, open or refused is none. The name is what the log keeps; it is unique within its question.
 */
export interface Doubt {
  readonly question: Readable
  readonly name: string
  /** What is asked; `{value}` stands for the answer, `{beside}` for the first that it is looked at beside. */
  readonly asks: string
  readonly suspicion: Suspicion
  readonly when: Condition
}

export const doubt = (
  question: Readable,
  name: string,
  suspicion: Suspicion,
  asks: string,
  when: Condition = always,
): Doubt => ({ question, name, asks, suspicion, when })

/** A doubt that its condition makes. */
export const doubtWhen = (question: Readable, name: string, when: Condition, asks: string): Doubt =>
  doubt(question, name, { tag: 'situation' }, asks, when)

const besideIn = (suspicion: Suspicion): readonly Readable[] => {
  switch (suspicion.tag) {
    case 'times':
      return [suspicion.than]
    case 'apart':
      return [suspicion.from]
    case 'soonAfter':
    case 'longAfter':
      return [suspicion.date]
    case 'same':
      return [suspicion.as]
    case 'timesAll':
    case 'below':
    case 'above':
    case 'between':
    case 'ahead':
    case 'situation':
      return []
  }
}

/** The questions that the answer is looked at beside, each once, without the doubted one. */
export const doubtContextQuestions = ({ question, suspicion, when }: Doubt): readonly Readable[] =>
  [...new Set([...besideIn(suspicion), ...questionsReadBy(when)])].filter(one => one !== question)

/** The question that all items answer together; null where none is added up. */
export const summedQuestion = ({ suspicion }: Doubt): Readable | null =>
  suspicion.tag === 'timesAll' ? suspicion.than : null

/** What an answer is looked at beside. `all`: of all items together; `today`: ISO, '' before anybody said what day it is. */
interface DoubtContext {
  readonly read: (question: Readable) => Answer
  readonly all: (question: Readable) => number
  readonly today: string
}

const isPositive = (value: Answer): value is number => typeof value === 'number' && value > 0

const yearsAfter = (date: Answer, years: number): string | null => {
  const iso = isoDateOf(String(date))
  return iso === null ? null : monthsLater(iso, years * 12)
}

const sameWords = (a: Answer, b: Answer): boolean =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase() && String(a).trim() !== ''

/** Whether an answer that is there and right is doubtful; what its condition says comes besides. */
export const isDoubtful = (suspicion: Suspicion, value: Answer, { read, all, today }: DoubtContext): boolean => {
  switch (suspicion.tag) {
    case 'below':
      return isPositive(value) && value < suspicion.least
    case 'above':
      return typeof value === 'number' && value > suspicion.most
    case 'between':
      return typeof value === 'number' && value >= suspicion.from && value <= suspicion.to
    case 'times': {
      const than = read(suspicion.than)
      return isPositive(value) && isPositive(than) && value > suspicion.times * than
    }
    case 'timesAll': {
      const than = all(suspicion.than)
      return isPositive(value) && than > 0 && value > suspicion.times * than
    }
    case 'apart': {
      const from = read(suspicion.from)
      if (!isPositive(value) || !isPositive(from)) return false
      return value >= suspicion.times * from || from >= suspicion.times * value
    }
    case 'soonAfter': {
      const [date, least] = [isoDateOf(String(value)), yearsAfter(read(suspicion.date), suspicion.years)]
      return date !== null && least !== null && date < least
    }
    case 'longAfter': {
      const [date, most] = [isoDateOf(String(value)), yearsAfter(read(suspicion.date), suspicion.years)]
      return date !== null && most !== null && date > most
    }
    case 'ahead': {
      const date = isoDateOf(String(value))
      return date !== null && today !== '' && date > today
    }
    case 'same':
      return sameWords(value, read(suspicion.as))
    case 'situation':
      return true
  }
}

/** An answer that a doubt rests on, by its path. */
export interface RestedAnswer {
  readonly path: string
  readonly value: Answer
}
