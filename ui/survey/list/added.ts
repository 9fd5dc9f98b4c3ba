import type { SurveyRecord } from '../../../events/record/envelope'

/** The id of the item that came with a record; undefined where none came. */
export const addedIn = (record: SurveyRecord | null, list: string): string | undefined =>
  record?.events.flatMap(event => (event.type === 'ItemAdded' && event.list === list ? [event.id] : []))[0]
