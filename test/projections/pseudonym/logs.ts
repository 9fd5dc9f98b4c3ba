import { portalOpened } from '../../../events/definitions/portalOpened'
import type { SurveyEvent, UnknownEvent } from '../../../events/record/surveyEvent'
import { type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'

export const header = {
  log: 'log',
  invitation: '4711',
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 0,
} as const

/** A record for each event, a millisecond apart. */
export const logOf = (...events: readonly (SurveyEvent | UnknownEvent)[]): readonly SurveyRecord[] =>
  events.map((event, i) => ({
    seq: i + 1,
    id: `r${i}`,
    at: 1_795_000_000_000 + i,
    by: 'customer',
    command: 'ChangeAnswer',
    events: [event],
  }))

export const opened = portalOpened({
  host: 'h',
  association: false,
  discount: 100,
  today: '2026-11-21',
  build: 'b',
  rules: 'r',
  tab: null,
  took: 'notTold',
  since: null,
})
