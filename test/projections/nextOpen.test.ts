import { expect, test } from 'vitest'
import { nextOpen, type OpenQuestion } from '../../projections/nextOpen'
import { portal } from '../domain/portal/portal'
import { filledIn } from '../events/decisions/filledIn'

const at = portal({ type: 'full' })
const refused = at.verdict('complete').errors.map(([path]) => path)

test('leads from one open question to the next, through all steps and back to the first', () => {
  const found: string[] = []
  let here: OpenQuestion | null = nextOpen(at.catalogue, at.state(), null, null)
  for (const _ of refused) {
    if (here === null) break
    found.push(here.path)
    here = nextOpen(at.catalogue, at.state(), here.step, here.path)
  }
  expect(found).toEqual(refused)
  expect(here?.path).toBe(refused[0])
})

test('leads to the next of the step that one is on where the question is answered by now', () => {
  const first = nextOpen(at.catalogue, at.state(), 'financing', 'customer.initials.nowhere')
  expect(first?.step).toBe('financing')
  expect(nextOpen(at.catalogue, at.state(), 'complete', null)?.path).toBe(refused[0])
})

test('leads nowhere where nothing is open', () => {
  const done = filledIn({ type: 'financial_advice' })
  expect(nextOpen(done.catalogue, done.state(), 'complete', null)).toBeNull()
})
