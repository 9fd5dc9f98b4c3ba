import { BehaviorSubject } from 'rxjs'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import type { Stream } from '../../../../events/stream'
import { type PlaybackSpeed, playbackWait } from '../../../../projections/replay/playback/playbackSpeed'

/** Creates a player that moves through a log at the customer's pace, with pauses shortened. */
export const createPlayer = (
  records: readonly SurveyRecord[],
  position$: Stream<number>,
  goTo: (position: number) => void,
): Player => {
  const playing$ = new BehaviorSubject<PlayerState>({ isPlaying: false, speed: 1 })
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (part: Partial<PlayerState>): void => playing$.next({ ...playing$.value, ...part })
  const pause = (): void => {
    clearTimeout(timer)
    if (playing$.value.isPlaying) set({ isPlaying: false })
  }
  const wait = (): void => {
    clearTimeout(timer)
    const from = position$.value
    const ms = playbackWait(records, from, playing$.value.speed)
    if (ms === null) {
      pause()
      return
    }
    timer = setTimeout(() => {
      // Who went elsewhere meanwhile sees it go on from there.
      if (position$.value === from) goTo(from + 1)
      wait()
    }, ms)
  }
  return {
    playing$,
    toggle: () => {
      if (playing$.value.isPlaying) {
        pause()
        return
      }
      if (position$.value >= records.length) goTo(0)
      set({ isPlaying: true })
      wait()
    },
    pause,
    setSpeed: speed => {
      set({ speed })
      if (playing$.value.isPlaying) wait()
    },
  }
}

interface PlayerState {
  readonly isPlaying: boolean
  readonly speed: PlaybackSpeed
}

interface Player {
  readonly playing$: Stream<PlayerState>
  /** At the end of the log it begins at the beginning. */
  readonly toggle: () => void
  readonly pause: () => void
  readonly setSpeed: (speed: PlaybackSpeed) => void
}
