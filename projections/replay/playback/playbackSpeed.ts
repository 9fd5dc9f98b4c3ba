/**
 * The playback speeds of a replay, and how long each position stays before the next one: the customer's own pauses,
 * cut short, at that speed.
 */
import type { SurveyRecord } from '../../../events/record/surveyRecord'

/** How many times as fast as the customer went. */
export const playbackSpeeds = [0.5, 1, 2, 4, 8, 16] as const
export type PlaybackSpeed = (typeof playbackSpeeds)[number]

/** A pause is shown no longer than this, whatever the customer did meanwhile: in milliseconds at the customer's own pace. */
export const longestPauseMs = 3000

/** Two records of the same moment are still two: each is shown for so long, at any speed. */
export const shortestStayMs = 16

/**
 * Milliseconds to wait at a position before the next one is shown; null at the end. A clock that was put back is no pause.
 * @param longest a pause in milliseconds that is shown whole
 */
export const playbackWait = (
  records: readonly SurveyRecord[],
  position: number,
  speed: number,
  longest: number = longestPauseMs,
): number | null => {
  const next = records[position]
  if (next === undefined) return null
  const since = next.at - (records[position - 1]?.at ?? next.at)
  return Math.max(shortestStayMs, Math.min(Math.max(since, 0), longest) / speed)
}
