import { describe, expect, test } from 'vitest'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import { withPartnerTexts } from '../../../domain/texts/withPartnerTexts'
import { planImport } from '../../../events/log/logExport/importLog'
import { coupleInvitations } from '../../../projections/intro/coupleInvitations'
import { catalogues } from '../../arbitraries/surveys'
import { goldenLog } from '../../golden/golden'
import { invitation, portal } from '../portal'
import { viewAt, viewOf } from '../viewOf'

type Start = Readonly<{
  type?: InvitationType
  invited?: boolean | null
  hasPartner?: number
  partnerSession?: boolean
}>

const visit = ({ type = 'full', invited = true, hasPartner = 1, partnerSession = false }: Start = {}) =>
  portal({
    type,
    partnerSession,
    invitation: invitation(type, { partner_invited: invited }),
    values: { 'customer.has_partner': hasPartner },
  })

const told = (start: Start = {}) => {
  const at = visit(start)
  return coupleInvitations(at.catalogue, viewOf(at))
}

const who = (start: Start) => {
  const both = told(start)
  return both?.tag === 'both' ? [both.each, both.household] : both
}

describe('of a couple', () => {
  test('it is told whether the partner was invited as the office says it, and nothing where it does not', () => {
    expect([true, false, null].map(invited => told({ invited })?.tag ?? null)).toEqual(['both', 'alone', null])
  })

  test('who fills in all of it is told of questions about the partner only where there are any', () => {
    expect(told({ invited: false })).toEqual({ tag: 'alone', aboutPartner: true })
    expect(told({ type: 'mortgage_enrich', invited: false })).toEqual({ tag: 'alone', aboutPartner: false })
    expect(withPartnerTexts.notInvited(true)).toMatch(/alleen in, ook de vragen over uw partner\.$/)
    expect(withPartnerTexts.notInvited(false)).toMatch(/U vult de vragenlijst alleen in\.$/)
  })

  test('what the office says last counts', () => {
    const at = visit({ invited: true })
    at.isInvited(invitation('full', { partner_invited: null }))
    expect(coupleInvitations(at.catalogue, viewOf(at))).toBeNull()
    at.isInvited(null)
    expect(coupleInvitations(at.catalogue, viewOf(at))).toBeNull()
  })
})

test('who has no partner is told nothing; who has not said it has one where the office invited him', () => {
  expect([true, false].map(invited => told({ invited, hasPartner: 0 }))).toEqual([null, null])
  expect([true, false].map(invited => told({ invited, hasPartner: -1 })?.tag ?? null)).toEqual(['both', null])
  const at = visit({ invited: true })
  at.answers('customer.has_partner', 0)
  expect(coupleInvitations(at.catalogue, viewOf(at))).toBeNull()
})

const everyone = 'Persoonlijke gegevens'
const character = ['Persoonlijke kenmerken', 'Vragen aan uw adviseur']
const events = ['Werkloosheid', 'Arbeidsongeschiktheid', 'Overlijden van uw partner', 'Scheiding', 'Pensioen']
const home = ['Uw woonsituatie', 'Financiering']
const nobodyKnows = [[], []]

// Whoever gives a step to one of the two alone says so here: is it about the household?
const subjects: Readonly<Record<InvitationType, readonly (readonly string[])[]>> = {
  full: [
    [everyone, 'Hypotheek', ...events, ...character],
    [...home, 'Verduurzamen', 'Kinderen', 'Verhuizen'],
  ],
  source_data: [[everyone, 'Vragen aan uw adviseur'], ['Verduurzamen']],
  financial_advice: [[everyone, 'Vragen aan uw adviseur'], []],
  assessment: [
    [everyone, 'Hypotheek', ...events, ...character],
    [...home, 'Verduurzamen', 'Kinderen'],
  ],
  advice: [
    [everyone, 'Hypotheek', ...character],
    [...home, 'Verduurzamen'],
  ],
  pension: [[everyone], []],
  mortgage: [[everyone], ['Geldverstrekkers']],
  mortgage_pension: [[everyone], ['Geldverstrekkers']],
  mortgage_enrich: [[], ['Geldverstrekkers']],
  partner: nobodyKnows,
  partner_advice: nobodyKnows,
  partner_assessment: nobodyKnows,
  partner_source_data: nobodyKnows,
  partner_financial_advice: nobodyKnows,
  customer_profile: nobodyKnows,
  debug: nobodyKnows,
}

describe('who fills in what', () => {
  test.each(invitationTypes)('as the catalogue asks it of the two, in a visit of type %s', type => {
    expect(who({ type })).toEqual(subjects[type])
  })

  test.each<[InvitationType, InvitationType]>([
    ['full', 'partner'],
    ['source_data', 'partner_source_data'],
    ['financial_advice', 'partner_financial_advice'],
    ['assessment', 'partner_assessment'],
    ['advice', 'partner_advice'],
    ['pension', 'pension'],
    ['mortgage', 'mortgage'],
    ['mortgage_pension', 'mortgage_pension'],
    ['mortgage_enrich', 'mortgage_enrich'],
  ])('is told alike to the customer of %s and to the partner in %s', (main, partner) => {
    expect(who({ type: partner, partnerSession: true, invited: null })).toEqual(who({ type: main }))
  })

  test('a partner whose visit has no counterpart hears only that each has a list of their own', () => {
    for (const type of ['full', 'debug', 'customer_profile'] as const)
      expect(who({ type, partnerSession: true, invited: null })).toEqual(nobodyKnows)
  })

  test('it is said whether one’s own questionnaire asks about the other', () => {
    const asks = invitationTypes.filter(type => {
      const both = told({ type })
      return both?.tag === 'both' && both.aboutPartner
    })
    expect(asks).toEqual(invitationTypes.filter(type => type !== 'mortgage_enrich'))
  })
})

/** What is told each time that the office had said who the customer is. */
const toldIn = (name: string) => {
  const plan = planImport(goldenLog(name))
  if (plan.verdict === 'impossible') throw new Error(name)
  const { records } = plan.log
  return records.flatMap(({ command }, at) => {
    const view = viewAt(catalogues.shipped, records, at + 1)
    const told = coupleInvitations(catalogues.shipped, view)?.tag ?? null
    return command === 'LoadCustomer' ? [[view.state.invitation?.partner_invited, told]] : []
  })
}

test('a replay tells each day what the office said then; that a build of before knew of no invitation says nothing', () => {
  expect(toldIn('v2-partner-told')).toEqual([
    [null, null],
    [false, 'alone'],
    [true, 'both'],
  ])
  expect(toldIn('v1-monitoring')).toEqual([[true, 'both']])
  expect(toldIn('v1-undone')).toEqual([[null, null]])
})
