// From a seed to its script, and from a script to what it came to.
import fc from 'fast-check'
import type { Script } from '../customer/script'
import { scriptArbitrary } from '../customer/scripts'
import { kept } from '../kept'
import { type Outcome, play } from '../run'
import type { Tally } from './tally'

/** @param seed below 0: one of those that are kept */
export const scriptOf = (seed: number): Script => {
  const one = kept[-seed - 1]
  if (one !== undefined) return one.script
  const [script] = fc.sample(scriptArbitrary, { seed, numRuns: 1 })
  if (script === undefined) throw new Error(`no script of ${seed}`)
  return script
}

export const playSeed = (seed: number): Promise<Outcome> => play(scriptOf(seed))

/** Plays the seeds from `from` up to and with `to`. */
export const playSeeds = async (from: number, to: number): Promise<Tally> => {
  const counters: Record<string, number> = {}
  const failures: { seed: number; step: number; wrong: string }[] = []
  const begun = process.cpuUsage()
  for (let seed = from; seed <= to; seed++) {
    const { wrong, step, counters: counted } = await playSeed(seed)
    for (const [what, times] of counted) counters[what] = (counters[what] ?? 0) + times
    if (wrong !== null) failures.push({ seed, step, wrong })
  }
  const { user, system } = process.cpuUsage(begun)
  return { runs: to - from + 1, ms: (user + system) / 1000, failures, counters }
}

/** The shortest script that fails as this seed's does, as far as shrinking finds it in so many tries; null: it does not fail. */
export const shortestOf = async (seed: number): Promise<Script | null> => {
  const law = fc.asyncProperty(scriptArbitrary, async script => (await play(script)).wrong === null)
  const { counterexample } = await fc.check(law, {
    seed,
    numRuns: 1,
    maxSkipsPerRun: 0,
    interruptAfterTimeLimit: 300_000,
  })
  return counterexample?.[0] ?? null
}
