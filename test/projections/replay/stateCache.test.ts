import { expect, test } from 'vitest'
import { type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { createPlayhead } from '../../../projections/replay/playback/playhead'
import { openReplay } from '../../../projections/replay/replay'
import { portal } from '../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

/** A log that counts how many of its records are read. */
const counted = (length: number) => {
  const at = portal({ type: 'full' })
  for (let n = 0; at.records.length < length; n++)
    at.answers(n % 2 === 0 ? 'customer.first_name' : 'customer.email', `Jan ${n}`)
  let reads = 0
  const records = new Proxy<readonly SurveyRecord[]>(at.records, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key, receiver)
    },
  })
  const readBy = (act: () => void): number => {
    reads = 0
    act()
    return reads
  }
  return { replay: openReplay(at.catalogue, header, records), readBy }
}

/** So many events lie between two frames. */
const stretch = 128

test('opening a log reads nothing of it; looking somewhere reads it up to there, once', () => {
  const { replay, readBy } = counted(2000)
  expect(readBy(() => replay.at(0))).toBeLessThanOrEqual(2 * stretch)
  expect(readBy(() => replay.at(500))).toBeLessThan(500 + 4 * stretch)
  expect(readBy(() => replay.at(2000))).toBeLessThan(2 * 1600)
  expect(readBy(() => replay.stateAt(1))).toBeLessThanOrEqual(2)
})

test('a step back or forward reads a few records, and never more than lie between two frames', () => {
  const { replay, readBy } = counted(2000)
  const head = createPlayhead(replay, 2000)
  const back = Array.from({ length: 1000 }, (_, n) => readBy(() => head.goTo(1999 - n)))
  const forward = Array.from({ length: 1000 }, (_, n) => readBy(() => head.goTo(1001 + n)))
  for (const steps of [back, forward]) {
    expect(Math.max(...steps)).toBeLessThanOrEqual(stretch + 8)
    expect(steps.reduce((sum, one) => sum + one, 0)).toBeLessThan(4 * steps.length)
  }
  expect(readBy(() => head.goTo(57))).toBeLessThan(2 * stretch)
})

test('a record of a great many events has a frame before it, so that one can step over it and back', () => {
  const at = portal({ type: 'full', values: { 'customer.last_name': 'Jansen', 'customer.initials': 'J' } })
  const [opened, loaded] = at.records
  if (opened === undefined || loaded === undefined) throw new Error('nothing was opened')
  const large = { ...loaded, events: Array.from({ length: 300 }, () => loaded.events).flat() }
  const records = [opened, large, large, large].map((record, n) => ({ ...record, seq: n + 1 }))
  const replay = openReplay(at.catalogue, header, records)
  const last = replay.stateAt(4)
  // Kept: not folded again.
  expect(replay.stateAt(4)).toBe(last)
  expect(replay.stateAt(2).answers).toEqual(last.answers)
  expect(replay.stateAt(9)).toBe(last)
  expect(replay.at(-3).position).toBe(0)
})
