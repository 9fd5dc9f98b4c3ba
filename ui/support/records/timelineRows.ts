import type { SurveyRecord } from '../../../events/record/surveyRecord'

export type Event = SurveyRecord['events'][number]

/** One event of a record; a record without any has one row without. */
export interface TimelineRow {
  readonly record: SurveyRecord
  readonly event: Event | null
  /** Its place in the record: what follows on the first came with it. */
  readonly nth: number
}

export const timelineRows = (records: readonly SurveyRecord[]): readonly TimelineRow[] =>
  records.flatMap((record): readonly TimelineRow[] =>
    record.events.length === 0
      ? [{ record, event: null, nth: 0 }]
      : record.events.map((event, nth) => ({ record, event, nth })),
  )
