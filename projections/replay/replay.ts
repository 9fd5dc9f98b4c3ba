import type { Catalogue } from '../../domain/engine/catalogue'
import type { Header, SurveyRecord } from '../../events/record/envelope'
import { type State, situationOf } from '../../events/state/state'
import { changedAlong } from '../changedAlong'
import type { View } from '../live'
import { type SurveyTree, surveyTree } from '../surveyTree'
import { type Frame, foldTelling } from '../timeline'
import { keepFrames } from './keptFrames'
import { treeBetween } from './treeBetween'
import { askedIn } from './whatIfMark'

/** A view with the position that it is of. */
export interface PlacedView extends View {
  readonly position: number
}

/**
 * A log opened for looking at. Positions are seqs: 0 is before the first record, and one beyond the log is its nearest
 * end. Nothing is worked out before somebody asks for it.
 */
export interface Replay {
  readonly catalogue: Catalogue
  readonly header: Header
  readonly records: readonly SurveyRecord[]
  /** The last position. */
  readonly length: number
  readonly stateAt: (position: number) => State
  /** All that the screens could read after the record with this seq. */
  readonly at: (position: number) => PlacedView
  /** The same, with every part of `from` that is not other at that position. */
  readonly from: (from: PlacedView, position: number) => PlacedView
  /** The record with this seq, with what this build passes over in it and what its answer changed along. */
  readonly told: (position: number) => Frame
}

/** So many views stay at hand, so that two points side by side are not made anew in turns. */
const viewsKept = 6

export const openReplay = (catalogue: Catalogue, header: Header, records: readonly SurveyRecord[]): Replay => {
  const { length } = records
  const { stateAt } = keepFrames(catalogue, records)
  /** The one that was looked at last is the last. */
  let views: readonly PlacedView[] = []

  const within = (position: number): number => Math.max(0, Math.min(length, Math.trunc(position)))

  const treeAt = (position: number, state: State): SurveyTree => {
    const nearest = [...views].sort((a, b) => Math.abs(a.position - position) - Math.abs(b.position - position))[0]
    return nearest === undefined
      ? surveyTree(situationOf(catalogue, state))
      : treeBetween(catalogue, records, nearest, position, state)
  }

  const viewAt = (asked: number): PlacedView => {
    const position = within(asked)
    const known = views.find(view => view.position === position)
    const state = known?.state ?? stateAt(position)
    const view = known ?? { position, state, tree: treeAt(position, state) }
    views = [...views.filter(one => one !== view), view].slice(-viewsKept)
    return view
  }

  const told = (asked: number): Frame => {
    const seq = Math.max(1, within(asked))
    const record = records[seq - 1]
    if (record === undefined) throw new Error('An empty log has nothing to tell')
    const { skipped } = foldTelling(catalogue, stateAt(seq - 1), record)
    // Only what an answer brought about beside itself is looked for in the trees.
    const isAlone = record.events.length < 2
    const named = { ...record, command: askedIn(record.command) }
    const along = isAlone ? new Map() : changedAlong(catalogue, viewAt(seq - 1).tree, viewAt(seq).tree, named)
    return { ...record, skipped, along }
  }

  return {
    catalogue,
    header,
    records,
    length,
    stateAt,
    at: viewAt,
    from: (from, asked) => {
      const position = within(asked)
      if (position === from.position) return from
      const state = stateAt(position)
      return { position, state, tree: treeBetween(catalogue, records, from, position, state) }
    },
    told,
  }
}
