/**
 * Tells whether other pages' records make a command outdated; finds the records that others stored since a page's
 * head; whether records contain an id or reach back to all given heads.
 */
import type { Command } from '../../decisions/command'
import { givesWay } from '../../decisions/commandRows'
import type { IssuedCommand } from '../../decisions/recordOf'
import { changesInventory } from '../../record/eventRows'
import type { RecordWithIntent, SurveyRecord } from '../../record/surveyRecord'

/**
 * Whether somebody else has answered what the command would answer. `others`: the records of other pages after the head
 * that the command was decided on. Never judged by time: clocks go back.
 */
export const isOutdated = (others: readonly RecordWithIntent[], command: Command): boolean => {
  const way = givesWay(command)
  if (way === 'never') return false
  if (way === 'toAnyChange') return others.some(({ events }) => events.some(({ type }) => changesInventory(type)))
  return others.some(record => record.by === 'customer' && way(command, record))
}

export const containsRecord = (records: readonly SurveyRecord[], id: string): boolean =>
  records.some(record => record.id === id)

/**
 * What others stored after the head that a page decided on. Where a build of before did not say which that was: after
 * the first that the page itself stored, and nothing when it stored none, for then nobody can have come in between.
 */
export const othersSince = (
  stored: readonly SurveyRecord[],
  head: number | null,
  own: readonly IssuedCommand[],
): readonly SurveyRecord[] => {
  const isOwn = ({ id }: SurveyRecord): boolean => own.some(given => given.id === id)
  const from = head ?? stored.find(isOwn)?.seq ?? Number.POSITIVE_INFINITY
  return stored.filter(record => record.seq > from && !isOwn(record))
}

/** Whether these records, the newest of a log, hold all that came after the heads of what was left behind. */
export const reachesBackTo = (from: number, left: readonly { readonly head: number | null }[]): boolean =>
  left.every(({ head }) => head !== null && head >= from)
