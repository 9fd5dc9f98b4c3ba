import type { Command } from '../../decisions/command'
import type { IssuedCommand } from '../../decisions/recordOf'
import type { SurveyRecord } from '../../record/surveyRecord'
import { changesInventory } from '../../state/sendingState'

/**
 * Whether somebody else has answered what the command would answer. `others`: the records of other pages after the head
 * that the command was decided on. Never judged by time: clocks go back.
 */
export const isOutdated = (others: readonly SurveyRecord[], command: Command): boolean =>
  command.type === 'StartSending' || command.type === 'UndoAction'
    ? // What was made to be sent, or is to be taken back, was made of what stood here before.
      others.some(({ events }) => events.some(({ type }) => changesInventory(type)))
    : others.some(record => record.by === 'customer' && answersInstead(record, command))

const answersInstead = ({ command: done, events }: SurveyRecord, command: Command): boolean => {
  const answers = (isOne: (path: string) => boolean): boolean =>
    events.some(event => event.type === 'AnswerChanged' && isOne(event.path))
  switch (command.type) {
    case 'ChangeAnswer':
      return answers(path => path === command.path)
    case 'ChooseHome':
      // What is kept of a home stands beside its place.
      return done === command.type && answers(path => path.startsWith(command.at.replace(/[^.]+$/, '')))
    default:
      return false
  }
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
