import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/importPlan'
import type { Stream } from '../../../events/stream'
import { type Mark, marksOf } from '../../../projections/replay/marks'
import { createPlayhead } from '../../../projections/replay/playhead'
import { openReplay, type Replay } from '../../../projections/replay/replay'
import type { Portal } from '../../survey/portal'
import type { Customer } from './stage/customerContext'
import { picturesOf } from './stage/pictures'
import { portalAt } from './stage/portalAt'
import { seenIn } from './stage/seen'
import { createRemembered, createTitle, type Remembered, remember } from './stage/showing'

/** A log that is being looked at: where one stands in it, and all that its screens read. */
export interface Session {
  readonly replay: Replay
  readonly marks: readonly Mark[]
  readonly position$: Stream<number>
  readonly portal: Portal
  readonly customer: Customer
  readonly remembered: Remembered
  /** A position beyond the log is its nearest end. */
  readonly goTo: (position: number) => void
  readonly stop: () => void
}

/** @param at the position to begin at */
export const createSession = (replay: Replay, blobs: ImportedLog['blobs'], at = replay.length): Session => {
  const { catalogue, records } = replay
  const playhead = createPlayhead(replay, at)
  const remembered = createRemembered()
  const show = (): void => {
    const position = playhead.position$.value
    const along = position === 0 ? new Map() : replay.told(position).along
    remember(catalogue, remembered, records[position - 1], along)
  }
  show()
  return {
    replay,
    marks: marksOf(records),
    position$: playhead.position$,
    portal: portalAt(catalogue, playhead.live, records, playhead.position$),
    customer: {
      seen: seenIn(records),
      position$: playhead.position$,
      pictures: picturesOf(blobs),
      title$: createTitle(),
    },
    remembered,
    goTo: position => {
      playhead.goTo(position)
      show()
    },
    stop: playhead.stop,
  }
}

export const openSession = (catalogue: Catalogue, { header, records, blobs }: ImportedLog): Session =>
  createSession(openReplay(catalogue, header, records), blobs)
