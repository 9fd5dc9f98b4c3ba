import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLogImport, planImport } from '../../events/log/logExport/importLog'
import type { ImportPlan } from '../../events/log/logExport/importPlan'
import { harmedArbitrary } from '../arbitraries/harmedExport'
import { goldenLog } from '../golden/golden'
import { checkLaw } from './check'

const logs = ['v2-chained', 'v1-kept'].map(goldenLog)

/** The plan before the hashes were looked at, and the one once they were, so many at a time. */
const inTwo = (text: string, count: number): { readonly first: ImportPlan; readonly then: ImportPlan } => {
  const reading = createLogImport({ hashes: 'later' })
  const first = reading.take(text) ?? reading.end()
  for (let turns = 0; turns < 10_000; turns++) {
    const then = reading.look(count)
    if (then !== null) return { first, then }
  }
  throw new Error('It never comes to an end')
}

const sound = (plan: ImportPlan): boolean => plan.verdict === 'impossible' || plan.isChecked

test('hashes that are looked at afterwards leave of an export what they leave when looked at at once', () => {
  checkLaw(
    'late hashes',
    fc.property(harmedArbitrary(logs), fc.integer({ min: 1, max: 40 }), ({ text }, count) => {
      const { first, then } = inTwo(text, count)
      expect(then).toEqual(planImport(text))
      // Whoever heard that it is fine hears nothing else later.
      if (sound(first)) expect(first).toEqual(then)
      else expect(first.verdict).not.toBe('fine')
    }),
    300,
  )
})
