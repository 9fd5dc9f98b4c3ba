import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { surveyVersion } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, stateKeys } from '../../events/state/state'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import type { Move } from '../arbitraries/commands'
import { catalogues } from '../arbitraries/surveys'
import { live, type Visit } from '../arbitraries/visit'
import { evenMoves } from '../arbitraries/walks'
import { finished, seeded } from '../projections/pseudonym/seeded'

const catalogue = catalogues.shipped
const header = { log: 'l', invitation: '4711', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 7 } as const

/** What no invented value changes of a field: whether there is anything, how much, and of which kind. */
const shapeOf = (value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return value.size
  if (Array.isArray(value)) return value.length
  if (typeof value === 'object' && value !== null) return 'tag' in value ? value.tag : Object.keys(value)
  return typeof value === 'string' ? 'text' : value
}

const shapesOf = (state: State): unknown => Object.fromEntries(stateKeys.map(key => [key, shapeOf(state[key])]))

/** Where a birthday would show, no log is given at all. */
const isOtherDay = (move: Move): boolean =>
  move.move === 'other' && (move.command.type === 'BeginDay' || move.command.type === 'OpenPortal')

const visits = evenMoves(catalogue).map(
  (moves): Visit => ({ survey: 'shipped', moves: moves.filter((move, n) => n === 0 || !isOtherDay(move)) }),
)

/** The same each time, and enough to reach every field: a log takes long to be made anew. */
const sample = (): readonly Visit[] => [
  { survey: 'shipped', moves: [], after: 'sending' },
  ...fc.sample(visits, { numRuns: 8, seed: 1 }),
]

test('each field of the state is there in a pseudonymised log as it was, after every record', () => {
  const first = initialState(catalogue)
  const unmet = new Set(stateKeys)
  for (const [seed, visit] of sample().entries()) {
    const { records } = live(visit)
    const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
    if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
    expect(result.right.records.length).toBe(records.length)
    let [was, is] = [first, first]
    for (const [n, record] of records.entries()) {
      const other = result.right.records[n] ?? record
      ;[was, is] = [foldRecord(catalogue, was, record), foldRecord(catalogue, is, other)]
      expect(shapesOf(is)).toEqual(shapesOf(was))
      for (const key of unmet) if (was[key] !== first[key]) unmet.delete(key)
    }
  }
  expect([...unmet]).toEqual([])
})
