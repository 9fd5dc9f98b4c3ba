import type { SurveyRecord } from '../../../events/record/surveyRecord'

export type Event = SurveyRecord['events'][number]

/** A row of the timeline: one event of a record; a record without events has one row. */
export interface TimelineRow {
  readonly record: SurveyRecord
  readonly event: Event | null
  /** Its index in the record. */
  readonly nth: number
}

/** The rows of the timeline, one for each event. */
export const timelineRows = (records: readonly SurveyRecord[]): readonly TimelineRow[] =>
  records.flatMap((record): readonly TimelineRow[] =>
    record.events.length === 0
      ? [{ record, event: null, nth: 0 }]
      : record.events.map((event, nth) => ({ record, event, nth })),
  )
