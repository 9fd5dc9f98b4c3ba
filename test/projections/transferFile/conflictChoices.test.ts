import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { mergeLogs } from '../../../events/merge/mergeLogs'
import { situationOf } from '../../../events/state/state'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { lastVisitMoment } from '../../../projections/logHistory/visitMoments'
import { answerTrace } from '../../../projections/provenance/answerTrace'
import { provenanceOf } from '../../../projections/provenance/provenance'
import { conflictChoices } from '../../../projections/transferFile/conflictChoices'
import { transferCounts } from '../../../projections/transferFile/transferCounts'
import { findField } from '../../../projections/tree/findNode'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { catalogues } from '../../arbitraries/surveys'
import { begun, type Computer, does, joiningOf } from '../../arbitraries/twoComputers'
import { criteria, home, searchPlace } from '../../domain/homes/homes'

const catalogue = catalogues.shipped
const answer = (path: string, value: string | number): Command => ({ type: 'ChangeAnswer', path, value })

const askedOf = (here: Computer, file: Computer) => {
  const compared = mergeLogs(joiningOf(here, file), new Map())
  return conflictChoices(catalogue, { ...compared, here: here.state }, compared.conflicts)
}

test('a choice is told as both screens showed it, with its step and when each was given', () => {
  const [here, file] = [begun('a'), begun('b')]
  does(here, answer('customer.maritial_status', 1))
  does(file, answer('customer.maritial_status', 2))
  does(file, answer('customer.phone', '0612345678'))
  const [choice, ...more] = askedOf(here, file)
  expect(more).toEqual([])
  expect(choice).toMatchObject({ key: 'customer.maritial_status', about: 'Persoonlijke gegevens' })
  const { here: ours, file: theirs } = choice?.sides ?? {}
  expect(ours?.lines).not.toEqual(theirs?.lines)
  for (const side of [ours, theirs]) expect(side?.lines[0]).toMatch(/^[A-Z]/)
  expect([ours?.at, theirs?.at]).toEqual([here.records.at(-1)?.at, file.records.at(-2)?.at])
})

test('an address is one choice, each of its lines by its name', () => {
  const [here, file] = [begun('a'), begun('b')]
  does(here, answer('customer.address.postal_code', '1234 AB'))
  does(file, answer('customer.address.addition', 'A'))
  const choices = askedOf(here, file)
  expect(choices).toHaveLength(1)
  expect(choices[0]?.sides.here.lines).toContain('Postcode: 1234 AB')
  expect(choices[0]?.sides.file.lines).toEqual(['Postcode: niet ingevuld', 'Toevoeging: A'])
})

/** Searches for homes and chooses one, at this number. */
const chooses = (one: Computer, number: string): void => {
  const asked = searchPlace.slice(0, searchPlace.lastIndexOf('.'))
  does(one, answer(`${asked}.i_expect_to_move.value`, 1))
  does(one, answer(`${asked}.home_type.value`, criteria.homeType))
  does(one, answer(`${asked}.search_postal_code.value`, '1234 AB'))
  does(one, answer(`${asked}.search_radius.value`, criteria.radius))
  does(one, { type: 'SearchHomes', at: searchPlace })
  const at = { street: 'Dorpsstraat', number, number_addition: '', postcode: '1234AB', city: 'Ons Dorp' }
  const homes = [home(`h${number}`, { address: at })]
  does(one, { type: 'NoteHomes', at: searchPlace, criteria, homes, center: null })
  does(one, { type: 'ChooseHome', at: searchPlace, id: `h${number}` })
}

test('a home that was chosen is told as it was chosen, and not by what is kept of it', () => {
  const [here, file] = [begun('a'), begun('b')]
  chooses(here, '1')
  chooses(file, '2')
  const [choice, ...more] = askedOf(here, file)
  expect(more).toEqual([])
  expect(choice?.title).toBe('Gekozen woning')
  expect(choice?.sides.here.lines).toEqual([expect.stringMatching(/^Dorpsstraat 1, 1234 ?AB Ons Dorp, €/)])
  does(file, answer('moving.sections.section_31.questions.search_radius.value', 10))
  expect(askedOf(here, file)[0]?.sides.file.lines).toEqual([
    'Binnen welke afstand zoekt u?: 10 km',
    expect.stringMatching(/^Gekozen woning: Dorpsstraat 2, /),
  ])
})

test('a document is called without what cannot be seen in its name', () => {
  const [here, file] = [begun('a'), begun('b')]
  for (const [one, digest] of [
    [here, 'd1'],
    [file, 'd2'],
  ] as const)
    does(one, { type: 'AttachFile', file: { name: 'loon\u202Efdp.pdf', type: 'application/pdf', size: 1, digest } })
  expect(askedOf(here, file)[0]?.title).toBe('loon\uFFFDfdp.pdf')
})

test('an item and a document are told by what they are called', () => {
  const [here, file] = [begun('a'), begun('b')]
  does(here, { type: 'AddItem', list: 'customer.employers' })
  const id = here.state.answers.flatMap(({ lists }) => lists.flatMap(({ ids }) => ids)).find(one => one.startsWith('a'))
  const employer = `customer.employers.${id}`
  does(here, answer(`${employer}.name`, 'Bakkerij'))
  const first = mergeLogs(joiningOf(file, here), new Map())
  does(file, { type: 'JoinWork', on: file.state, events: first.events })
  does(here, { type: 'RemoveItem', list: 'customer.employers', id: id ?? '' })
  does(file, answer(`${employer}.function`, 'Bakker'))
  for (const [one, digest] of [
    [here, 'd1'],
    [file, 'd2'],
  ] as const)
    does(one, { type: 'AttachFile', file: { name: 'loon.pdf', type: 'application/pdf', size: 2_000_000, digest } })
  const choices = askedOf(here, file)
  expect(choices.map(({ title }) => title)).toEqual(['Werkgever 1: Bakkerij', 'loon.pdf'])
  expect(choices[0]?.sides.here.lines).toEqual(['verwijderd'])
  expect(choices[0]?.sides.file.lines[0]).toBe('gewijzigd')
  expect(choices[1]?.sides.here.lines).toEqual(['document van 1,9 MB'])
})

test('what comes is counted, and known as of the other computer; the customer goes on where he was there', () => {
  const [here, file] = [begun('a'), begun('b')]
  does(file, answer('customer.phone', '0612345678'))
  does(file, { type: 'AddItem', list: 'customer.children' })
  const where = { step: 'personal_details', path: 'customer.phone' } as const
  const { events } = mergeLogs({ ...joiningOf(here, file), where }, new Map())
  expect(transferCounts(catalogue, events)).toMatchObject({ items: 1, itemsGone: 0, documents: 0, retrieved: false })
  does(here, { type: 'JoinWork', on: here.state, events })
  const past = { history: createLogHistory(catalogue, here.records), seq: here.records.length }
  expect(lastVisitMoment(past)).toMatchObject(where)
  const field = findField(catalogue, surveyTree(situationOf(catalogue, here.state)), 'customer.phone')
  if (field === null) throw new Error('no phone')
  expect(provenanceOf(catalogue, here.state, field, answerTrace(past, 'customer.phone'))?.words).toBe(
    'Van uw andere computer',
  )
})

test('a document that went on the other computer is counted as one that goes here', () => {
  const [here, file] = [begun('a'), begun('b')]
  does(here, { type: 'AttachFile', file: { name: 'loon.pdf', type: 'application/pdf', size: 1, digest: 'd1' } })
  does(file, { type: 'JoinWork', on: file.state, events: mergeLogs(joiningOf(file, here), new Map()).events })
  does(file, { type: 'RemoveFile', name: 'loon.pdf' })
  const { events } = mergeLogs(joiningOf(here, file), new Map())
  expect(transferCounts(catalogue, events)).toMatchObject({ answers: 0, documents: 0, documentsGone: 1 })
})
