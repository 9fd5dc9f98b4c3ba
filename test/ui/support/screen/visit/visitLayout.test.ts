import { expect, it } from 'vitest'
import { withIntents } from '../../../../../events/intent/intentReader'
import { visitPicture } from '../../../../../projections/replay/visitPicture/visitPicture'
import { durationWords } from '../../../../../ui/support/screen/visit/durationWords'
import { visitLayout } from '../../../../../ui/support/screen/visit/visitLayout'
import { catalogue, goldenLog } from '../goldenReplay'

const records = withIntents(catalogue, goldenLog('v1-financial-advice').records)
const draw = (all: typeof records) =>
  visitLayout(
    visitPicture(catalogue, all),
    all.map(({ at }) => at),
    screen => screen,
  )

it('draws each stay in the row of its screen, from left to right', () => {
  const { rows, bars, refused, accepted } = draw(records)
  expect(rows).toEqual(['/intro', '/personal_details', '/questions_for_the_advisor', '/complete', '/success'])
  expect(bars.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4])
  for (const { from, to } of bars) expect(from).toBeLessThanOrEqual(to)
  expect(bars.at(-1)?.to).toBe(1)
  expect([refused.length, accepted.length]).toEqual([4, 4])
})

it('draws a pause no longer than half a minute, and says how long it was', () => {
  const hour = 3_600_000
  const late = records.map(record => (record.seq > 50 ? { ...record, at: record.at + hour } : record))
  const { bars, pauses } = draw(late)
  expect(pauses.map(({ ms, seq }) => [durationWords(ms), seq])).toEqual([['1 u 0 min', 50]])
  const [before] = draw(records).bars
  // What is beside it keeps nearly its length.
  expect((bars[0]?.to ?? 0) / (before?.to ?? 1)).toBeGreaterThan(0.9)
})

it('is empty for a log without a screen', () => {
  expect(draw([])).toEqual({ rows: [], bars: [], refused: [], accepted: [], pauses: [] })
})

it.each([
  [0, '0 s'],
  [-5, '0 s'],
  [59_400, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 u 0 min'],
  [3 * 86_400_000, '3 dagen'],
])('%i ms is %s', (ms, words) => expect(durationWords(ms)).toBe(words))
