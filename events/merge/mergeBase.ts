/**
 * Finds the state that this log and that of a transfer file last had in common: 'known' where the file adds nothing,
 * null where no such state is certain; `mergedUpTo`: how far each other log was merged into one.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../record/surveyRecord'
import { foldRecords } from '../state/fold'
import { initialState, type State } from '../state/state'

/** A log from its first record on. */
export interface CompleteLog {
  readonly log: string
  readonly records: readonly SurveyRecord[]
}

/** What both sides went on from; `of` tells whose items it names. */
export interface MergeBase {
  readonly of: 'here' | 'file'
  readonly state: State
}

/** How far another log came in, and at which record of this one. */
interface Mark {
  readonly seq: number
  readonly at: number
}

const lastSeq = (records: readonly SurveyRecord[]): number => records.at(-1)?.seq ?? 0

/** How far each other log has come in here, by its id. */
export const mergedUpTo = (records: readonly SurveyRecord[]): ReadonlyMap<string, Mark> => {
  const known = new Map<string, Mark>()
  for (const { seq: at, events } of records)
    for (const event of events) {
      if (event.type !== 'WorkJoined') continue
      for (const { log, seq } of [event, ...event.knows])
        if (seq > (known.get(log)?.seq ?? 0)) known.set(log, { seq, at })
    }
  return known
}

const sharedLength = (a: readonly SurveyRecord[], b: readonly SurveyRecord[]): number => {
  const differs = a.findIndex(({ id }, at) => id !== b[at]?.id)
  return differs === -1 ? a.length : differs
}

/** `known`: all that the file holds has come in here before. Null: nothing says what the two went on from. */
export const findMergeBase = (
  catalogue: Catalogue,
  here: CompleteLog,
  file: CompleteLog,
): MergeBase | 'known' | null => {
  const after = (of: MergeBase['of'], records: readonly SurveyRecord[]): MergeBase => ({
    of,
    state: foldRecords(catalogue, initialState(catalogue), records),
  })
  if (here.log === file.log) {
    const shared = sharedLength(file.records, here.records)
    return shared === file.records.length ? 'known' : after('here', here.records.slice(0, shared))
  }
  const theirs = mergedUpTo(here.records).get(file.log)
  const ours = mergedUpTo(file.records).get(here.log)
  if (theirs !== undefined && theirs.seq >= lastSeq(file.records)) return 'known'
  const upTo = (records: readonly SurveyRecord[], seq: number) => records.filter(record => record.seq <= seq)
  if (ours !== undefined && ours.seq >= (theirs?.at ?? 0)) return after('here', upTo(here.records, ours.seq))
  if (theirs !== undefined && theirs.seq >= (ours?.at ?? 0)) return after('file', upTo(file.records, theirs.seq))
  // Each took the other in without knowing of it: what was chosen then may be asked again, and nothing is passed over.
  return null
}
