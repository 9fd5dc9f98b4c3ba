import { expect, test } from 'vitest'
import type { Situation } from '../../../../domain/engine/situation'
import { initialState, situationOf } from '../../../../events/state/state'
import { derivationCauses } from '../../../../projections/replay/derivation/derivationCauses'
import type { SituationInput } from '../../../../projections/replay/derivation/situationInputs'
import { fewestThatHold } from '../../../../projections/replay/minimise/deltaDebug'
import { showsTarget } from '../../../../projections/replay/minimise/showsTarget'
import { catalogues } from '../../../arbitraries/surveys'

const situation = situationOf(catalogues.shipped, initialState(catalogues.shipped))

/** Something that was made so by many events; what it is stands in the day of the situation, for want of a better place. */
const lever = (key: string, from: number, events: number): SituationInput => ({
  key,
  newest: Array.from({ length: events }, (_, n) => ({ seq: from + events - n, at: 0 })),
  stateAfter: count => count,
  without: (now, count) => ({ ...now, facts: { ...now.facts, today: `${now.facts.today}${key}${count} ` } }),
})

const left = ({ facts }: Situation): ReadonlyMap<string, number> =>
  new Map(
    facts.today
      .split(' ')
      .filter(word => word !== '')
      .map(word => [word.slice(0, 1), Number(word.slice(1))]),
  )

test('of many events that each change something, only those are named that must go together', () => {
  const levers = [lever('a', 0, 60), lever('b', 100, 60), lever('c', 200, 60)]
  const causes = derivationCauses(
    situation,
    levers,
    now => (left(now).get('a') ?? 0) >= 2 && (left(now).get('c') ?? 0) >= 3,
  )
  expect(causes.map(cause => [...cause].map(([{ key }, count]) => [key, count]))).toEqual([
    [
      ['a', 2],
      ['c', 3],
    ],
  ])
})

test('what decides alone is named alone, and what makes no difference is not named', () => {
  const levers = [lever('a', 0, 2), lever('b', 100, 2)]
  const causes = derivationCauses(situation, levers, now => left(now).get('b') === 2)
  expect(causes.map(cause => [...cause].map(([{ key }, count]) => [key, count]))).toEqual([[['b', 2]]])
  expect(derivationCauses(situation, levers, () => true)).toEqual([])
})

test('what can only go once another has gone is tried again', () => {
  const leadsTo = (some: readonly number[], one: number, other: number) => !some.includes(one) || some.includes(other)
  const holds = (some: readonly number[]) => some.includes(0) && leadsTo(some, 1, 2) && leadsTo(some, 3, 1)
  expect(fewestThatHold([0, 3, 1, 2], holds, { left: 100 })).toEqual([0])
})

test('questions that stood in another order must both be refused, the one before the other', () => {
  const divergence = {
    seq: 1,
    step: 'personal_details',
    in: 'order',
    path: 'b',
    expected: 'b',
    found: 'a',
    rulesDiffer: false,
  } as const
  const shows = (...paths: readonly string[]) =>
    showsTarget({ tag: 'divergence', seq: 1, divergence }, { errors: paths.map(path => [path, 'filled']), next: null })
  expect([shows('a', 'b'), shows('b', 'a'), shows('a'), shows('b'), shows('c', 'a', 'b')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})
