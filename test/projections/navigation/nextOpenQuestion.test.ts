import { expect, test } from 'vitest'
import { nextOpenQuestion, type OpenQuestion, openQuestions } from '../../../projections/navigation/nextOpenQuestion'
import { filledIn } from '../../events/decisions/filledIn'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const at = portal({ type: 'full' })
const refused = at.verdict('complete').errors.map(([path]) => path)
const left = openQuestions(at.catalogue, viewOf(at)).map(({ path }) => path)

test('leads from one open question to the next, through all steps and back to the first', () => {
  const found: string[] = []
  let here: OpenQuestion | null = nextOpenQuestion(at.catalogue, viewOf(at), null, null)
  for (const _ of left) {
    if (here === null) break
    found.push(here.path)
    here = nextOpenQuestion(at.catalogue, viewOf(at), here.step, here.path)
  }
  expect(found).toEqual(left)
  expect(here?.path).toBe(left[0])
  // Besides what sending refuses, the sliders at which nobody has been.
  expect(found.filter(path => refused.includes(path))).toEqual(refused)
  expect(found.filter(path => !refused.includes(path)).every(path => path.startsWith('personal_characteristics'))).toBe(
    true,
  )
})

test('leads to the next of the step that one is on where the question is answered by now', () => {
  const first = nextOpenQuestion(at.catalogue, viewOf(at), 'financing', 'customer.initials.nowhere')
  expect(first?.step).toBe('financing')
  expect(nextOpenQuestion(at.catalogue, viewOf(at), 'complete', null)?.path).toBe(refused[0])
})

test('leads nowhere where nothing is open', () => {
  const done = filledIn({ type: 'financial_advice' })
  expect(nextOpenQuestion(done.catalogue, viewOf(done), 'complete', null)).toBeNull()
})
