import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { invitationTypes } from '../../domain/language/invitation'
import { situationOf } from '../../events/state/state'
import { inventory } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogues } from '../arbitraries/surveys'
import { walker } from '../arbitraries/walk'
import { planArbitrary } from '../arbitraries/walkPlan'
import { fieldErrors } from '../standin/decode'
import { wireCodec } from '../standin/inventory/wireCodec'
import { checkLaw } from './check'
import { expectedBody } from './expectedBody'

const catalogue = catalogues.shipped
const codec = wireCodec(catalogue, true)

/** What the office finds at a dotted path with positions. */
const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((tree, key) => (tree instanceof Object ? Reflect.get(tree, key) : undefined), body)

const differing = (body: unknown, expected: ReadonlyMap<string, unknown>, of: (found: unknown) => unknown) =>
  [...expected].flatMap(([path, value]) => {
    const found = of(at(body, path))
    return JSON.stringify(found) === JSON.stringify(value) ? [] : [{ path, value, found }]
  })

const lengthOf = (found: unknown): number | null => (Array.isArray(found) ? found.length : null)

/** An explanation stands within the answer that it explains. */
const answerOf = (found: unknown): unknown => {
  const { explanation: _, ...answer } = Object(found)
  return answer
}

test.each(invitationTypes)(
  '%s: whoever answers what is asked comes from the intro to an inventory that holds it as the office can read it',
  type => {
    const law = fc.property(planArbitrary(type), plan => {
      const { last, steps, records } = walker(plan).walk()
      const situation = situationOf(catalogue, last)
      expect(stepVerdictOf(situation, 'complete')).toEqual({ errors: [], next: 'success' })
      expect(last.sending.tag).toBe('busy')
      const order = orderOf(situation).filter(step => step !== 'success')
      expect(order.filter(step => !steps.includes(step))).toEqual([])

      const body: unknown = JSON.parse(JSON.stringify(inventory(catalogue, last, surveyTree(situation))))
      const decoded = codec.decode(body)
      expect(E.isLeft(decoded) ? fieldErrors(decoded.left) : {}).toEqual({})
      const { lengths, answers } = expectedBody(situation, plan.customer, records)
      expect(differing(body, lengths, lengthOf)).toEqual([])
      expect(differing(body, answers, answerOf)).toEqual([])
    })
    checkLaw(`${type} ends in an inventory`, law, 15)
  },
)
