import { describe, expect, test } from 'vitest'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import { stepKeys } from '../../../domain/language/stepKey'
import { initialState } from '../../../events/state/state'
import { introView } from '../../../projections/intro/introView'
import { sideNavigation } from '../../../projections/navigation/sideNavigation'
import { stepPresence } from '../../../projections/navigation/stepPresence'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const now = Date.parse('2026-11-21T12:00:00Z')

const visit = (type: InvitationType, partnerSession: boolean, iwize: boolean | null): Portal => {
  const at = portal({ type, partnerSession })
  if (iwize !== null) at.does({ type: 'LoadSetting', name: 'iwize_integration', on: iwize })
  return at
}

const presences = (at: Portal) => new Map(stepKeys.map(step => [step, stepPresence(at.catalogue, at.state(), step)]))
const offersRetrieval = (at: Portal): boolean => {
  const view = introView(at.catalogue, at.state(), now)
  return view.tag === 'open' && view.starts?.some(({ to }) => to === 'aqopi') === true
}

describe.each(invitationTypes)('in a visit of %s', type => {
  test.each([
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ])(
    '(of a partner: %s, with the setting: %s) a step is there where the side navigation has it, and the retrieval where it is offered',
    (partner, iwize) => {
      const at = visit(type, partner, iwize)
      for (const answer of partner ? [null] : [0, 1]) {
        if (answer !== null) at.does({ type: 'ChangeAnswer', path: 'customer.has_partner', value: answer })
        for (const [step, presence] of presences(at)) {
          const isBeside = step === 'intro' || step === 'success' || (step === 'aqopi' && offersRetrieval(at))
          const isInNavigation = sideNavigation(at.catalogue, viewOf(at), step).length > 0
          expect([step, presence]).toEqual([step, isBeside || isInNavigation ? 'present' : 'absent'])
        }
      }
    },
  )
})

test('what is still to come is waited for: the setting by the retrieval alone, the customer by every step', () => {
  const at = visit('full', false, null)
  at.does({ type: 'ShowScreen', screen: '/intro' })
  const waiting = [...presences(at)].flatMap(([step, presence]) => (presence === 'unknown' ? [step] : []))
  expect(waiting).toEqual(['aqopi'])
  const nobody = initialState(at.catalogue)
  expect(stepPresence(at.catalogue, nobody, 'personal_details')).toBe('unknown')
  expect(stepPresence(at.catalogue, nobody, 'intro')).toBe('present')
})

test('the retrieval is nowhere where the intro does not offer it', () => {
  expect(stepPresence(portal().catalogue, visit('full', false, false).state(), 'aqopi')).toBe('absent')
  expect(stepPresence(portal().catalogue, visit('mortgage_enrich', false, true).state(), 'aqopi')).toBe('absent')
  expect(stepPresence(portal().catalogue, visit('mortgage', false, false).state(), 'aqopi')).toBe('present')
})
