import { describe, expect, test } from 'vitest'
import { answeringPaceMs, goldenPaceMs, minutesFor } from '../../../projections/intro/answeringPace'
import { lastMomentOfEarlierVisit, lastVisitMoment, visitStartSeq } from '../../../projections/logHistory/visitMoments'
import { day, evening, minute, opened, visited } from './visited'

const where = (doing: ReturnType<typeof lastVisitMoment>) =>
  doing === null ? null : [doing.step, doing.path, doing.at - evening]

describe('where the customer was', () => {
  test('nowhere, as long as only the portal and the office did something', () => {
    const visit = visited({ type: 'full', values: { 'customer.last_name': 'Jansen' } })
    visit.does(evening, at => at.does({ type: 'ShowScreen', screen: '/intro' }))
    visit.does(evening, at => at.does({ type: 'ShowScreen', screen: '/personal_details' }))
    expect(lastVisitMoment(visit.past())).toBeNull()
  })

  test('at the question of the last answer, the list of the last item, the step that was shown last', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening + 1, at => at.answers('customer.last_name', 'Jansen'))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['personal_details', 'customer.last_name', 1])
    visit.does(evening + 2, at => at.answers('customer.has_employers', 1))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['personal_details', 'customer.has_employers', 2])
    visit.does(evening + 3, at => at.adds('customer.employers'))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['personal_details', null, 3])
    visit.does(evening + 4, at => at.does({ type: 'ShowScreen', screen: '/unemployment' }))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['unemployment', null, 4])
    visit.does(evening + 5, at => at.does({ type: 'ShowScreen', screen: '/intro' }))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['unemployment', null, 4])
  })

  test('at the step that a submit led to, and at the refused one that it did not', () => {
    const visit = visited({ type: 'partner_source_data' })
    visit.does(evening, at => at.answers('customer.last_name', 'Jansen'))
    visit.does(evening + 1, at => at.does({ type: 'SubmitStep', step: 'personal_details' }))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['personal_details', null, 1])
    visit.does(evening + 2, at => at.does({ type: 'SubmitStep', step: 'questions_for_the_advisor' }))
    expect(where(lastVisitMoment(visit.past()))).toEqual(['complete', null, 2])
  })
})

describe('visits', () => {
  test('a page that is loaded anew is the same visit, an evening later is another', () => {
    const visit = visited({ type: 'full' })
    expect(lastMomentOfEarlierVisit(visit.past())).toBeNull()
    visit.does(evening + minute, at => at.answers('customer.last_name', 'Jansen'))
    visit.does(evening + 2 * minute, at => at.does(opened()))
    expect(visitStartSeq(visit.past())).toBe(1)
    expect(lastMomentOfEarlierVisit(visit.past())).toBeNull()
    const seq = visit.at.records.length
    visit.does(evening + day, at => at.does(opened()))
    expect(visitStartSeq(visit.past())).toBe(seq + 1)
    expect(where(lastMomentOfEarlierVisit(visit.past()))).toEqual(['personal_details', 'customer.last_name', minute])
  })
})

describe('pace', () => {
  const typed = (count: number, between: number) => {
    const visit = visited({ type: 'full' })
    const asked = visit.at.catalogue.slots.filter(
      ({ group, question }) => group.within === null && question.kind === 'text',
    )
    for (const [at, { path }] of asked.slice(0, count).entries())
      visit.does(evening + at * between, one => one.answers(path, 'A'))
    return visit.past()
  }

  test('is that of the golden visits until enough is answered, and then the own one', () => {
    expect(answeringPaceMs(typed(3, 1000))).toBe(goldenPaceMs)
    expect(Math.round(answeringPaceMs(typed(20, 20_000)))).toBe(19_000)
  })

  test('leaves pauses out', () => {
    expect(answeringPaceMs(typed(20, day))).toBeLessThanOrEqual(minute)
  })

  test('minutes are whole, and at least one', () => {
    expect([minutesFor(1, 1000), minutesFor(31, 17_000), minutesFor(100, 7_000)]).toEqual([1, 9, 12])
  })
})
