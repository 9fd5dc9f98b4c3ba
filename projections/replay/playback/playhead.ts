/**
 * Creates the playhead of a replay: its current position, the live view there for the screens, and moving to another
 * position.
 */
import { BehaviorSubject, Subject } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'
import { followViews, type Live, type SurveyView } from '../../live'
import type { Replay, ReplayPosition } from '../replay'

/** The current position of a replay, with the streams that the screens read there. */
interface Playhead {
  /** Told after the screens were. */
  readonly position$: Stream<number>
  /** The portal as it was there: a question is told only when it is not as it was. */
  readonly live: Live
  /** A position beyond the log is its nearest end. */
  readonly goTo: (position: number) => void
  readonly stop: () => void
}

const unchanged = (view: ReplayPosition): SurveyView => view

/**
 * @param at the position to begin at
 * @param viewOf what the screens read of a position, where that is not what the rules of this build make of it
 */
export const createPlayhead = (replay: Replay, at = replay.length, viewOf = unchanged): Playhead => {
  let current = replay.at(at)
  const moves = new Subject<ReplayPosition>()
  const positions = new BehaviorSubject(current.position)
  const live = followViews(replay.catalogue, viewOf(current), moves, (_, view) => ({
    view: viewOf(view),
    changed: null,
  }))
  return {
    position$: streamOf(() => current.position, positions),
    live,
    goTo: position => {
      const next = replay.from(current, position)
      if (next === current) return
      current = next
      moves.next(next)
      positions.next(next.position)
    },
    stop: live.stop,
  }
}
