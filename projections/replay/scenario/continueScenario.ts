/**
 * Continues support's changed copy of a log with the later records: the customer's decided again, others repeated;
 * lists those left out, ends where a submit or the sending is answered differently.
 */
import * as E from 'fp-ts/Either'
import type { Command, Refusal } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { newestAction } from '../../../events/intent/intentReader'
import type { RecordWithIntent, SurveyRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { type State, situationOf } from '../../../events/state/state'
import { asScenarioRecord } from '../../logHistory/scenarioMark'
import { lookupsDue } from '../../outbox/lookupsDue'
import { surveyTree } from '../../tree/surveyTree'
import { recordedCommand } from '../recordedCommand'
import type { Replay } from '../replay'

/**
 * A later record that did not come along: the portal refuses it in the copy, it has nothing to do there any more, it answers
 * the very question that was answered otherwise, or tells what was found for another address.
 */
export interface RecordLeftOut {
  readonly seq: number
  readonly command: string
  readonly why: Refusal | 'nothingToDo' | 'answeredOtherwise' | 'foundForAnother'
}

interface Continuation {
  readonly records: readonly RecordWithIntent[]
  readonly leftOut: readonly RecordLeftOut[]
  readonly endsAt: number | null
}

const isSameQuestion = (command: Command | null, change: Command): boolean =>
  command?.type === 'ChangeAnswer' && change.type === 'ChangeAnswer' && command.path === change.path

/** What of a record is decided again: sending too, which the customer asks with a body that is made elsewhere. */
const commandOf = (replay: Replay, record: RecordWithIntent): Command | null => {
  if (record.by === 'customer' && record.intent.tag === 'send') {
    const body = record.events.flatMap(event => (event.type === 'SendingStarted' ? [event.body ?? ''] : []))[0]
    return { type: 'StartSending', body: body ?? '' }
  }
  return recordedCommand(replay.catalogue, record)
}

/** What the portal answered to the asking for the next step, or to sending: on that rests all that the customer saw next. */
const responseOf = (record: SurveyRecord | null): string =>
  JSON.stringify(
    record?.events.flatMap((event): readonly unknown[] => {
      if (event.type === 'StepSubmitted') return [[event.step, event.errors, event.next]]
      return event.type === 'SendingStarted' ? ['sends'] : []
    }) ?? [],
  )

/** Whether a record tells of a look-up that asks something else in the copy, or is not made there. */
const isFoundForAnother = (replay: Replay, record: SurveyRecord, copy: State): boolean => {
  const { catalogue } = replay
  const lookupPaths = record.events.flatMap(event =>
    event.type === 'AddressLookedUp' || event.type === 'HomesFound' || event.type === 'HomeFound' ? [event.at] : [],
  )
  if (lookupPaths.length === 0) return false
  const inCopy = { state: copy, tree: surveyTree(situationOf(catalogue, copy)) }
  const [asked, asks] = [replay.at(record.seq - 1), inCopy].map(view =>
    lookupsDue(catalogue, view).filter(effect => 'at' in effect && lookupPaths.some(at => at === effect.at)),
  )
  return asked !== undefined && asked.length > 0 && JSON.stringify(asked) !== JSON.stringify(asks)
}

/** An undoing that speaks of records by their seqs in the copy; null where one of them did not come along. */
const remappedUndo = (record: RecordWithIntent, seqs: ReadonlyMap<number, number>): RecordWithIntent | null => {
  const events = record.events.map(event => {
    if (event.type !== 'ActionUndone') return event
    const of = event.of.flatMap(seq => seqs.get(seq) ?? [])
    return of.length === event.of.length ? { ...event, of } : null
  })
  const copied = events.filter(event => event !== null)
  return copied.length === events.length ? { ...record, events: copied } : null
}

/**
 * Continues support's copy with the later records of the log: what the customer asked is decided again, what the office, the
 * retrieval and the portal told is repeated. It ends where the portal answers a submit or the sending otherwise than it did: the
 * screens and alerts that follow in the log are those of the other answer.
 * @param first the state of the copy after the change
 * @param before the newest action of the copy
 * @param from the position of the log at which the change was made
 */
export const continueScenario = (
  replay: Replay,
  first: State,
  before: SurveyRecord | null,
  from: number,
  change: Command,
): Continuation => {
  const { catalogue } = replay
  const records: RecordWithIntent[] = []
  const leftOut: RecordLeftOut[] = []
  const seqs = new Map(replay.records.slice(0, from).map(({ seq }) => [seq, seq]))
  let state = first
  let action = before
  for (const record of replay.records.slice(from)) {
    // Two records stand in the copy that are not in the log.
    const seq = from + 2 + records.length
    const leaveOut = (why: RecordLeftOut['why']) => leftOut.push({ seq: record.seq, command: record.command, why })
    const command = commandOf(replay, record)
    const remapped = remappedUndo(record, seqs)
    if (isSameQuestion(command, change)) leaveOut('answeredOtherwise')
    else if (remapped === null) leaveOut('nothingToDo')
    else if (isFoundForAnother(replay, record, state)) leaveOut('foundForAnother')
    else {
      const outcome =
        command === null
          ? E.right({ ...remapped, seq: seq + 1 })
          : recordOf(catalogue, state, seq, { command, id: record.id, at: record.at }, action)
      const copied = E.isLeft(outcome) ? null : outcome.right
      if (copied === null) leaveOut(E.isLeft(outcome) ? outcome.left : 'nothingToDo')
      else {
        state = foldRecord(catalogue, state, copied)
        records.push(asScenarioRecord(copied))
        action = newestAction([copied]) ?? action
        seqs.set(record.seq, copied.seq)
      }
      if (responseOf(record) !== responseOf(copied)) return { records, leftOut, endsAt: record.seq }
    }
  }
  return { records, leftOut, endsAt: null }
}
