/** What a batch of seeds came to, and how batches are added up; a file of it is read back, so its shape is checked. */
import * as t from 'io-ts'

const failureCodec = t.type({ seed: t.number, step: t.number, wrong: t.string })

const tallyCodec = t.type(
  {
    /** How many seeds were played. */
    runs: t.number,
    /** Processor milliseconds, of all workers together. */
    ms: t.number,
    failures: t.readonlyArray(failureCodec),
    /** How often each fault, act, phase and sentence came. */
    counters: t.record(t.string, t.number),
  },
  'Tally',
)
export type Tally = t.TypeOf<typeof tallyCodec>

export const decodeTally = tallyCodec.decode

export const noTally: Tally = { runs: 0, ms: 0, failures: [], counters: {} }

export const addTallies = (one: Tally, other: Tally): Tally => {
  const counters: Record<string, number> = { ...one.counters }
  for (const [what, times] of Object.entries(other.counters)) counters[what] = (counters[what] ?? 0) + times
  return {
    runs: one.runs + other.runs,
    ms: one.ms + other.ms,
    failures: [...one.failures, ...other.failures].sort((a, b) => a.seed - b.seed),
    counters,
  }
}
