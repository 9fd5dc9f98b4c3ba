/**
 * Opens a stored log as a replay: state, survey tree and timeline record at every position, worked out only when
 * asked for.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { withIntents } from '../../events/intent/intentReader'
import type { RecordWithIntent, StoredLogHeader, SurveyRecord } from '../../events/record/surveyRecord'
import { type State, situationOf } from '../../events/state/state'
import { derivedChangeWords } from '../answerEffects/derivedChangeWords'
import type { SurveyView } from '../live'
import { type SurveyTree, surveyTree } from '../tree/surveyTree'
import { createStateCache } from './stateCache'
import { foldWithSkipped, type TimelineRecord } from './timeline'
import { treeAtPosition } from './treeAtPosition'

/** A view with the position that it is of. */
export interface ReplayPosition extends SurveyView {
  readonly position: number
}

/**
 * A log opened for looking at. Positions are seqs: 0 is before the first record, and one beyond the log is its nearest
 * end. Nothing is worked out before somebody asks for it.
 */
export interface Replay {
  readonly catalogue: Catalogue
  readonly header: StoredLogHeader
  readonly records: readonly RecordWithIntent[]
  /** The last position. */
  readonly length: number
  readonly stateAt: (position: number) => State
  /** All that the screens could read after the record with this seq. */
  readonly at: (position: number) => ReplayPosition
  /** The same, with every part of `from` that is not other at that position. */
  readonly from: (from: ReplayPosition, position: number) => ReplayPosition
  /** The record with this seq, with what this build passes over in it and what its answer changed along. */
  readonly timelineRecordAt: (position: number) => TimelineRecord
}

/** So many views stay at hand, so that two points side by side are not made anew in turns. */
const viewsKept = 6

/** Opens a log for a replay. States, trees and views are made when somebody asks for them. */
export const openReplay = (catalogue: Catalogue, header: StoredLogHeader, stored: readonly SurveyRecord[]): Replay => {
  const records = withIntents(catalogue, stored)
  const { length } = records
  const { stateAt } = createStateCache(catalogue, records)
  /** The one that was looked at last is the last. */
  let views: readonly ReplayPosition[] = []

  const clamped = (position: number): number => Math.max(0, Math.min(length, Math.trunc(position)))

  const treeAt = (position: number, state: State): SurveyTree => {
    const nearest = [...views].sort((a, b) => Math.abs(a.position - position) - Math.abs(b.position - position))[0]
    return nearest === undefined
      ? surveyTree(situationOf(catalogue, state))
      : treeAtPosition(catalogue, records, nearest, position, state)
  }

  const viewAt = (requested: number): ReplayPosition => {
    const position = clamped(requested)
    const cached = views.find(view => view.position === position)
    const state = cached?.state ?? stateAt(position)
    const view = cached ?? { position, state, tree: treeAt(position, state) }
    views = [...views.filter(one => one !== view), view].slice(-viewsKept)
    return view
  }

  const timelineRecordAt = (requested: number): TimelineRecord => {
    const seq = Math.max(1, clamped(requested))
    const record = records[seq - 1]
    if (record === undefined) throw new Error('An empty log has nothing to tell')
    const { skipped } = foldWithSkipped(catalogue, stateAt(seq - 1), record)
    // Only what an answer brought about beside itself is looked for in the trees.
    const isSingle = record.events.length < 2
    const along = isSingle ? new Map() : derivedChangeWords(catalogue, viewAt(seq - 1).tree, viewAt(seq).tree, record)
    return { ...record, skipped, along }
  }

  return {
    catalogue,
    header,
    records,
    length,
    stateAt,
    at: viewAt,
    from: (from, requested) => {
      const position = clamped(requested)
      if (position === from.position) return from
      const state = stateAt(position)
      return { position, state, tree: treeAtPosition(catalogue, records, from, position, state) }
    },
    timelineRecordAt,
  }
}
