import { ageOn, oldestPerson } from './age'
import type { Answer } from './answer'
import { always, type Condition, type Readable } from './condition'
import { isoOf } from './date'

/** What a rule looks at, as data: generators and the pseudonymiser read the thresholds from here. */
export type Check =
  | { readonly tag: 'filled' }
  | { readonly tag: 'chosen' }
  | { readonly tag: 'atLeast'; readonly count: number }
  | { readonly tag: 'number' }
  | { readonly tag: 'from'; readonly least: number }
  | { readonly tag: 'upTo'; readonly most: number }
  | { readonly tag: 'onStep'; readonly from: number; readonly step: number }
  | { readonly tag: 'length'; readonly most: number }
  | { readonly tag: 'pattern'; readonly pattern: string; readonly sample: string; readonly ignoring: string }
  | { readonly tag: 'date' }
  | { readonly tag: 'birthDate'; readonly youngest: number }
  | { readonly tag: 'after'; readonly question: Readable<string> }

/**
 * One thing that must hold, with what the customer is told when it does not. The name is what the log keeps of a
 * refusal; it is unique within its question. A rule holds for nothing but the empty answer's own check: an optional
 * answer that is empty breaks none.
 */
export interface Rule {
  readonly name: string
  readonly message: string
  readonly check: Check
  readonly when: Condition
}

export const rule = (name: string, check: Check, message: string, when: Condition = always): Rule => ({
  name,
  message,
  check,
  when,
})

/** The empty answer of any kind. */
export const isEmpty = (value: Answer): boolean => value === '' || value === -1 || value === 'none'

const words = (value: Answer): string => (typeof value === 'string' ? value.trim() : '')

const stripped = (value: Answer, ignoring: string): string =>
  [...String(value)].filter(character => !ignoring.includes(character)).join('')

/**
 * Whether an answer that the customer can see is right. `read` gives the answers that the check compares with, `today`
 * is ISO. Everything but `filled`, `chosen` and `atLeast` lets the empty answer pass.
 */
export const passes = (check: Check, value: Answer, read: (question: Readable) => Answer, today: string): boolean => {
  switch (check.tag) {
    case 'filled':
      return typeof value === 'number' || words(value) !== ''
    case 'chosen':
      return !isEmpty(value)
    case 'atLeast':
      return Array.isArray(value) && value.length >= check.count
    case 'length':
      return typeof value !== 'string' || value.length <= check.most
    case 'number':
      return typeof value === 'number' ? Number.isFinite(value) : words(value) === ''
    case 'from':
      return typeof value !== 'number' || value >= check.least
    case 'upTo':
      return typeof value !== 'number' || value <= check.most
    case 'onStep':
      return typeof value !== 'number' || (value - check.from) % check.step === 0
    case 'pattern':
      return words(value) === '' || new RegExp(check.pattern, 'u').test(stripped(words(value), check.ignoring))
    case 'date':
      return words(value) === '' || isoOf(words(value)) !== null
    case 'birthDate': {
      if (words(value) === '') return true
      const age = ageOn(today, words(value))
      return age !== null && age >= check.youngest && age <= oldestPerson
    }
    case 'after': {
      const [end, start] = [isoOf(words(value)), isoOf(words(read(check.question)))]
      return end === null || start === null || end > start
    }
  }
}
