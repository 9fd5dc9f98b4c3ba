import { loadavg } from 'node:os'
import { inFolder } from '../built'
import type { Bench, Goals, Taken } from './goal'

/** All that was found, or why a part of it was not. */
export interface Found {
  readonly taken: readonly Taken[]
  readonly failed: readonly string[]
  /** How many others waited for a processor, in each round. */
  readonly load: readonly number[]
}

const rounds = 5

const because = ({ name }: Goals, cause: unknown): string =>
  `${name}: not measured. ${cause instanceof Error ? cause.message : String(cause)}`

/** Rounds outside and goals inside: what the machine does meanwhile is spread over all of them. */
export const measureGoals = (every: readonly Goals[], say: (words: string) => void): Promise<Found> =>
  inFolder(async folder => {
    const taken: Taken[] = []
    const failed: string[] = []
    const load: number[] = []
    const open: { readonly goals: Goals; readonly bench: Bench }[] = []
    for (const [n, goals] of every.entries())
      try {
        open.push({ goals, bench: await goals.open(`${folder}/${n}`) })
      } catch (cause) {
        failed.push(because(goals, cause))
      }
    for (let round = 1; round <= rounds; round++) {
      load.push(loadavg()[0] ?? Number.NaN)
      for (const { goals, bench } of open) {
        say(`round ${round} of ${rounds}: ${goals.name}`)
        try {
          taken.push(...(await bench.round()))
        } catch (cause) {
          failed.push(because(goals, cause))
        }
      }
    }
    for (const { bench } of open) await bench.close()
    return { taken, failed: [...new Set(failed)], load }
  })
