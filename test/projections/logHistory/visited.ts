import type { Command } from '../../../events/decisions/command'
import { withIntents } from '../../../events/intent/intentReader'
import type { RecordWithIntent } from '../../../events/record/surveyRecord'
import { createLogHistory, type HistoryView } from '../../../projections/logHistory/logHistory'
import { olderRecord } from '../../arbitraries/olderRecord'
import { portal } from '../portal'

type Start = Parameters<typeof portal>[0]
type Portal = ReturnType<typeof portal>

export const minute = 60_000
export const day = 24 * 60 * minute
/** 21 November 2026, 20:00 in Amsterdam. */
export const evening = Date.parse('2026-11-21T19:00:00Z')

export const opened = (today = '2026-11-22', rules = 'test'): Command => ({
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today,
  build: 'test',
  rules,
})

/** A visit on evenings of its own: what was done, each at its moment. */
export const visited = (start: Start) => {
  const at = portal(start)
  const moments: number[] = []
  const done = (moment: number): void => {
    while (moments.length < at.records.length) moments.push(moment)
  }
  done(evening)
  const records = (): readonly RecordWithIntent[] =>
    withIntents(
      at.catalogue,
      at.records.map((record, i) => ({ ...olderRecord(record), at: moments[i] ?? evening })),
    )
  return {
    at,
    /** Does something at a moment, in milliseconds since 1970. */
    does: (moment: number, what: (portal: Portal) => void): void => {
      what(at)
      done(moment)
    },
    records,
    past: (seq = at.records.length): HistoryView => ({ history: createLogHistory(at.catalogue, records()), seq }),
  }
}
