import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type State, situationOf, stateKeys } from '../../events/state/state'
import { inventory, inventoryRows } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { evenVisits, live, type Visit } from '../arbitraries/visit'

/** The parts of what goes out, as text. */
const partsOf = (catalogue: Catalogue, state: State): ReadonlyMap<string, string> => {
  const body = inventory(catalogue, state, surveyTree(situationOf(catalogue, state)))
  const { status: _, style, files, parseResult, ...survey } = Object(body)
  return new Map(Object.entries({ style, files, parseResult, survey }).map(([part, of]) => [part, JSON.stringify(of)]))
}

/** The same each time, and enough to see each part change with each field that it is made of. */
const visits: readonly Visit[] = [
  { survey: 'shipped', moves: [], after: 'sending' },
  ...fc.sample(evenVisits, { numRuns: 40, seed: 1 }),
]

test('what goes out changes with a field of the state exactly where its row says so', () => {
  const seen = new Map(stateKeys.map(key => [key, new Set<string>()]))
  for (const visit of visits) {
    const { catalogue, states } = live(visit)
    let before = states[0]
    for (const after of states) {
      const parts = partsOf(catalogue, before)
      for (const key of stateKeys)
        if (after[key] !== before[key])
          for (const [part, text] of partsOf(catalogue, { ...before, [key]: after[key] }))
            if (text !== parts.get(part)) seen.get(key)?.add(part)
      before = after
    }
  }
  const rows = stateKeys.map(key => [key, [inventoryRows[key]].filter(row => typeof row === 'string')])
  expect([...seen].map(([key, parts]) => [key, [...parts]])).toEqual(rows)
})
