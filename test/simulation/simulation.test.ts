import { expect, test } from 'vitest'
import { buildStamp } from '../../ui/build/buildStamp'
import { digestOfWorld } from './command/digest'
import { playSeed, scriptOf } from './command/playSeed'
import { stepLine } from './customer/script'
import { kept } from './kept'
import { play } from './run'

const said = (seed: number, wrong: string | null): string | null => (wrong === null ? null : `seed ${seed}: ${wrong}`)

/** Each commit plays seeds of its own, and always the same ones. */
const fresh = 1_000_000 + (Number.parseInt(buildStamp().build.split('+')[1]?.slice(0, 6) ?? '', 16) || 0)

test.each([0, 100, 200])('of a hundred visits that nobody saw before, from the %ith on, all is so', async from => {
  for (let seed = fresh + from; seed < fresh + from + 100; seed++)
    expect(said(seed, (await playSeed(seed)).wrong)).toBeNull()
})

test('a seed is always the same visit', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const [first, second] = [await playSeed(seed), await playSeed(seed)]
    expect(said(seed, first.wrong)).toBeNull()
    expect(digestOfWorld(second.world), `seed ${seed}`).toBe(digestOfWorld(first.world))
  }
})

test.each(kept)('what failed once is so now: $was', async ({ script }) => {
  expect((await play(script)).wrong).toBeNull()
})

test('a step is told in plain words', () => {
  const [first] = scriptOf(1).steps
  expect(first && stepLine(first)).toBe('tab 0: come in who=0')
})
