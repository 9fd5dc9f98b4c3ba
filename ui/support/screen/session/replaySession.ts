/**
 * Opens and creates replay sessions: a log with its current position and all that its screens read; a second session of
 * the same log has its own position.
 */
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../../events/log/logExport/importPlan'
import type { Stream } from '../../../../events/stream'
import { type PlaybackMark, playbackMarks } from '../../../../projections/replay/playback/playbackMarks'
import { createPlayhead } from '../../../../projections/replay/playback/playhead'
import { openReplay, type Replay } from '../../../../projections/replay/replay'
import { type RecordedScreens, recordedScreens } from '../../../../projections/replay/verdicts/recordedScreens'
import type { ScreenMemory } from '../../../survey/wizard/StepPage'
import type { SurveyDependencies } from '../../../surveyContext/surveyContext'
import { createReplayDependencies } from './createReplayDependencies'
import { createReplayScreenMemory } from './createReplayScreenMemory'
import type { CustomerScreenState } from './customerScreenContext'
import { loggedPictures } from './loggedPictures'
import { screenHistoryIn } from './screenHistory'
import { shortenFields } from './shortenFields'
import { createTabTitle } from './tabTitle'

/** An open log with its current position and all that its screens read. */
export interface ReplaySession {
  readonly replay: Replay
  readonly marks: readonly PlaybackMark[]
  /** The digest of the rules of this build, and how the log is drawn where others judged. */
  readonly rules: string
  readonly recorded: RecordedScreens
  readonly position$: Stream<number>
  readonly survey: SurveyDependencies
  readonly customer: CustomerScreenState
  readonly screenMemory: ScreenMemory
  /** A position beyond the log is its nearest end. */
  readonly goTo: (position: number) => void
  readonly stop: () => void
}

/** What is computed once for a whole log and shared by its sessions. */
type LogWideState = Pick<ReplaySession, 'marks' | 'recorded' | 'rules'> &
  Pick<CustomerScreenState, 'screenHistory' | 'pictures' | 'shutOutAt'>

const sessionOf = (replay: Replay, logWide: LogWideState, at: number): ReplaySession => {
  const { marks, rules, recorded, screenHistory, pictures, shutOutAt } = logWide
  const { catalogue, records } = replay
  const playhead = createPlayhead(replay, at, recorded.viewOf)
  const { screenMemory, show } = createReplayScreenMemory(replay)
  show(playhead.position$.value)
  return {
    replay,
    marks,
    rules,
    recorded: recorded,
    position$: playhead.position$,
    survey: createReplayDependencies(catalogue, shortenFields(playhead.live), records, playhead.position$),
    customer: {
      screenHistory,
      position$: playhead.position$,
      pictures,
      title$: createTabTitle(),
      shutOutAt,
    },
    screenMemory,
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
export const createReplaySession = (
  replay: Replay,
  blobs: ImportedLog['blobs'],
  rules: string,
  at = replay.length,
  shutOut: ImportedLog['shutOut'] = null,
): ReplaySession => {
  const { records, length } = replay
  const shutOutAt = (position: number): string | null => (position === length ? shutOut : null)
  const screenHistory = screenHistoryIn(records)
  const logWide = {
    marks: playbackMarks(records),
    rules,
    recorded: recordedScreens(replay, rules),
    screenHistory,
    pictures: loggedPictures(blobs),
  }
  return sessionOf(replay, { ...logWide, shutOutAt }, at)
}

/** A second session with a position of its own in the same log. */
export const createSecondSession = (
  { replay, marks, rules, recorded, customer }: ReplaySession,
  at: number,
): ReplaySession => sessionOf(replay, { marks, rules, recorded, ...customer }, at)

/**
 * @param rules the digest of the rules of this build
 * @param at the position to begin at; the end where it is beyond that, or not said
 */
export const openReplaySession = (
  catalogue: Catalogue,
  { header, records, blobs, shutOut }: ImportedLog,
  rules: string,
  at: number = records.length,
): ReplaySession =>
  createReplaySession(openReplay(catalogue, header, records), blobs, rules, Math.min(at, records.length), shutOut)
