/** The rows of a log's timeline: one for each event of a record, and one for a record without events. */
import type { SurveyRecord } from '../../../events/record/surveyRecord'

export type Event = SurveyRecord['events'][number]

export interface TimelineRow {
  readonly record: SurveyRecord
  readonly event: Event | null
  /** Its index in the record. */
  readonly nth: number
}

export const timelineRows = (records: readonly SurveyRecord[]): readonly TimelineRow[] =>
  records.flatMap((record): readonly TimelineRow[] =>
    record.events.length === 0
      ? [{ record, event: null, nth: 0 }]
      : record.events.map((event, nth) => ({ record, event, nth })),
  )
