import { expect, test } from 'vitest'
import { chronicleOf } from '../../../../projections/past/chronicle'
import { inTurns } from '../../../../ui/support/screen/opening/preparing'
import { eventually } from '../../../setup/eventually'
import { goldenReplay } from './goldenReplay'

test('of a log that is looked at there is one chronicle, wherever it is looked at from', () => {
  const { catalogue, records } = goldenReplay('v1-financial-advice')
  expect(chronicleOf(catalogue, records)).toBe(chronicleOf(catalogue, records))
})

/** Parts that take longer than a turn each, and what was heard of them. */
const long = (count: number) => {
  const heard: (number | string)[] = []
  function* parts(): Generator<number, string> {
    for (let part = 1; part <= count; part++) {
      const until = performance.now() + 31
      while (performance.now() < until);
      yield part / count
    }
    return 'open'
  }
  const stop = inTurns(parts(), { onProgress: done => heard.push(done), onEnd: what => heard.push(what) })
  return { heard, stop }
}

test('what takes long gives the page a turn after each part, says how far it is, and ends when it is stopped', async () => {
  const whole = long(3)
  expect(whole.heard).toEqual([1 / 3])
  await eventually(async () => expect(whole.heard).toEqual([1 / 3, 2 / 3, 1, 'open']))
  const stopped = long(3)
  stopped.stop()
  await new Promise(resolve => setTimeout(resolve, 120))
  expect(stopped.heard).toEqual([1 / 3])
})

test('what is short is there at once', () => {
  const heard: string[] = []
  inTurns([0.5][Symbol.iterator]() as Iterator<number, string>, {
    onProgress: () => heard.push('in turns'),
    onEnd: () => heard.push('open'),
  })
  expect(heard).toEqual(['open'])
})
