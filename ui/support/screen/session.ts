import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/importPlan'
import type { Stream } from '../../../events/stream'
import { type Mark, marksOf } from '../../../projections/replay/marks'
import { createPlayhead } from '../../../projections/replay/playhead'
import { openReplay, type Replay } from '../../../projections/replay/replay'
import type { Portal } from '../../survey/portal'
import type { Remembered } from '../../survey/step/StepAround'
import type { Customer } from './stage/customerContext'
import { cutFields } from './stage/cutFields'
import { picturesOf } from './stage/pictures'
import { portalAt } from './stage/portalAt'
import { seenIn } from './stage/seen'
import { createRemembered, createTitle } from './stage/showing'

/** What a log says of all its moments: worked out once, wherever one stands. */
type Throughout = Pick<Session, 'marks'> & Pick<Customer, 'seen' | 'pictures' | 'shutOutAt'>

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

const sessionOf = (replay: Replay, { marks, seen, pictures, shutOutAt }: Throughout, at: number): Session => {
  const { catalogue, records } = replay
  const playhead = createPlayhead(replay, at)
  const { remembered, show } = createRemembered(replay)
  show(playhead.position$.value)
  return {
    replay,
    marks,
    position$: playhead.position$,
    portal: portalAt(catalogue, cutFields(playhead.live), records, playhead.position$),
    customer: {
      seen,
      position$: playhead.position$,
      pictures,
      title$: createTitle(),
      shutOutAt,
    },
    remembered,
    goTo: position => {
      playhead.goTo(position)
      show(playhead.position$.value)
    },
    stop: playhead.stop,
  }
}

/**
 * @param at the position to begin at
 * @param shutOut the path of the screen at the end, where the log was saved in a tab that was shut out
 */
export const createSession = (
  replay: Replay,
  blobs: ImportedLog['blobs'],
  at = replay.length,
  shutOut: ImportedLog['shutOut'] = null,
): Session => {
  const { records, length } = replay
  const shutOutAt = (position: number): string | null => (position === length ? shutOut : null)
  return sessionOf(
    replay,
    { marks: marksOf(records), seen: seenIn(records), pictures: picturesOf(blobs), shutOutAt },
    at,
  )
}

/** One more place in the same log. */
export const alongside = ({ replay, marks, customer }: Session, at: number): Session =>
  sessionOf(replay, { marks, ...customer }, at)

/** @param at the position to begin at; the end where it is beyond that, or not said */
export const openSession = (
  catalogue: Catalogue,
  { header, records, blobs, shutOut }: ImportedLog,
  at: number = records.length,
): Session => createSession(openReplay(catalogue, header, records), blobs, Math.min(at, records.length), shutOut)
