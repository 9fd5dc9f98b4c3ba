import { expect, test } from 'vitest'
import { runInSlices } from '../../../ui/browser/runInSlices'

function* counting(to: number): Generator<number, string> {
  for (let at = 0; at < to; at++) {
    const until = performance.now() + 1
    while (performance.now() < until);
    yield at
  }
  return 'done'
}

test('work in parts lets the page go on between them, and says how far it is', async () => {
  const told: number[] = []
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 0)
  expect(await runInSlices(counting(60), at => told.push(at), new AbortController().signal)).toBe('done')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(2)
  expect(told.length).toBeGreaterThan(2)
  expect(told.length).toBeLessThan(60)
})

test('what is short ends in the turn that it began in', async () => {
  const heard: string[] = []
  const done = runInSlices(counting(1), () => heard.push('told'), { aborted: false }).then(end => heard.push(end ?? ''))
  setTimeout(() => heard.push('turn'))
  await done
  expect(heard).toEqual(['done'])
})

test('work stops once it is not wanted, and waits while it is held', async () => {
  const controller = new AbortController()
  expect(await runInSlices(counting(100_000), () => controller.abort(), controller.signal)).toBeNull()
  let held = 3
  const begun: number[] = []
  function* work(): Generator<number, string> {
    begun.push(held)
    yield 0
    return 'done'
  }
  const isHeld = (): boolean => {
    held -= 1
    return held > 0
  }
  expect(await runInSlices(work(), () => undefined, { aborted: false, isHeld })).toBe('done')
  expect(begun).toEqual([0])
})
