import * as E from 'fp-ts/Either'
import { type StepKey, stepKeys } from '../domain/language/stepKey'
import { type savedWords, spellingWords } from '../domain/texts/supportCodeTexts'

/** No I, O, 0 and 1: by phone and in handwriting they are taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const base = alphabet.length
/** The characters of a code, the last of them its check. */
const length = 8

/** Why a text is no code: not as long as one, a character that no code has, or misheard. */
type Unchecked = 'length' | 'character' | 'check'

/** Twice a digit in the field of 32: x^5 + x^2 + 1. */
const twice = (digit: number): number => {
  const double = digit * 2
  return double >= base ? (double ^ 0b100101) % base : double
}

/**
 * The digit that makes the sum of all right, each weighed by another power: one wrong character always shows, and so do
 * any two that changed places.
 */
const checkDigit = (digits: readonly number[]): number => digits.reduce((sum, digit) => twice(sum ^ digit), 0)

/** Whole numbers below 32 to the 7th, as the characters of a code with its check. */
const checkOf = (whole: number): string => {
  const digits: number[] = []
  for (let rest = whole, i = 1; i < length; i++, rest = Math.floor(rest / base)) digits.unshift(rest % base)
  return [...digits, checkDigit(digits)].map(digit => alphabet[digit] ?? '').join('')
}

/** The whole number that a code stands for. */
const checked = (text: string): E.Either<Unchecked, number> => {
  const digits = [...text.toUpperCase().replace(/[\s.\-‐-―]/g, '')].map(character => alphabet.indexOf(character))
  if (digits.includes(-1)) return E.left('character')
  if (digits.length !== length) return E.left('length')
  const said = digits.slice(0, -1)
  if (checkDigit(said) !== digits.at(-1)) return E.left('check')
  return E.right(said.reduce((whole, digit) => whole * base + digit, 0))
}

/** Whether everything is on the device; `none`: no log is open. */
export type Saved = keyof typeof savedWords

const saves: readonly Saved[] = [
  'saved',
  'saving',
  'inWindow',
  'refused',
  'full',
  'erased',
  'newer',
  'closed',
  'failed',
  'none',
]

/**
 * What a customer can read out by phone, and nothing of the customer. `step`: null for a screen that is none; `build`: the
 * first five digits of the build's mark, in hex; `errors`: questions of that screen that are not right, at most
 * `mostErrors`, and 0 where no log is open (`saved` is 'none') and nobody counted.
 */
export interface SupportCode {
  readonly step: StepKey | null
  readonly build: string
  readonly errors: number
  readonly saved: Saved
}

/** Why what was typed is no code; `meaning`: it was made by a portal of another version. */
export type NoCode = Unchecked | 'meaning'

/** From here on a code says 'or more'. */
export const mostErrors = 31

const buildDigits = 5

/** Digits of a whole in a code, from the least: how many values each part has. */
const sizes = { saved: 16, errors: mostErrors + 1, step: 32, build: 16 ** buildDigits } as const

/** The first digits of what names a build ('0.1.0+80e68ec58c31'), in small hex; zeros where it has none. */
export const buildMark = (build: string): string => {
  const [, mark = ''] = /\+([0-9a-f]+)/i.exec(build) ?? []
  return mark.slice(0, buildDigits).toLowerCase().padEnd(buildDigits, '0')
}

/** The code in two groups ('K7QM-3FXR'). */
export const supportCode = ({ step, build, errors, saved }: SupportCode): string => {
  const at = step === null ? stepKeys.length : stepKeys.indexOf(step)
  const capped = Math.min(Math.max(0, Math.trunc(errors)), mostErrors)
  const whole = ((Number.parseInt(build, 16) * sizes.step + at) * sizes.errors + capped) * sizes.saved
  const code = checkOf(whole + saves.indexOf(saved))
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** What a code says, however it was typed: spaces, dashes and small letters do not matter. */
export const readSupportCode = (text: string): E.Either<NoCode, SupportCode> => {
  const whole = checked(text)
  if (E.isLeft(whole)) return whole
  const saved = saves[whole.right % sizes.saved]
  const rest = Math.floor(whole.right / sizes.saved)
  const errors = rest % sizes.errors
  const at = Math.floor(rest / sizes.errors) % sizes.step
  const build = Math.floor(rest / sizes.errors / sizes.step)
  if (saved === undefined || at > stepKeys.length || build >= sizes.build) return E.left('meaning')
  return E.right({ step: stepKeys[at] ?? null, build: build.toString(16).padStart(buildDigits, '0'), errors, saved })
}

/** A code as one reads it out: 'Karel, 7, Quotiënt, Maria, 3, Ferdinand, Xantippe, Richard'. */
export const spelled = (code: string): string =>
  [...code.replace('-', '')].map(character => spellingWords[character] ?? character).join(', ')
