import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/importPlan'
import type { Stream } from '../../../events/stream'
import { type Mark, marksOf } from '../../../projections/replay/marks'
import { createPlayhead } from '../../../projections/replay/playhead'
import { type Drawn, drawn } from '../../../projections/replay/recorded'
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
type Throughout = Pick<Session, 'marks' | 'drawn' | 'rules'> & Pick<Customer, 'seen' | 'pictures' | 'shutOutAt'>

/** A log that is being looked at: where one stands in it, and all that its screens read. */
export interface Session {
  readonly replay: Replay
  readonly marks: readonly Mark[]
  /** The digest of the rules of this build, and how the log is drawn where others judged. */
  readonly rules: string
  readonly drawn: Drawn
  readonly position$: Stream<number>
  readonly portal: Portal
  readonly customer: Customer
  readonly remembered: Remembered
  /** A position beyond the log is its nearest end. */
  readonly goTo: (position: number) => void
  readonly stop: () => void
}

const sessionOf = (replay: Replay, throughout: Throughout, at: number): Session => {
  const { marks, rules, drawn: how, seen, pictures, shutOutAt } = throughout
  const { catalogue, records } = replay
  const playhead = createPlayhead(replay, at, how.viewOf)
  const { remembered, show } = createRemembered(replay)
  show(playhead.position$.value)
  return {
    replay,
    marks,
    rules,
    drawn: how,
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
 * @param rules the digest of the rules of this build
 * @param at the position to begin at
 * @param shutOut the path of the screen at the end, where the log was saved in a tab that was shut out
 */
export const createSession = (
  replay: Replay,
  blobs: ImportedLog['blobs'],
  rules: string,
  at = replay.length,
  shutOut: ImportedLog['shutOut'] = null,
): Session => {
  const { records, length } = replay
  const shutOutAt = (position: number): string | null => (position === length ? shutOut : null)
  const seen = seenIn(records)
  const known = { marks: marksOf(records), rules, drawn: drawn(replay, rules), seen, pictures: picturesOf(blobs) }
  return sessionOf(replay, { ...known, shutOutAt }, at)
}

/** One more place in the same log. */
export const alongside = ({ replay, marks, rules, drawn: how, customer }: Session, at: number): Session =>
  sessionOf(replay, { marks, rules, drawn: how, ...customer }, at)

/**
 * @param rules the digest of the rules of this build
 * @param at the position to begin at; the end where it is beyond that, or not said
 */
export const openSession = (
  catalogue: Catalogue,
  { header, records, blobs, shutOut }: ImportedLog,
  rules: string,
  at: number = records.length,
): Session => createSession(openReplay(catalogue, header, records), blobs, rules, Math.min(at, records.length), shutOut)
