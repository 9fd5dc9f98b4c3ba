/**
 * The types of what a customer may ask about in a log (refused steps, failed calls, replaced or hidden answers), with
 * whose doing it was and its weight.
 */
import type { Answer } from '../../../domain/language/answer'
import type { LockAcquisition } from '../../../events/definitions/portalOpened'
import type { ImportReason } from '../../../events/log/logExport/importPlan'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import type { AnswerSource } from '../../logHistory/provenanceTracker'
import type { Divergence } from '../verdicts/divergence'

/** Whose doing something was: the customer's own, a defect of the portal or the office, or the log does not tell. */
export type Attribution = 'customer' | 'defect' | 'unclear'

export type FailedCallEvent = Extract<SurveyEvent, { type: 'CallFailed' }>
export type SendingFailedEvent = Extract<SurveyEvent, { type: 'SendingFailed' | 'SendingUnconfirmed' }>

/** How many items of a list stood in an item; `called`: what one of them is called. */
export interface PartCount {
  readonly called: string
  readonly count: number
}

type FindingDetail =
  /**
   * A step was refused `times` times. Of the last time: the questions, and how many of them a call that failed had left open.
   * `isTold`: the log tells the words that the customer got.
   */
  | {
      readonly kind: 'refused'
      readonly step: string
      readonly questions: readonly string[]
      readonly byCall: number
      readonly times: number
      readonly isTold: boolean
    }
  /** A verdict comes out otherwise by the same rules. */
  | { readonly kind: 'divergence'; readonly step: string }
  /** Records were damaged; `isRestored`: answers were put back in the place of them. */
  | { readonly kind: 'damaged'; readonly isRestored: boolean }
  | {
      readonly kind: 'removed'
      readonly list: string
      readonly id: string
      readonly lenders: readonly string[]
      readonly parts: readonly PartCount[]
    }
  /** A call failed so many times in a row, of which these are told; the first in the record `since`. */
  | {
      readonly kind: 'call'
      readonly events: readonly FailedCallEvent[]
      readonly tries: number
      readonly since: number
    }
  /** Sending failed, and the log tells no call of it. */
  | { readonly kind: 'sending'; readonly event: SendingFailedEvent; readonly tries: number }
  /** What was typed reads as another answer; so often. */
  | { readonly kind: 'typed'; readonly path: string; readonly typed: string; readonly times: number }
  /** An answer took the place of another, `was`, and the customer did not give it. */
  | { readonly kind: 'replaced'; readonly path: string; readonly how: AnswerSource; readonly was: Answer }
  /** The office looked the address of this block up, and knows none. */
  | { readonly kind: 'absent'; readonly block: string }
  /** So many answers came in where nothing stood, the first of them at `path`. */
  | { readonly kind: 'filled'; readonly path: string; readonly how: AnswerSource; readonly count: number }
  /** The customer took back what was done in these records. */
  | { readonly kind: 'undone'; readonly of: readonly number[] }
  /** Another page was shut out (`took` null), or this one took the log from another; `tab` null: the page that saved the log was. */
  | { readonly kind: 'tab'; readonly tab: string | null; readonly took: LockAcquisition | null }
  /** These answers are out of sight, since the answer at `by` changed; null where it was something else. */
  | { readonly kind: 'hidden'; readonly paths: readonly string[]; readonly by: string | null }

/** Something in a log that a customer may ask about. */
export type LogFinding = FindingDetail & {
  /** The record that shows it. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly attribution: Attribution
  /** It came right later in the log. */
  readonly isOver: boolean
  /**
   * How much it says of whose doing the trouble was: 3 it stops a visit, 2 something is lost or is another than was meant, 1 it
   * may have caused that, 0 nothing.
   */
  readonly weight: 0 | 1 | 2 | 3
}

/**
 * What is known beside the log: why its file may not be whole, the digest of the rules that judge now, the first verdict
 * that comes out otherwise by them, and whether it was saved in a page that was shut out.
 */
export interface FindingContext {
  readonly reasons: readonly ImportReason[]
  readonly rules: string
  readonly divergence: Divergence | null
  readonly isShutOut: boolean
}
