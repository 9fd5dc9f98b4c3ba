import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAt } from '../../domain/engine/answers'
import { slotAddress } from '../../domain/engine/path'
import { type State, situationOf } from '../../events/state/state'
import { coupleInvitations } from '../../projections/intro/coupleInvitations'
import type { SurveyView } from '../../projections/live'
import { surveyTree } from '../../projections/tree/surveyTree'
import type { Move } from '../arbitraries/commands'
import { invitationArbitrary } from '../arbitraries/customers'
import { catalogues } from '../arbitraries/surveys'
import { live } from '../arbitraries/visit'
import { movesArbitrary } from '../arbitraries/walks'
import { item, portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'
import { checkLaw } from './check'

const catalogue = catalogues.shipped
const path = 'customer.has_partner'

/** The office says who they are, and has an answer to whether there is a partner. */
const loading: fc.Arbitrary<Move> = fc
  .record({ invitation: invitationArbitrary, partnerSession: fc.boolean(), has: fc.constantFrom(1, 1, 0, -1) })
  .map(({ invitation, partnerSession, has }) => ({
    move: 'other',
    command: {
      type: 'LoadCustomer',
      invitation: { ...invitation, submitted_at: null },
      partnerSession,
      office: null,
      customer: item({ [path]: has }),
    },
  }))

const visits = fc
  .tuple(movesArbitrary(catalogue, 30), loading)
  .map(([moves, load]) => live({ survey: 'shipped', moves: [...moves, load] }))

const told = (state: State) => {
  const view: SurveyView = { state, tree: surveyTree(situationOf(catalogue, state)) }
  return coupleInvitations(catalogue, view)
}

const hasPartner = ({ answers }: State): number => {
  const address = slotAddress(catalogue, path)
  return address === null ? -1 : Number(answerAt(answers, address))
}

test('what is said of the partner rests on what the office says, who is there and whether there is one, on no other answer', () => {
  const law = fc.property(visits, ({ states }) => {
    for (const state of states) {
      const { facts } = state
      // What was sent is not filled in any more.
      const invitation = state.invitation === null ? null : { ...state.invitation, submitted_at: null }
      const { association, partnerSession } = facts
      const bare = portal({ association, partnerSession, invitation, values: { [path]: hasPartner(state) } })
      expect(told(state)).toEqual(coupleInvitations(catalogue, viewOf(bare)))
      const says = invitation?.partner_invited ?? null
      if (says === null && !facts.partnerSession) expect(told(state)).toBeNull()
      if (told(state)?.tag === 'both') expect(facts.partnerSession || says).toBe(true)
      if (told(state)?.tag === 'alone') expect([facts.partnerSession, says]).toEqual([false, false])
    }
  })
  checkLaw('what is said of the partner', law)
})
