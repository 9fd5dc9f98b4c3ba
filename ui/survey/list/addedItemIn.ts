import type { SurveyRecord } from '../../../events/record/surveyRecord'

/** The id of the item that a record added to a list; undefined where it added none. */
export const addedItemIn = (record: SurveyRecord | null, list: string): string | undefined =>
  record?.events.flatMap(event => (event.type === 'ItemAdded' && event.list === list ? [event.id] : []))[0]
