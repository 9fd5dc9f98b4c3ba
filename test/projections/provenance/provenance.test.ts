import { expect, test } from 'vitest'
import { answerTrace } from '../../../projections/provenance/answerTrace'
import { provenanceOf } from '../../../projections/provenance/provenance'
import { findField } from '../../../projections/tree/findNode'
import { day, evening, minute, opened, visited } from '../logHistory/visited'
import { viewOf } from '../viewOf'

const name = 'customer.last_name'

const told = (visit: ReturnType<typeof visited>, path: string) => {
  const { state, tree } = viewOf(visit.at)
  const field = findField(visit.at.catalogue, tree, path)
  const found = field === null ? null : provenanceOf(visit.at.catalogue, state, field, answerTrace(visit.past(), path))
  return found === null ? null : [found.words, found.canRestore, found.previous]
}

test('an answer of the office says so; one in its place says what stood there and puts it back', () => {
  const visit = visited({ type: 'full', values: { [name]: 'Jansen', 'customer.has_partner': 1 } })
  expect(told(visit, name)).toEqual(['Van uw adviseur', false, null])
  expect(told(visit, 'customer.has_partner')).toEqual(['Van uw adviseur', false, null])
  visit.does(evening + minute, at => at.answers(name, 'Smit'))
  visit.does(evening + minute, at => at.answers('customer.has_partner', 0))
  expect(told(visit, name)).toEqual(['Van uw adviseur: Jansen (vandaag om 20:00)', true, 'Jansen'])
  expect(told(visit, 'customer.has_partner')).toEqual(['Van uw adviseur: Ja (vandaag om 20:00)', true, 1])
  visit.does(evening + minute, at => at.answers(name, 'Jansen'))
  expect(told(visit, name)).toEqual(['Van uw adviseur', false, null])
})

test('a street that was looked up says so', () => {
  const visit = visited({ type: 'full' })
  visit.does(evening, at => at.answers('customer.address.postal_code', '1234 AB'))
  visit.does(evening, at => at.answers('customer.address.number', '12'))
  const found = { street: 'Dorpsstraat', place: 'Ede' }
  visit.does(evening, at => at.does({ type: 'FillAddress', at: 'customer.address', found }))
  expect(told(visit, 'customer.address.street')).toEqual(['Opgezocht bij uw postcode en huisnummer', false, null])
})

test('what came along names the answer that it came with', () => {
  const visit = visited({ type: 'mortgage_enrich' })
  const mortgage = visit.at.adds('customer.mortgages')
  const part = visit.at.adds(`customer.mortgages.${mortgage}.parts`)
  const base = `customer.mortgages.${mortgage}.parts.${part}`
  visit.does(evening, at => at.answers(`${base}.einddatum_rentevastperiode`, '01-01-2040'))
  const paths = visit
    .records()
    .at(-1)
    ?.events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))
  const settled = paths?.find(path => !path.endsWith('einddatum_rentevastperiode')) ?? ''
  expect(told(visit, settled)?.[0]).toBe("Ingevuld door uw antwoord bij 'Einddatum rentevaste periode'")
})

test('what the customer typed tells of nothing, but of what stood there an evening before', () => {
  const visit = visited({ type: 'full' })
  visit.does(evening, at => at.answers(name, 'Jansen'))
  expect(told(visit, name)).toBeNull()
  visit.does(evening + day, at => at.does(opened()))
  visit.does(evening + day, at => at.answers(name, 'Smit'))
  expect(told(visit, name)).toEqual(['Hier stond: Jansen (gisteren om 20:00).', true, 'Jansen'])
})

test('what was taken over from another step says which; another answer can be put back', () => {
  const visit = visited({ type: 'full', values: { 'customer.has_partner': 1 } })
  const [there, here] = [
    'unemployment.sections.section_51.questions.solution.value',
    'divorce.sections.section_81.questions.solution.value',
  ]
  visit.does(evening, at => at.answers(there, 1))
  visit.does(evening, at => at.does({ type: 'RepeatAnswers', step: 'divorce', from: 'unemployment', only: null }))
  expect(told(visit, here)).toEqual(['Zelfde antwoord als bij Werkloosheid', false, null])
  expect(told(visit, there)).toBeNull()
  visit.does(evening + minute, at => at.answers(here, 2))
  expect(told(visit, here)).toEqual([
    'Zelfde antwoord als bij Werkloosheid: Ik gebruik mijn spaargeld (vandaag om 20:00)',
    true,
    1,
  ])
})
