// Any script: what may happen in a simulated visit, how often beside the rest, and which kinds a run leaves out.
import fc from 'fast-check'
import type { StepKey } from '../../../domain/language/stepKey'
import { addMove, answerMove, itemMove } from '../../arbitraries/plainMoves'
import { catalogues } from '../../arbitraries/surveys'
import type { DiskFault } from '../device/disk'
import { lineFaults } from '../office/line'
import { type Act, type LogoutChoice, type Script, type Step, tabsPerDevice, typedPaths } from './script'

const hour = 3_600_000
const day = 24 * hour
const { shipped } = catalogues

/** One of these, which need no more words. */
const one = (...acts: readonly Act[]): fc.Arbitrary<Act> => fc.constantFrom(...acts)
const who = fc.constantFrom<0 | 1>(0, 0, 0, 0, 0, 0, 1)
const choice = fc.constantFrom<LogoutChoice>('keep', 'keep', 'erase', 'stay')
const paths = ['/intro', '/personal_details', '/pension', '/complete', '/login', '/success', '/verder', '/nergens']
const steps: readonly StepKey[] = ['personal_details', 'pension', 'complete']

/** The kinds of doings: how often, and what. A run leaves some of them out. */
const kinds: Readonly<Record<string, readonly [number, fc.Arbitrary<Act>]>> = {
  coming: [14, who.map(person => ({ act: 'come in', who: person }))],
  opening: [
    5,
    fc.oneof(
      one({ act: 'open' }, { act: 'here' }),
      who.map((person): Act => ({ act: 'log in', who: person })),
    ),
  ],
  going: [6, fc.constantFrom(...paths).map(path => ({ act: 'go', path }))],
  typing: [
    18,
    fc.record({
      act: fc.constant('type' as const),
      field: fc.nat({ max: typedPaths.length - 1 }),
      letters: fc.integer({ min: 1, max: 5 }),
      pause: fc.constantFrom(0, 30, 120, 400),
    }),
  ],
  answering: [
    14,
    fc
      .oneof(
        { weight: 6, arbitrary: answerMove(shipped) },
        { weight: 2, arbitrary: addMove(shipped) },
        { weight: 1, arbitrary: itemMove('remove')(shipped) },
        { weight: 1, arbitrary: itemMove('restore')(shipped) },
      )
      .map(move => ({ act: 'answer', move })),
  ],
  undoing: [7, fc.constantFrom<'undo' | 'redo'>('undo', 'undo', 'redo').map(direction => ({ act: 'undo', direction }))],
  attaching: [
    2,
    fc.record({
      act: fc.constant('attach' as const),
      name: fc.constantFrom('loon.pdf', 'woz.pdf'),
      size: fc.integer({ min: 1, max: 40 }),
    }),
  ],
  submitting: [3, fc.constantFrom(...steps).map(step => ({ act: 'submit', step }))],
  sending: [8, one({ act: 'send' }, { act: 'send' }, { act: 'send again' })],
  leaving: [
    7,
    fc.oneof(
      choice.map((how): Act => ({ act: 'leave', how })),
      one({ act: 'log out' }),
      choice.map((how): Act => ({ act: 'choose', how })),
    ),
  ],
  erasing: [2, one({ act: 'erase again' }, { act: 'erase answers' })],
  reloading: [6, one({ act: 'reload' }, { act: 'reload' }, { act: 'close' }, { act: 'back' })],
  killing: [4, one({ act: 'kill' }, { act: 'kill browser' }, { act: 'power cut' })],
  hiding: [3, one({ act: 'hide' }, { act: 'show' }, { act: 'sleep' }, { act: 'wake' })],
  carrying: [
    2,
    fc.record({
      act: fc.constant('carry' as const),
      to: fc.nat({ max: 3 }),
      picks: fc.array(fc.boolean(), { maxLength: 3 }),
    }),
  ],
  line: [
    7,
    fc.oneof(
      one({ act: 'offline' }, { act: 'online' }, { act: 'online' }, { act: 'sessions forgotten' }),
      fc.record({
        act: fc.constant('line' as const),
        fault: fc.constantFrom(...lineFaults),
        times: fc.integer({ min: 1, max: 3 }),
        isInventory: fc.constantFrom(true, true, false),
      }),
    ),
  ],
  disk: [
    6,
    fc.oneof(
      fc.record({
        act: fc.constant('disk' as const),
        fault: fc.constantFrom<DiskFault>('aborted', 'full', 'refused'),
        times: fc.integer({ min: 1, max: 4 }),
      }),
      one({ act: 'fill disk' }, { act: 'mend' }, { act: 'mend' }),
      fc.constantFrom(2, 50, 12_000).map((ms): Act => ({ act: 'slow disk', ms })),
    ),
  ],
  tabs: [2, one({ act: 'steal' }, { act: 'lose words' })],
  clock: [2, fc.constantFrom(-hour, hour, day, -day).map(ms => ({ act: 'clock', ms }))],
  storage: [3, fc.constantFrom(true, true, false).map(isRefused => ({ act: 'refuse storage', isRefused }))],
}

/** Milliseconds before a step: at once, in the middle of what the step before began, or when all that is long over. */
const waits = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0) },
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 12, arbitrary: fc.integer({ min: 30, max: 1200 }) },
  { weight: 6, arbitrary: fc.constantFrom(3000, 6000, 12_000, 65_000) },
  { weight: 1, arbitrary: fc.constantFrom(hour / 2, hour, 26 * hour, 9 * day, 45 * day) },
)

/** Mostly one tab: what is begun there is gone on with. */
const tabOf = (devices: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.nat({ max: devices * tabsPerDevice - 1 }) },
  )

const stepOf = (names: readonly string[], devices: number): fc.Arbitrary<Step> => {
  const acts = names.flatMap(name => {
    const [weight, arbitrary] = kinds[name] ?? []
    return weight === undefined || arbitrary === undefined ? [] : [{ weight, arbitrary }]
  })
  return fc.tuple(fc.oneof(...acts), tabOf(devices), waits).map(([act, tab, wait]) => ({ ...act, tab, wait }))
}

/** What no run is without. */
const always = ['coming', 'typing', 'answering']

/** Any visit. */
export const scriptArbitrary: fc.Arbitrary<Script> = fc
  .record({
    names: fc.subarray(Object.keys(kinds), { minLength: 3 }),
    devices: fc.constantFrom(1, 1, 1, 2),
    chance: fc.nat(),
    type: fc.constantFrom('pension' as const, 'pension' as const, 'financial_advice' as const),
    validUntil: fc.constantFrom(null, null, '2026-11-22', '2026-12-05'),
  })
  .chain(({ names, devices, ...more }) =>
    fc
      .array(stepOf([...new Set([...always, ...names])], devices), { minLength: 4, maxLength: 45, size: 'max' })
      .map(rest => ({ ...more, devices, steps: [{ act: 'come in', who: 0, tab: 0, wait: 0 }, ...rest] })),
  )
