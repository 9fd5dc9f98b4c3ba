// What a batch came to, in lines to read: how fast, what it covered, what it never came to, what failed.
import { lineFaults } from '../office/line'
import type { Tally } from './tally'

/** What a batch of some size must have come to: it says nothing of what it never did. */
const expected = [
  ...lineFaults.map(fault => `line: ${fault}`),
  ...['aborted', 'full', 'refused'].map(fault => `disk: ${fault}`),
  ...[
    'closed',
    'opening',
    'open',
    'closing',
    'inOtherTab',
    'otherCustomer',
    'erased',
    'unreachable',
    'erasing',
    'sent',
  ].map(phase => `phase: ${phase}`),
  'carried',
  'undone',
  'last visit: open',
]

/** What of it the batch never came to. */
export const neverSeen = ({ counters }: Tally): readonly string[] =>
  expected.filter(what => (counters[what] ?? 0) === 0)

export const tallyLines = (tally: Tally): readonly string[] => {
  const { runs, ms, failures, counters } = tally
  return [
    ...Object.entries(counters)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, times]) => `${String(times).padStart(9)}  ${what}`),
    `${runs} visits, ${(ms / Math.max(runs, 1)).toFixed(1)} processor milliseconds each`,
    ...neverSeen(tally).map(what => `NEVER: ${what}`),
    ...failures.map(({ seed, step, wrong }) => `WRONG: seed ${seed}, after step ${step}: ${wrong}`),
    `${failures.length} wrong`,
  ]
}
