/** Caches states of a log so that the state after any record is found quickly when a replay moves back and forth. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { evolve } from '../../events/state/evolve'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State } from '../../events/state/state'

/** The state after every record, by its seq; 0 is before the first. A position beyond the log is its nearest end. */
interface StateCache {
  readonly stateAt: (position: number) => State
}

/** So many events lie between two kept frames, at most, but for a record that holds more. */
const eventsBetween = 128

/** So many stretches between two frames stay worked out, state by state: those that were looked at last. */
const maxSegments = 4

interface KeptFrame {
  readonly position: number
  readonly state: State
}

/**
 * A log's states for who looks back and forth in it: some are kept and share what did not change between them, the others
 * are folded from the last kept one before them. What nobody has come to yet is not folded.
 */
export const createStateCache = (catalogue: Catalogue, records: readonly SurveyRecord[]): StateCache => {
  const frames: [KeptFrame, ...KeptFrame[]] = [{ position: 0, state: initialState(catalogue) }]
  /** By the place of its first frame; the one that was looked at last is the last. */
  const segments = new Map<number, State[]>()
  let head: KeptFrame = frames[0]
  let since = 0
  // Nobody sees the states between two frames as the log is read for the first time.
  let own: WeakSet<object> = new WeakSet()

  const keep = (): void => {
    frames.push(head)
    since = 0
    own = new WeakSet()
  }

  /** Reads on until there is a kept frame behind this position, or the log ends. */
  const readTo = (position: number): void => {
    while (head.position < records.length && (frames[frames.length - 1] ?? head).position <= position) {
      const record = records[head.position]
      if (record === undefined) return
      // A record that holds a great many has a frame right before it.
      if (since > 0 && since + record.events.length > eventsBetween) {
        keep()
        continue
      }
      let { state } = head
      for (const event of record.events) state = evolve(catalogue, state, { at: record.at, by: record.by, event }, own)
      since += record.events.length
      head = { position: head.position + 1, state }
    }
  }

  const frameBefore = (position: number): number => {
    let [low, high] = [0, frames.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((frames[middle]?.position ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  const segmentOf = (at: number, first: State): State[] => {
    const states = segments.get(at) ?? [first]
    segments.delete(at)
    segments.set(at, states)
    for (const oldest of segments.keys()) {
      if (segments.size <= maxSegments) break
      segments.delete(oldest)
    }
    return states
  }

  return {
    stateAt: requested => {
      const position = Math.max(0, Math.min(records.length, Math.trunc(requested)))
      readTo(position)
      const at = frameBefore(position)
      const frame = frames[at] ?? frames[0]
      const states = segmentOf(at, frame.state)
      for (let n = states.length; n <= position - frame.position; n++) {
        const record = records[frame.position + n - 1]
        const before = states[n - 1]
        if (record === undefined || before === undefined) break
        states.push(foldRecord(catalogue, before, record))
      }
      return states[position - frame.position] ?? frame.state
    },
  }
}
