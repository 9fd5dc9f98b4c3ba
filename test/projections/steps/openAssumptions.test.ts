import { describe, expect, test } from 'vitest'
import { slotAddress } from '../../../domain/engine/path'
import { stepSubmitted } from '../../../events/definitions/stepSubmitted'
import { openAssumptions } from '../../../projections/steps/openAssumptions'
import { rightAnswer } from '../../arbitraries/rightAnswer'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const details = 'personal_details'
const [partner, together, children] = ['has_partner', 'has_mortgage_with_partner', 'has_children'].map(
  key => `customer.${key}`,
)
if (partner === undefined || together === undefined || children === undefined) throw new Error('no paths')

const asked = (at: Portal) => openAssumptions(at.catalogue, viewOf(at), details).map(({ path }) => path)
const goesOn = (at: Portal) => at.does({ type: 'SubmitStep', step: details })

/** A portal whose personal details are right, with the questions about partner and children open. */
const ready = (): Portal => {
  const at = portal({ type: 'financial_advice' })
  for (let broken = at.verdict(details).errors[0]; broken !== undefined; broken = at.verdict(details).errors[0]) {
    const address = slotAddress(at.catalogue, broken[0])
    const right = address === null ? null : rightAnswer(at.situation(), address.slot, address.ids, 'last')
    if (right === null) throw new Error(broken[0])
    at.answers(broken[0], right)
  }
  for (const path of [partner, children]) at.answers(path, -1)
  expect(at.verdict(details).errors).toEqual([])
  return at
}

describe('what is assumed of questions that stand open, OPEN-59', () => {
  test('is asked once the customer goes on, in words of its own', () => {
    const at = ready()
    expect(asked(at)).toEqual([])
    goesOn(at)
    expect(openAssumptions(at.catalogue, viewOf(at), details)).toEqual([
      {
        path: partner,
        words: 'U heeft niet gezegd of u een partner heeft. Wij gaan uit van nee.',
        yes: 'Wel een partner',
        no: 'Geen partner',
      },
      {
        path: children,
        words: 'U heeft niet gezegd of u kinderen heeft. Wij gaan uit van nee.',
        yes: 'Wel kinderen',
        no: 'Geen kinderen',
      },
    ])
  })

  test('holds nobody up: the verdict is what it was, and the next step follows', () => {
    const at = ready()
    const submitted = stepSubmitted({ step: details, errors: [], words: [], next: 'questions_for_the_advisor' })
    expect(goesOn(at)).toEqual([submitted])
    const { asked: before } = at.state()
    expect(goesOn(at)).toEqual([submitted])
    // Nothing is asked a second time: the screen goes on by this very value.
    expect(at.state().asked).toBe(before)
  })

  test('is asked no more of what was answered, and anew of what an answer opened', () => {
    const at = ready()
    goesOn(at)
    at.answers(children, 0)
    expect(asked(at)).toEqual([partner])
    at.answers(partner, 1)
    expect(asked(at)).toEqual([])
    goesOn(at)
    expect(asked(at)).toEqual([together])
    at.answers(together, 0)
    expect(asked(at)).toEqual([])
  })

  test('is not asked while the step is refused for something else', () => {
    const at = ready()
    at.answers('customer.last_name', '')
    goesOn(at)
    expect(asked(at)).toEqual([])
  })

  test('is asked again the next time that the customer comes and goes on', () => {
    const at = ready()
    at.does({ type: 'ShowScreen', screen: '/personal_details' })
    goesOn(at)
    expect(asked(at)).toHaveLength(2)
    at.does({ type: 'ShowScreen', screen: '/questions_for_the_advisor' })
    expect(asked(at)).toEqual([])
    at.does({ type: 'ShowScreen', screen: '/personal_details' })
    expect(asked(at)).toEqual([])
    goesOn(at)
    expect(asked(at)).toHaveLength(2)
  })

  test('is gone when the portal starts again', () => {
    const at = ready()
    goesOn(at)
    at.does({ type: 'OpenPortal', host: 'x', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
    expect(asked(at)).toEqual([])
  })
})
