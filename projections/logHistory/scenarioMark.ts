import type { Command } from '../../events/decisions/command'
import type { StoredLogHeader, SurveyRecord } from '../../events/record/surveyRecord'

/** The command of the record from which on a log is a copy of support's, in which nothing is the customer's any more. */
const whatIfCommand = 'WhatIf'

const prefix = `${whatIfCommand}.`

/** The command that a record of support's asks; a record of the portal's own names it by itself. */
export const commandNameIn = (command: string): string =>
  command.startsWith(prefix) ? command.slice(prefix.length) : command

/** Whether support put the record there, to see what would follow. */
export const isScenarioRecord = ({ command }: Pick<SurveyRecord, 'command'>): boolean =>
  command === whatIfCommand || command.startsWith(prefix)

/** The position from which on the log is a copy of support's; null when all of it happened. */
export const scenarioStart = (records: readonly Pick<SurveyRecord, 'seq' | 'command'>[]): number | null =>
  records.find(isScenarioRecord)?.seq ?? null

const suffix = '-wat-als'

/** The log of a copy is another log: nobody puts it back in the place of the one that it came from. */
export const scenarioHeader = (header: StoredLogHeader): StoredLogHeader =>
  header.log.endsWith(suffix) ? header : { ...header, log: `${header.log}${suffix}` }

/** The header of the log that a copy was made from; any other stays. */
export const originalHeader = (header: StoredLogHeader): StoredLogHeader =>
  header.log.endsWith(suffix) ? { ...header, log: header.log.slice(0, -suffix.length) } : header

/** The customer's in what follows from it, or it would not follow; support's by its name. */
export const asScenarioRecord = (record: SurveyRecord): SurveyRecord => ({
  ...record,
  command: `${prefix}${record.command}`,
})

/**
 * The record at which support's copy of a log begins, by the portal and without events, and the id of the record after it. It
 * has the time of the last record.
 */
export const scenarioMark = (
  records: readonly SurveyRecord[],
  { type }: Pick<Command, 'type'>,
): { readonly mark: SurveyRecord; readonly nextId: string } => {
  const seq = records.length + 1
  const at = records.at(-1)?.at ?? 0
  return {
    mark: { seq, id: `wat-als-${seq}`, at, by: 'system', command: whatIfCommand, events: [] },
    nextId: `wat-als-${seq + 1}-${type}`,
  }
}
