import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SurveyRecord } from '../../../../../events/record/surveyRecord'
import { createPlayer } from '../../../../../ui/support/screen/playback/player'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One a second, and a pause of ten minutes before the last. */
const records = [0, 1000, 2000, 602_000].map(
  (at, i): SurveyRecord => ({ seq: i + 1, id: `${i}`, at, by: 'customer', command: 'x', events: [] }),
)

const opened = (at: number) => {
  const position$ = new BehaviorSubject(at)
  const goTo = vi.fn((to: number) => position$.next(to))
  return { position$, goTo, player: createPlayer(records, position$, goTo) }
}

it("goes on at the customer's pace, and stops at the end", () => {
  const { position$, player } = opened(1)
  player.toggle()
  vi.advanceTimersByTime(999)
  expect(position$.value).toBe(1)
  vi.advanceTimersByTime(1)
  expect(position$.value).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(position$.value).toBe(3)
  // Ten minutes are not waited for.
  vi.advanceTimersByTime(10_000)
  expect([position$.value, player.playing$.value.isPlaying]).toEqual([4, false])
})

it('goes faster at once when it is told to', () => {
  const { position$, player } = opened(1)
  player.toggle()
  player.setSpeed(4)
  vi.advanceTimersByTime(250)
  expect(position$.value).toBe(2)
})

it('begins at the beginning when it is at the end, and pauses where it is', () => {
  const { goTo, position$, player } = opened(4)
  player.toggle()
  expect(goTo).toHaveBeenCalledWith(0)
  player.toggle()
  const paused = position$.value
  vi.advanceTimersByTime(10_000)
  expect(position$.value).toBe(paused)
})

it('goes on from where somebody went meanwhile', () => {
  const { position$, player } = opened(1)
  player.toggle()
  vi.advanceTimersByTime(500)
  position$.next(2)
  vi.advanceTimersByTime(500)
  expect(position$.value).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(position$.value).toBe(3)
})
