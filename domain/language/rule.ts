/**
 * Rules as data: check, message, condition and the reasons shown under the message; `faultIn` finds how an answer
 * breaks a check, null where it does not.
 */

import { ageOn, oldestPerson } from './age'
import type { Answer } from './answer'
import { characterCount } from './characterCount'
import { always, type Condition, type Readable } from './condition'
import { isoDateOf, looksLikeDate } from './date'

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
 * In which way an answer breaks a check. `empty`: there is none; every other way is of an answer that is there and wrong.
 * `form`: it is not written as it must be; `unreal`: a date that no calendar has.
 */
export type Fault =
  | 'empty'
  | 'form'
  | 'unreal'
  | 'future'
  | 'tooYoung'
  | 'tooLongAgo'
  | 'notAfter'
  | 'tooLow'
  | 'tooHigh'
  | 'tooLong'
  | 'offStep'

/** Why an answer is wrong, as the customer reads it under the message; a way that the message itself says has no reason. */
export type Reasons = Partial<Readonly<Record<Fault, string>>>

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
  readonly reasons: Reasons
}

export const rule = (name: string, check: Check, message: string, when: Condition = always): Rule => ({
  name,
  message,
  check,
  when,
  reasons: {},
})

const demands: ReadonlySet<Check['tag']> = new Set(['filled', 'chosen', 'atLeast'])

/** Whether the rule refuses an empty answer; every other rule lets it pass. */
export const isRequiredRule = ({ check }: Rule): boolean => demands.has(check.tag)

/** The rule that also says why an answer that is there is wrong (spec README, OPEN-67). */
export const withReasons = (broken: Rule, reasons: Reasons): Rule => ({ ...broken, reasons })

/** Null where there is nothing to say besides the message: of an answer that is not there, mostly. */
export const reasonOf = ({ reasons }: Rule, fault: Fault): string | null => reasons[fault] ?? null

const words = (value: Answer): string => (typeof value === 'string' ? value.trim() : '')

const stripped = (value: Answer, ignoring: string): string =>
  [...String(value)].filter(character => !ignoring.includes(character)).join('')

const fits = (isRight: boolean, fault: Fault): Fault | null => (isRight ? null : fault)

const dateFault = (text: string): Fault => (looksLikeDate(text) ? 'unreal' : 'form')

const birthFault = (text: string, youngest: number, today: string): Fault | null => {
  const age = ageOn(today, text)
  // Before anybody said what day it is nothing more can be told of a real date.
  if (age === null) return isoDateOf(text) === null ? dateFault(text) : 'empty'
  if (age < 0) return 'future'
  return fits(age >= youngest, 'tooYoung') ?? fits(age <= oldestPerson, 'tooLongAgo')
}

/**
 * What is wrong with an answer that the customer can see; null when it is right. Everything but `filled`, `chosen` and
 * `atLeast` lets the empty answer pass.
 * @param isEmpty whether the answer says nothing, as its kind has it
 * @param read gives the answers that the check compares with
 * @param today ISO
 */
export const faultIn = (
  check: Check,
  value: Answer,
  isEmpty: boolean,
  read: (question: Readable) => Answer,
  today: string,
): Fault | null => {
  switch (check.tag) {
    case 'filled':
    case 'chosen':
      return fits(!isEmpty, 'empty')
    case 'atLeast':
      return fits(Array.isArray(value) && value.length >= check.count, 'empty')
    case 'length':
      // No text has more characters than code units.
      return fits(
        typeof value !== 'string' || value.length <= check.most || characterCount(value) <= check.most,
        'tooLong',
      )
    case 'number':
      return fits(isEmpty || Number.isFinite(value), 'form')
    case 'from':
      return fits(typeof value !== 'number' || value >= check.least, 'tooLow')
    case 'upTo':
      return fits(typeof value !== 'number' || value <= check.most, 'tooHigh')
    case 'onStep':
      return fits(typeof value !== 'number' || (value - check.from) % check.step === 0, 'offStep')
    case 'pattern':
      return fits(isEmpty || new RegExp(check.pattern, 'u').test(stripped(words(value), check.ignoring)), 'form')
    case 'date':
      return isEmpty || isoDateOf(words(value)) !== null ? null : dateFault(words(value))
    case 'birthDate':
      return isEmpty ? null : birthFault(words(value), check.youngest, today)
    case 'after': {
      const [end, start] = [isoDateOf(words(value)), isoDateOf(words(read(check.question)))]
      return fits(end === null || start === null || end > start, 'notAfter')
    }
  }
}
