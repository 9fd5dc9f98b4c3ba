// Visits that failed once, made short by hand or by `--shortest`: they are played for ever.
import type { Script, Step } from './customer/script'

interface Kept {
  /** What was not so. */
  readonly was: string
  readonly script: Script
}

const oneDevice = { devices: 1, type: 'pension', validUntil: null } as const

/** Somebody logs in and types. */
const typed: readonly Step[] = [
  { act: 'come in', who: 0, tab: 0, wait: 0 },
  { act: 'type', field: 1, letters: 3, pause: 30, tab: 0, wait: 0 },
]

export const kept: readonly Kept[] = [
  {
    was: 'a logout erased unasked, where the list of logs could not be read',
    script: {
      ...oneDevice,
      chance: 1,
      steps: [
        ...typed,
        { act: 'refuse storage', isRefused: true, tab: 0, wait: 3000 },
        { act: 'come in', who: 0, tab: 1, wait: 0 },
        { act: 'leave', how: 'stay', tab: 1, wait: 0 },
      ],
    },
  },
  {
    was: "a tab that came in while another erased what was sent kept the customer's data again",
    script: {
      ...oneDevice,
      chance: 1190,
      steps: [
        { act: 'come in', who: 0, tab: 0, wait: 0 },
        { act: 'slow disk', ms: 30, tab: 0, wait: 2000 },
        { act: 'send', tab: 0, wait: 0 },
        { act: 'open', tab: 1, wait: 850 },
        { act: 'go', path: '/intro', tab: 1, wait: 100 },
      ],
    },
  },
  {
    was: 'a logout erased unasked, while the disk was too slow to show what stands in the log',
    script: {
      ...oneDevice,
      chance: 1,
      steps: [
        ...typed,
        { act: 'show', tab: 0, wait: 3000 },
        { act: 'close', tab: 0, wait: 0 },
        { act: 'slow disk', ms: 12_000, tab: 0, wait: 0 },
        { act: 'come in', who: 0, tab: 0, wait: 0 },
        { act: 'come in', who: 0, tab: 0, wait: 12_000 },
        { act: 'leave', how: 'stay', tab: 0, wait: 40_000 },
      ],
    },
  },
]
