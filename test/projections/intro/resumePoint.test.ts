import { describe, expect, test } from 'vitest'
import { forRetrieval, papers } from '../../../domain/invitation/papers'
import { invitationTypes } from '../../../domain/language/invitation'
import { returnVisitTexts } from '../../../domain/texts/returnVisitTexts'
import { papersToPrepare } from '../../../projections/intro/papersToPrepare'
import { resumePoint } from '../../../projections/intro/resumePoint'
import { visitProgress } from '../../../projections/steps/visitProgress'
import { catalogues } from '../../arbitraries/surveys'
import { evening, visited } from '../logHistory/visited'
import { item, portal } from '../portal'
import { viewOf } from '../viewOf'

describe('coming back', () => {
  const backOf = (visit: ReturnType<typeof visited>) => resumePoint(visit.at.catalogue, viewOf(visit.at), visit.past())

  test('says nothing of a customer who did nothing', () => {
    expect(backOf(visited({ type: 'full', values: { 'customer.last_name': 'Jansen' } }))).toBeNull()
  })

  test('leads to the question that was answered last, with what is left at the pace of the golden visits', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening, at => at.answers('customer.has_partner', 1))
    visit.does(evening + 1, at => at.answers('customer.last_name', 'Jansen'))
    const back = backOf(visit)
    expect([back?.step, back?.field, back?.title, back?.at]).toEqual([
      'personal_details',
      'customer.last_name',
      'Persoonlijke gegevens',
      evening + 1,
    ])
    // Sending refuses no slider that was not chosen.
    const { open, unchosen } = visitProgress(visit.at.catalogue, viewOf(visit.at))
    expect(open).toBe(visit.at.verdict('complete').errors.length)
    expect(back?.remaining).toBe(open + unchosen)
    expect(back?.minutes).toBe(Math.round(((back?.remaining ?? 0) * 7) / 60))
    expect(returnVisitTexts.left(back?.remaining ?? 0, 'exact', 1)).toBe(
      `Nog ${back?.remaining} vragen, ongeveer 1 minuut.`,
    )
    expect(returnVisitTexts.left(1, 'atLeast', 1)).toBe('Nog minstens 1 vraag, ongeveer 1 minuut of langer.')
  })

  test('leads to the step alone where the question is not asked any more', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening, at => at.answers('customer.has_partner', 1))
    visit.does(evening, at => at.answers('customer.has_mortgage_with_partner', 1))
    visit.does(evening, at => at.answers('customer.partner.first_name', 'Sam'))
    expect(backOf(visit)?.field).toBe('customer.partner.first_name')
    // Answered elsewhere, and the screen is looked at as it was left.
    const before = visit.past()
    visit.does(evening, at => at.answers('customer.has_partner', 0))
    const back = resumePoint(visit.at.catalogue, viewOf(visit.at), before)
    expect([back?.step, back?.field]).toEqual(['personal_details', null])
  })

  test('leads to the step alone where the list that the question stands in is not asked any more', () => {
    const visit = visited({ type: 'full', lists: { 'customer.employers': [item({ id: '1', name: 'Werf' })] } })
    const [employer] = visit.at.ids('customer.employers')
    visit.does(evening, at => at.answers(`customer.employers.${employer}.function`, 'Timmerman'))
    expect(backOf(visit)?.field).toBe(`customer.employers.${employer}.function`)
    const before = visit.past()
    visit.does(evening, at => at.answers('customer.has_employers', 0))
    const back = resumePoint(visit.at.catalogue, viewOf(visit.at), before)
    expect([back?.step, back?.field]).toEqual(['personal_details', null])
  })

  test('leads to the first step where the one that was left is not in the visit any more', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening, at => at.answers('customer.has_partner', 1))
    visit.does(evening, at => at.does({ type: 'ShowScreen', screen: '/divorce' }))
    expect(backOf(visit)?.step).toBe('divorce')
    visit.does(evening, at => at.does({ type: 'ShowScreen', screen: '/mortgage_and_pension' }))
    expect([backOf(visit)?.step, backOf(visit)?.field]).toEqual(['personal_details', null])
  })
})

describe('before the first start', () => {
  const at = (...start: Parameters<typeof portal>) => {
    const one = portal(...start)
    return papersToPrepare(one.catalogue, viewOf(one))
  }

  test('the papers are those that this visit asks for', () => {
    expect(at({ type: 'financial_advice' }).join()).toContain('loonstrook')
    expect(at({ type: 'financial_advice' }).join()).not.toContain('hypotheek')
    expect(at({ type: 'mortgage_enrich' })).toContain('Het jaaroverzicht van uw hypotheek')
  })

  test('DigiD is needed where data can be retrieved, and not before that is known', () => {
    const one = portal({ type: 'financial_advice' })
    const first = () => papersToPrepare(one.catalogue, viewOf(one))[0]
    expect(first()).not.toBe(forRetrieval)
    one.does({ type: 'LoadSetting', name: 'iwize_integration', on: true })
    expect(first()).toBe(forRetrieval)
    one.does({ type: 'LoadSetting', name: 'iwize_integration', on: false })
    expect(first()).not.toBe(forRetrieval)
    expect(at({ type: 'pension' })[0]).toBe(forRetrieval)
    expect(at({ type: 'mortgage_enrich' })).not.toContain(forRetrieval)
  })

  test("a partner's is asked for without a condition where it is known that there is one, and only there", () => {
    const partnerPaper = (...start: Parameters<typeof portal>) => at(...start).filter(paper => /partner/.test(paper))
    const known = ['Een loonstrook van uw partner']
    const unknown = ['Een loonstrook van uw partner, als u een partner heeft']
    const having = (answer: number) => ({ type: 'full', values: { 'customer.has_partner': answer } }) as const
    expect(partnerPaper({ type: 'full' })).toEqual(unknown)
    expect(partnerPaper(having(1))).toEqual(known)
    expect(partnerPaper(having(0))).toEqual(unknown)
    expect(partnerPaper({ type: 'partner', partnerSession: true })).toEqual(known)
  })

  test('every paper is for a question that is in the catalogue, and some visit asks for it', () => {
    const asked = new Set(invitationTypes.flatMap(type => at({ type })))
    expect(papers.filter(paper => !catalogues.shipped.slotAt.has(paper.for))).toEqual([])
    expect(papers.filter(({ words, ifPartner = '' }) => !asked.has(words + ifPartner))).toEqual([])
  })
})
