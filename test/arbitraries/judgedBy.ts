import type { SurveyRecord } from '../../events/record/surveyRecord'

/** The same records, of a portal with the rules of this digest. */
export const judgedBy = (rules: string, records: readonly SurveyRecord[]): readonly SurveyRecord[] =>
  records.map(record => ({
    ...record,
    events: record.events.map(event => (event.type === 'PortalOpened' ? { ...event, rules } : event)),
  }))
