/**
 * Finds the moments that the replay's scrubber marks (submits, alerts, openings, sending, faults, damage, unknown
 * events), and the next or previous refused submit from a position.
 */
import type { QuestionRefusal } from '../../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../../domain/language/stepKey'
import { isMarkedEvent, type MarkedEvent } from '../../../events/record/eventRows'
import type { UnknownEvent } from '../../../events/record/surveyEvent'
import type { SurveyRecord } from '../../../events/record/surveyRecord'

/** A moment that a scrubber marks. Of a submit, `errors` is what the customer was told. */
export type PlaybackMark =
  | { readonly tag: 'accepted'; readonly seq: number; readonly step: StepKey; readonly next: StepKey | null }
  | {
      readonly tag: 'refused'
      readonly seq: number
      readonly step: StepKey
      readonly errors: readonly QuestionRefusal[]
    }
  /** A customer saw this alert. */
  | { readonly tag: 'notice'; readonly seq: number; readonly kind: 'success' | 'danger'; readonly text: string }
  /** The portal was opened: a visit begins, or goes on after a reload. */
  | { readonly tag: 'opened'; readonly seq: number }
  | { readonly tag: 'sending'; readonly seq: number }
  | { readonly tag: 'sent'; readonly seq: number }
  /** Sending failed, or nobody can tell whether it arrived. */
  | { readonly tag: 'fault'; readonly seq: number; readonly what: 'SendingFailed' | 'SendingUnconfirmed' }
  /** A part of the log was damaged, and what followed from it was put back. */
  | { readonly tag: 'restored'; readonly seq: number }
  /** Something that this build does not know. */
  | { readonly tag: 'unknown'; readonly seq: number; readonly type: string }

const markOf = (seq: number, event: MarkedEvent | UnknownEvent): PlaybackMark => {
  switch (event.type) {
    case 'StepSubmitted': {
      const { step, errors, next } = event
      return errors.length === 0 ? { tag: 'accepted', seq, step, next } : { tag: 'refused', seq, step, errors }
    }
    case 'NoticeShown':
      return { tag: 'notice', seq, kind: event.kind, text: event.text }
    case 'PortalOpened':
      return { tag: 'opened', seq }
    case 'SendingStarted':
      return { tag: 'sending', seq }
    case 'InventorySent':
      return { tag: 'sent', seq }
    case 'SendingFailed':
    case 'SendingUnconfirmed':
      return { tag: 'fault', seq, what: event.type }
    case 'AnswersRestored':
      return { tag: 'restored', seq }
    case 'Unknown':
      return { tag: 'unknown', seq, type: String(event.raw.type) }
  }
}

/** The marks on the scrubber, in the order of the log, read from the records alone: nothing is folded. */
export const playbackMarks = (records: readonly SurveyRecord[]): readonly PlaybackMark[] =>
  records.flatMap(({ seq, events }) => {
    const marks = events.flatMap(event =>
      event.type === 'Unknown' || isMarkedEvent(event) ? [markOf(seq, event)] : [],
    )
    // Sending submits each refused step before it is refused itself: that is one submit.
    return marks.filter(
      (mark, at) => mark.tag !== 'refused' || marks.findLastIndex(({ tag }) => tag === 'refused') === at,
    )
  })

/** The next refused submit after a position; null when there is none. */
export const nextRefused = (marks: readonly PlaybackMark[], position: number): number | null =>
  marks.find(({ tag, seq }) => tag === 'refused' && seq > position)?.seq ?? null

/** The last refused submit before a position; null when there is none. */
export const previousRefused = (marks: readonly PlaybackMark[], position: number): number | null =>
  marks.findLast(({ tag, seq }) => tag === 'refused' && seq < position)?.seq ?? null
