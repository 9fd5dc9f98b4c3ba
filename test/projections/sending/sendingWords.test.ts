import { describe, expect, test } from 'vitest'
import { invitationTypes } from '../../../domain/language/invitation'
import { openQuestions } from '../../../projections/navigation/nextOpenQuestion'
import { overviewItemLines, stepLines, stepOverview } from '../../../projections/overview/stepOverview'
import { failureWords } from '../../../projections/sending/failureWords'
import { fileSendingStates } from '../../../projections/sending/fileSendingStates'
import { officeRefusalLines } from '../../../projections/sending/officeRefusalLines'
import { completeLead, sendingWords } from '../../../projections/sending/sendingWords'
import { visitProgress } from '../../../projections/steps/visitProgress'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

/** The debug list has one step with questions; these answers make it right. */
const right = {
  'customer.salutation': 'Geachte heer',
  'customer.first_name': 'Jan',
  'customer.last_name': 'Jansen',
  'customer.date_of_birth': '1980-02-01',
  'customer.gender': 'm',
  'customer.maritial_status': 0,
  'customer.address.postal_code': '3511AB',
  'customer.address.number': '1',
  'customer.address.street': 'Oudegracht',
  'customer.address.place': 'Utrecht',
  'customer.has_employers': 1,
}

const attach = (at: Portal, name: string) =>
  at.does({ type: 'AttachFile', file: { name, type: 'application/pdf', size: 1000, digest: name } })
const states = (at: Portal) => fileSendingStates(at.state()).map(({ name, state }) => `${name}: ${state}`)

/** A portal that can be sent, with an employer. */
const ready = () => {
  const at = portal({ type: 'financial_advice', values: right })
  const id = at.adds('customer.employers')
  at.answers(`customer.employers.${id}.name`, 'Bakkerij Jansen')
  at.answers(`customer.employers.${id}.date_of_service`, '01-03-2012')
  at.answers(`customer.employers.${id}.function`, 'Bakker')
  return { at, employer: `customer.employers.${id}` }
}

const fails = (at: Portal, fields: readonly (readonly [string, string])[], file: string | null = null) => {
  at.does({ type: 'StartSending', body: 'b1' })
  at.does({ type: 'NoteSendingFailed', failure: file === null ? 'invalid' : 'network', fields, file })
}

describe('what the office refused', () => {
  test('is named with the step that it is on, and in an item with the item', () => {
    const { at, employer } = ready()
    fails(at, [
      ['customer.last_name', 'Onbekend'],
      [`${employer}.function`, 'Te kort'],
    ])
    expect(officeRefusalLines(at.catalogue, viewOf(at))).toEqual([
      { path: 'customer.last_name', step: 'personal_details', label: 'Achternaam', message: 'Onbekend' },
      {
        path: `${employer}.function`,
        step: 'personal_details',
        label: 'Werkgever 1: Bakkerij Jansen, Functie',
        message: 'Te kort',
      },
    ])
  })

  test('is told without a way to it when no screen asks it', () => {
    const { at } = ready()
    fails(at, [
      ['customer.shoe_size', 'Ontbreekt'],
      ['customer.partner.first_name', 'Ontbreekt'],
    ])
    const lines = officeRefusalLines(at.catalogue, viewOf(at))
    const told = 'Ontbreekt. U kunt dit hier niet aanpassen. Neem contact op met uw adviseur.'
    const unknown = 'Ontbreekt. Wij weten niet bij welke vraag dit hoort. Neem contact op met uw adviseur.'
    expect(lines.map(({ step, label, message }) => [step, label, message])).toEqual([
      [null, '', unknown],
      [null, '', told],
    ])
    const { sending } = at.state()
    if (sending.tag !== 'failed') throw new Error('did not fail')
    // Nobody is told to change what is on no screen; with another line that can be changed, one is.
    expect(failureWords(sending, lines).advice).toBeNull()
    expect(failureWords(sending).advice).toMatch(/Pas ze aan/)
  })

  test('is open on every screen that counts, and stands in the overview in the words of the office', () => {
    const { at, employer } = ready()
    const line = () => stepLines(at.catalogue, viewOf(at)).find(({ key }) => key === 'personal_details')
    const whole = visitProgress(at.catalogue, viewOf(at))
    expect([line()?.missing, openQuestions(at.catalogue, viewOf(at)).length]).toEqual([whole.open, whole.open])
    fails(at, [
      ['customer.last_name', 'Onbekend'],
      [`${employer}.function`, 'Te kort'],
      ['customer.shoe_size', 'Ontbreekt'],
    ])
    const view = viewOf(at)
    expect(line()?.missing).toBe(whole.open + 2)
    expect(visitProgress(at.catalogue, view)).toEqual({ ...whole, open: whole.open + 2, answered: whole.answered - 2 })
    expect(openQuestions(at.catalogue, view).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['customer.last_name', `${employer}.function`]),
    )
    const entries = stepOverview(at.catalogue, view, 'personal_details').flatMap(({ overview }) => overview.entries)
    const told = JSON.stringify(entries.filter(({ kind }) => kind !== 'list'))
    expect(told).toContain('"missing":"Onbekend"')
    const list = entries.find(entry => entry.kind === 'list')
    expect(list === undefined ? [] : overviewItemLines(list).map(({ missing }) => missing)).toEqual([1])
    at.answers('customer.last_name', 'Janssen')
    at.answers(`${employer}.function`, 'Meesterbakker')
    expect(visitProgress(at.catalogue, viewOf(at))).toEqual(whole)
  })

  test('no longer holds once the customer has given another answer', () => {
    const { at } = ready()
    fails(at, [
      ['customer.last_name', 'Onbekend'],
      ['customer.first_name', 'Onbekend'],
    ])
    at.answers('customer.last_name', 'Janssen')
    expect(officeRefusalLines(at.catalogue, viewOf(at)).map(({ path }) => path)).toEqual(['customer.first_name'])
  })
})

test('under the title stands how to send only once no question is open', () => {
  const empty = portal({ type: 'financial_advice' })
  expect(completeLead(empty.catalogue, viewOf(empty))).toBe('Bedankt voor het invullen.')
  const { at } = ready()
  at.answers('customer.has_companies', 0)
  expect(completeLead(at.catalogue, viewOf(at))).toMatch(/Klik op de knop hieronder/)
  const asked = portal({ type: 'mortgage_enrich', partnerSession: true })
  expect(completeLead(asked.catalogue, viewOf(asked))).toBeUndefined()
})

describe('documents', () => {
  test('go one by one', () => {
    const { at } = ready()
    attach(at, 'een.pdf')
    attach(at, 'twee.pdf')
    expect(states(at)).toEqual(['een.pdf: ready', 'twee.pdf: ready'])
    at.does({ type: 'StartSending', body: 'b1' })
    expect(states(at)).toEqual(['een.pdf: sending', 'twee.pdf: ready'])
    at.does({ type: 'NoteFileSent', name: 'een.pdf' })
    expect(states(at)).toEqual(['een.pdf: sent', 'twee.pdf: sending'])
  })

  test('that failed say so, and those that arrived stay sent', () => {
    const { at } = ready()
    attach(at, 'een.pdf')
    attach(at, 'twee.pdf')
    at.does({ type: 'StartSending', body: 'b1' })
    at.does({ type: 'NoteFileSent', name: 'een.pdf' })
    at.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: 'twee.pdf' })
    expect(states(at)).toEqual(['een.pdf: sent', 'twee.pdf: failed'])
  })
})

describe('the page that sends', () => {
  const wordsOf = (at: Portal) => sendingWords(at.catalogue, viewOf(at))

  test('says that the discount comes only where nothing is open and nothing is refused', () => {
    const earned = 'U krijgt in totaal 100 euro korting op de advies- en bemiddelingskosten.'
    const ahead =
      'Vult u de hele inventarisatie in? Dan krijgt u in totaal 100 euro korting op de advies- en bemiddelingskosten.'
    const { at } = ready()
    expect(wordsOf(at).discount).toBe(earned)
    at.answers('customer.last_name', '')
    expect(wordsOf(at).discount).toBe(ahead)
    at.answers('customer.last_name', 'Jansen')
    expect(wordsOf(at).discount).toBe(earned)
    fails(at, [['customer.last_name', 'Onbekend']])
    expect(wordsOf(at).discount).toBe(ahead)
    at.answers('customer.last_name', 'Janssen')
    expect(wordsOf(at).discount).toBe(earned)
    fails(at, [['', 'De inventarisatie is gesloten.']])
    expect(wordsOf(at).discount).toBe(ahead)
  })

  test('names the discount of its office, or none, whether it is earned or to come', () => {
    const opens = (discount: number) => ({
      type: 'OpenPortal' as const,
      ...{ host: 'h', association: false, discount, today: '2026-11-21', build: 'b', rules: 'r' },
    })
    const { at } = ready()
    const discountWith = (discount: number) => {
      at.does(opens(discount))
      return wordsOf(at).discount
    }
    expect(discountWith(250)).toBe('U krijgt in totaal 250 euro korting op de advies- en bemiddelingskosten.')
    expect(discountWith(0)).toBeNull()
    at.answers('customer.last_name', '')
    expect(discountWith(0)).toBeNull()
    expect(discountWith(250)).toContain('Dan krijgt u in totaal 250 euro korting')
    expect(discountWith(100)).toContain('Dan krijgt u in totaal 100 euro korting')
  })

  test('names the Hypotheekwacht and no discount for monitoring and editing a mortgage', () => {
    const watched = invitationTypes.filter(
      type => wordsOf(portal({ type })).button === 'Gegevens delen en ga naar De Hypotheekwacht',
    )
    expect(watched).toEqual(['pension', 'mortgage', 'mortgage_pension', 'mortgage_enrich'])
    for (const type of invitationTypes) expect(wordsOf(portal({ type })).discount === null).toBe(watched.includes(type))
  })

  test('takes no documents where none are sent', () => {
    expect(wordsOf(portal({ type: 'mortgage_enrich' })).takesFiles).toBe(false)
    expect(wordsOf(portal({ type: 'full' })).takesFiles).toBe(true)
  })

  test("has the cost remark on the association's host", () => {
    expect(wordsOf(portal({ type: 'full', association: true })).costs).toContain('betaalt u kosten')
    expect(wordsOf(portal({ type: 'full' })).costs).toBeNull()
  })
})
