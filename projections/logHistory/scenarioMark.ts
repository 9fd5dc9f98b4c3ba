/**
 * Marks a what-if copy that support makes of a log: where it starts, its header and the original's, its first record,
 * and the records that follow.
 */

import type { Command } from '../../events/decisions/command'
import { storedScenarioCommand } from '../../events/legacy/scenarioCommand'
import { otherIntent } from '../../events/record/intent'
import type { RecordWithIntent, StoredLogHeader, SurveyRecord } from '../../events/record/surveyRecord'

/** The position from which on the log is a copy of support's, in which nothing is the customer's; null when all of it happened. */
export const scenarioStart = (records: readonly Pick<SurveyRecord, 'seq' | 'scenario'>[]): number | null =>
  records.find(({ scenario }) => scenario === true)?.seq ?? null

const suffix = '-wat-als'

/** The log of a copy is another log: nobody puts it back in the place of the one that it came from. */
export const scenarioHeader = (header: StoredLogHeader): StoredLogHeader =>
  header.log.endsWith(suffix) ? header : { ...header, log: `${header.log}${suffix}` }

/** The header of the log that a copy was made from; any other stays. */
export const originalHeader = (header: StoredLogHeader): StoredLogHeader =>
  header.log.endsWith(suffix) ? { ...header, log: header.log.slice(0, -suffix.length) } : header

/** The customer's in what follows from it, or it would not follow; support's by its mark. */
export const asScenarioRecord = (record: RecordWithIntent): RecordWithIntent => ({
  ...record,
  command: storedScenarioCommand(record.command),
  scenario: true,
})

/**
 * The record at which support's copy of a log begins, by the portal and without events, and the id of the record after it. It
 * has the time of the last record.
 */
export const scenarioMark = (
  records: readonly SurveyRecord[],
  { type }: Pick<Command, 'type'>,
): { readonly mark: RecordWithIntent; readonly nextId: string } => {
  const seq = records.length + 1
  const at = records.at(-1)?.at ?? 0
  return {
    mark: {
      seq,
      id: `wat-als-${seq}`,
      at,
      by: 'system',
      command: storedScenarioCommand(null),
      intent: otherIntent,
      scenario: true,
      events: [],
    },
    nextId: `wat-als-${seq + 1}-${type}`,
  }
}
