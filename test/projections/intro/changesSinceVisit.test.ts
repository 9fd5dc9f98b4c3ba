import { describe, expect, test } from 'vitest'
import { changesSinceVisit } from '../../../projections/intro/changesSinceVisit'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { day, evening, minute, opened, visited } from '../logHistory/visited'
import { item } from '../portal'
import { viewOf } from '../viewOf'

const name = 'customer.last_name'

const told = (visit: ReturnType<typeof visited>) =>
  changesSinceVisit(visit.at.catalogue, viewOf(visit.at), visit.past()).map(({ title, words, by, field }) => [
    title,
    words,
    by,
    field,
  ])

/** An evening on which the initials were typed, and the start of the next. */
const twoEvenings = (start: Parameters<typeof visited>[0] = { type: 'full', values: { [name]: 'Jansen' } }) => {
  const visit = visited(start)
  visit.does(evening + minute, at => at.answers('customer.initials', 'N.'))
  visit.does(evening + day, at => at.does(opened()))
  return visit
}

describe('changed since the visit before', () => {
  test('nothing in the first visit, nor where the office says the same again', () => {
    const first = visited({ type: 'full', values: { [name]: 'Jansen' } })
    first.does(evening, at => at.answers('customer.initials', 'N.'))
    first.does(evening + minute, at => at.loads({ [name]: 'Smit' }))
    expect(told(first)).toEqual([])
    const again = twoEvenings()
    again.does(evening + day, at => at.loads({ [name]: 'Jansen' }))
    expect(told(again)).toEqual([])
  })

  test('what the office changed, until the customer answers it himself', () => {
    const visit = twoEvenings()
    visit.does(evening + day, at => at.loads({ [name]: 'Smit' }))
    expect(told(visit)).toEqual([['Achternaam', 'Smit, was Jansen', 'Door uw adviseur', name]])
    // A page that is loaded anew is the same visit.
    visit.does(evening + day + minute, at => at.does(opened()))
    expect(told(visit)).toHaveLength(1)
    visit.does(evening + day + minute, at => at.answers(name, 'Smits'))
    expect(told(visit)).toEqual([])
  })

  test('items that came, by their own name, and not each of their answers', () => {
    const visit = twoEvenings()
    const children = [item({ first_name: 'Bram', last_name: 'Jansen' })]
    visit.does(evening + day, at => at.loads({ 'customer.has_children': 1 }, { 'customer.children': children }))
    const titles = told(visit)
    expect(titles.some(([title, words]) => title === 'Kind 1: Bram' && words === 'toegevoegd')).toBe(true)
    expect(titles.some(([title]) => title === 'Voornaam')).toBe(false)
  })

  test('what changed of one of several, by which it is', () => {
    const children = (first: string) => [item({ id: '1', first_name: 'Tess' }), item({ id: '2', first_name: first })]
    const visit = twoEvenings()
    visit.does(evening + 2 * minute, at =>
      at.loads({ 'customer.has_children': 1 }, { 'customer.children': children('Daan') }),
    )
    visit.does(evening + 3 * minute, at => at.answers('customer.initials', 'N.A.'))
    visit.does(evening + 2 * day, at => at.does(opened()))
    visit.does(evening + 2 * day, at =>
      at.loads({ 'customer.has_children': 1 }, { 'customer.children': children('Daniel') }),
    )
    expect(told(visit).map(([title, words]) => [title, words])).toEqual([['Voornaam (Kind 2)', 'Daniel, was Daan']])
  })

  test('nothing that is hidden', () => {
    const visit = twoEvenings()
    visit.does(evening + day, at => at.loads({ 'customer.partner.first_name': 'Sam' }))
    expect(told(visit)).toEqual([])
  })

  test('nothing in a list that is hidden', () => {
    const employed = (salary: number) => [item({ id: '1', name: 'Werf', salary })]
    const visit = visited({ type: 'full', lists: { 'customer.employers': employed(40_000) } })
    visit.does(evening + minute, at => at.answers('customer.has_employers', 0))
    visit.does(evening + day, at => at.does(opened()))
    visit.does(evening + day, at => at.loads({}, { 'customer.employers': employed(50_000) }))
    expect(told(visit)).toEqual([])
    visit.does(evening + day, at => at.answers('customer.has_employers', 1))
    expect(told(visit).map(([title]) => title)).toEqual(['Bruto jaarsalaris (zonder vakantiegeld) (Werkgever 1)'])
  })
})

describe('a new rule', () => {
  /** The first evening's verdict let everything pass, as rules of before may have. */
  const withOtherRules = (rules: string) => {
    const visit = visited({ type: 'full' })
    visit.does(evening + minute, at => at.answers('customer.initials', 'N.'))
    visit.does(evening + minute, at => at.does({ type: 'SubmitStep', step: 'financing' }))
    visit.does(evening + day, at => at.does(opened('2026-11-22', rules)))
    const records = visit.records().map(record => ({
      ...record,
      events: record.events.map(event => (event.type === 'StepSubmitted' ? { ...event, errors: [] } : event)),
    }))
    const past = { history: createLogHistory(visit.at.catalogue, records), seq: records.length }
    return { visit, found: changesSinceVisit(visit.at.catalogue, viewOf(visit.at), past) }
  }

  test('is told at each question that it refuses and the one of before did not', () => {
    const { visit, found } = withOtherRules('newer')
    expect(found.map(({ field }) => field)).toEqual(visit.at.verdict('financing').errors.map(([path]) => path))
    expect(found[0]?.words).toBe('Kijk dit opnieuw na.')
  })

  test('is not spoken of where the rules are the same', () => {
    expect(withOtherRules('test').found).toEqual([])
  })
})
