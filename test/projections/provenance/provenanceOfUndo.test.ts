import { expect, test } from 'vitest'
import { changesSinceVisit } from '../../../projections/intro/changesSinceVisit'
import type { HistoryView } from '../../../projections/logHistory/logHistory'
import { answerTrace } from '../../../projections/provenance/answerTrace'
import { provenanceOf } from '../../../projections/provenance/provenance'
import { nextUndo, type UndoDirection } from '../../../projections/undo/nextUndo'
import { at, repeats, withoutWork } from '../../events/decisions/repeating'
import { fieldsOf } from '../fields'
import { day, evening, minute, opened, visited } from '../logHistory/visited'
import { portal } from '../portal'
import { pastOf, press } from '../undo/pressing'
import { viewOf } from '../viewOf'

type Portal = ReturnType<typeof portal>

/** What is said of where an answer came from, and what stands there that can be put back. */
const said = (one: Portal, path: string, past: HistoryView = pastOf(one)) => {
  const field = fieldsOf(viewOf(one).tree).find(({ slot }) => slot.path === path)
  if (field === undefined) throw new Error(`no question at ${path}`)
  const origin = provenanceOf(one.catalogue, one.state(), field, answerTrace(past, path))
  return origin === null ? null : [origin.words, origin.previous]
}

const block = 'customer.address'
const street = `${block}.street`
const name = 'customer.last_name'
const lookedUp = ['Opgezocht bij uw postcode en huisnummer', null]

const looksUp = (one: Portal, postalCode: string, found: { readonly street: string; readonly place: string }): void => {
  one.answers(`${block}.postal_code`, postalCode)
  one.answers(`${block}.number`, '5')
  one.does({ type: 'FillAddress', at: block, found })
}

const utrecht = { street: 'Oudestraat', place: 'Utrecht' }
const zeist = { street: 'Nieuwstraat', place: 'Zeist' }

test('a street that was looked up and is back says so, and offers no street of another postal code', () => {
  const one = portal({ type: 'full' })
  looksUp(one, '1234AB', utrecht)
  looksUp(one, '4321AB', zeist)
  press(one)
  expect([one.value(`${block}.postal_code`), one.value(street)]).toEqual(['1234AB', 'Oudestraat'])
  expect(said(one, street)).toEqual(lookedUp)
  press(one, 'redo')
  expect([one.value(street), said(one, street)]).toEqual(['Nieuwstraat', lookedUp])
})

test('beside a street that was typed nothing is offered that was taken back', () => {
  const one = portal({ type: 'full' })
  one.answers(`${block}.number`, '5')
  one.answers(street, 'Eigenstraat')
  looksUp(one, '4321AB', zeist)
  expect(one.value(street)).toBe('Nieuwstraat')
  press(one)
  expect([one.value(street), said(one, street)]).toEqual(['Eigenstraat', null])
})

test('after the same answers again were taken back nothing says that one filled in something else', () => {
  const one = withoutWork()
  repeats(one, 'incapacity_work', 'unemployment')
  const repeated = said(one, at.incapacityHours)
  expect(repeated).not.toBeNull()
  press(one)
  expect(said(one, at.incapacityHours)).toBeNull()
  press(one, 'redo')
  expect(said(one, at.incapacityHours)).toEqual(repeated)
})

test("what is the office's again is told so, and an own answer that is back over it as it was", () => {
  const one = portal({ type: 'full', values: { [name]: 'Jansen' } })
  const office = said(one, name)
  one.answers(name, 'Smit')
  const own = said(one, name)
  expect(own?.[1]).toBe('Jansen')
  one.answers(name, 'Bakker')
  press(one)
  expect(said(one, name)).toEqual(own)
  press(one)
  expect(said(one, name)).toEqual(office)
  press(one, 'redo')
  expect(said(one, name)).toEqual(own)
  press(one, 'redo')
  expect([one.value(name), said(one, name)?.[1]]).toEqual(['Bakker', 'Jansen'])
})

const pressAt = (visit: ReturnType<typeof visited>, moment: number, way: UndoDirection = 'undo'): void =>
  visit.does(moment, one => {
    const { ready } = nextUndo(visit.past(), one.state(), way)
    if (ready === null) throw new Error('nothing to do')
    one.does(ready.command)
  })

test('what the office changed is still told after an own answer over it was taken back', () => {
  const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
  visit.does(evening, one => one.answers('customer.first_name', 'Noa'))
  visit.does(evening + day, one => one.does(opened()))
  visit.does(evening + day, one => one.loads({ [name]: 'Janssen' }))
  const since = () => changesSinceVisit(visit.at.catalogue, viewOf(visit.at), visit.past()).map(({ words }) => words)
  expect(since()).toEqual(['Janssen, was Jansen'])
  visit.does(evening + day + minute, one => one.answers(name, 'X'))
  expect(since()).toEqual([])
  pressAt(visit, evening + day + 2 * minute)
  expect(since()).toEqual(['Janssen, was Jansen'])
})

test('what was answered on another evening and is back is of that evening: nothing stood there before it', () => {
  const visit = visited({ type: 'full' })
  visit.does(evening, one => one.answers(name, 'Jansen'))
  visit.does(evening + minute, one => one.answers(name, 'Smit'))
  visit.does(evening + day, one => one.does(opened()))
  visit.does(evening + day, one => one.answers(name, 'Bakker'))
  expect(said(visit.at, name, visit.past())?.[1]).toBe('Smit')
  pressAt(visit, evening + day + minute)
  expect([visit.at.value(name), said(visit.at, name, visit.past())]).toEqual(['Smit', null])
  pressAt(visit, evening + day + 2 * minute, 'redo')
  expect(said(visit.at, name, visit.past())?.[1]).toBe('Smit')
})
