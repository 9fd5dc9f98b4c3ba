/**
 * Encodes page, build, number of errors and saved status as a code that the customer reads out by phone; decodes it,
 * spells it out, and shortens a build's name.
 */
import * as E from 'fp-ts/Either'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { type savedWords, spellingWords } from '../../domain/texts/supportCodeTexts'
import { type CodeCheckFailure, decodeChecked, encodedWithCheck } from './supportCodeCodec'

/** Whether everything is on the device; `none`: no log is open. */
export type SavedStatus = keyof typeof savedWords

const saves: readonly SavedStatus[] = [
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
 * `maxCountedErrors`, and 0 where no log is open (`saved` is 'none') and nobody counted.
 */
export interface SupportCode {
  readonly step: StepKey | null
  readonly build: string
  readonly errors: number
  readonly saved: SavedStatus
}

/** Why what was typed is no code; `meaning`: it was made by a portal of another version. */
type UnreadableCode = CodeCheckFailure | 'meaning'

/** From here on a code says 'or more'. */
export const maxCountedErrors = 31

const buildDigits = 5

/** Digits of a whole in a code, from the least: how many values each part has. */
const sizes = { saved: 16, errors: maxCountedErrors + 1, step: 32, build: 16 ** buildDigits } as const

/** The first digits of what names a build ('0.1.0+80e68ec58c31'), in small hex; zeros where it has none. */
export const buildMark = (build: string): string => {
  const [, mark = ''] = /\+([0-9a-f]+)/i.exec(build) ?? []
  return mark.slice(0, buildDigits).toLowerCase().padEnd(buildDigits, '0')
}

/** Encodes a page, the build, the number of errors and the saving as a code in two groups ('K7QM-3FXR'). */
export const supportCode = ({ step, build, errors, saved }: SupportCode): string => {
  const at = step === null ? stepKeys.length : stepKeys.indexOf(step)
  const capped = Math.min(Math.max(0, Math.trunc(errors)), maxCountedErrors)
  const whole = ((Number.parseInt(build, 16) * sizes.step + at) * sizes.errors + capped) * sizes.saved
  const code = encodedWithCheck(whole + saves.indexOf(saved))
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** What a code says, however it was typed: spaces, dashes and small letters do not matter. */
export const readSupportCode = (text: string): E.Either<UnreadableCode, SupportCode> => {
  const whole = decodeChecked(text)
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
export const spelledCode = (code: string): string =>
  [...code.replace('-', '')].map(character => spellingWords[character] ?? character).join(', ')
