import { describe, expect, test } from 'vitest'
import type { Answer } from '../../domain/answer'
import type { Attachment } from '../../domain/file'
import { solve } from '../arbitraries/solver'
import { invitation, only, type Portal, portal } from '../domain/portal'

const types = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type)

describe('an answer', () => {
  test('is one event, under its path', () => {
    const home = portal({ type: 'full' })
    expect(home.answers('customer.first_name', 'Jan')).toEqual([
      { type: 'AnswerChanged', v: 1, path: 'customer.first_name', value: 'Jan' },
    ])
    expect(home.records.at(-1)).toMatchObject({ by: 'customer', command: 'ChangeAnswer' })
  })

  test('that is given again is nothing, but the first time it is the customer’s own', () => {
    const home = portal({ type: 'full', values: { 'customer.first_name': 'Jan' } })
    expect(types(home.answers('customer.first_name', 'Jan'))).toEqual(['AnswerChanged'])
    expect(home.answers('customer.first_name', 'Jan')).toEqual([])
  })

  test.each<[string, Answer, string]>([
    ['customer.nowhere', 'x', 'NoSuchQuestion'],
    ['customer.employers.e1.name', 'x', 'NoSuchQuestion'],
    ['customer.id', 'x', 'NotForCustomer'],
    ['customer.has_partner', 2, 'WrongShape'],
    ['customer.first_name', 7, 'WrongShape'],
    ['customer.address.woz_waarde', Number.NaN, 'WrongShape'],
  ])('at %s of %j is refused: %s', (path, value, tag) => {
    expect(portal({ type: 'full' }).refuses({ type: 'ChangeAnswer', path, value })).toEqual({ tag, path })
  })

  test('to what is only shown is refused', () => {
    const home = portal({ type: 'pension' })
    home.adds('customer.pensions')
    const path = `customer.pensions.${home.ids('customer.pensions')[0]}.bruto_pensioenbedrag`
    expect(home.refuses({ type: 'ChangeAnswer', path, value: 1 })).toEqual({ tag: 'NotForCustomer', path })
  })

  test('of minus nothing is nothing: storage has one zero', () => {
    const home = portal({ type: 'full' })
    const [event] = only(home.answers('customer.address.woz_waarde', -0), 'AnswerChanged')
    expect(event?.value).toBe(0)
  })

  test('to boxes clears what cannot stand beside it, in the same event', () => {
    const path = 'personal_details.sections.section_1.questions.wishes.value'
    const home = portal({ type: 'full', survey: 'everyKind' })
    home.answers(path, ['b', 'a'])
    expect(only(home.answers(path, ['a', 'b', 'none']), 'AnswerChanged')[0]?.value).toEqual(['none'])
  })
})

const gates = [
  ['employers', 'has_employers'],
  ['companies', 'has_companies'],
  ['children', 'has_children'],
] as const

describe.each(gates)('OPEN-68: %s', (list, gate) => {
  const at = `customer.${list}`
  const question = `customer.${gate}`

  test('Ja opens one empty item, and no second one', () => {
    const home = portal({ type: 'full' })
    expect(types(home.answers(question, 1))).toEqual(['AnswerChanged', 'ItemAdded'])
    home.answers(question, 0)
    expect(types(home.answers(question, 1))).toEqual(['AnswerChanged'])
    expect(home.ids(at)).toHaveLength(1)
  })

  test('removing the last one says Nee, removing another does not', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    home.adds(at)
    const [first = '', second = ''] = home.ids(at)
    home.removes(at, first)
    expect(home.value(question)).toBe(1)
    home.removes(at, second)
    expect(home.value(question)).toBe(0)
  })

  test('undoing it brings back the item in its place, its answers, and the Ja', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    home.adds(at)
    const ids = home.ids(at)
    const name = home.catalogue.slotAt.has(`${at}.*.name`) ? 'name' : 'first_name'
    home.answers(`${at}.${ids[0]}.${name}`, 'Sam')
    for (const id of ids) home.removes(at, id)
    expect(home.value(question)).toBe(0)
    for (const id of [...ids].reverse()) home.restores(at, id)
    expect(home.ids(at)).toEqual(ids)
    expect(home.value(`${at}.${ids[0]}.${name}`)).toBe('Sam')
    expect(home.value(question)).toBe(1)
  })

  test('a removal that was undone cannot be undone again, and what never was cannot be removed', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    const [id = ''] = home.ids(at)
    home.removes(at, id)
    home.restores(at, id)
    expect(home.refuses({ type: 'RestoreItem', list: at, id })).toEqual({ tag: 'NoSuchItem', list: at, id })
    expect(home.refuses({ type: 'RemoveItem', list: at, id: 'nobody' })).toMatchObject({ tag: 'NoSuchItem' })
  })
})

describe('mortgages', () => {
  test('OPEN-76: a new one starts with one empty loan part', () => {
    const home = portal({ type: 'mortgage' })
    const id = home.adds('customer.mortgages')
    expect(home.ids(`customer.mortgages.${id}.parts`)).toHaveLength(1)
  })

  test('LEN-20, LEN-21: the first loan part stays, later ones can go', () => {
    const home = portal({ type: 'mortgage' })
    const list = `customer.mortgages.${home.adds('customer.mortgages')}.parts`
    const second = home.adds(list)
    const [first = ''] = home.ids(list)
    expect(home.refuses({ type: 'RemoveItem', list, id: first })).toEqual({ tag: 'FirstItemStays', list })
    home.removes(list, second)
    expect(home.ids(list)).toEqual([first])
  })

  test('OPEN-76: the first mortgage can go', () => {
    const home = portal({ type: 'mortgage' })
    home.removes('customer.mortgages', home.adds('customer.mortgages'))
    expect(home.ids('customer.mortgages')).toEqual([])
  })
})

test.each(['customer.nowhere', 'customer.mortgages.none.parts', 'customer', ''])('there is no list %j', list => {
  const home = portal({ type: 'full' })
  expect(home.refuses({ type: 'AddItem', list })).toEqual({ tag: 'NoSuchList', list })
})

test('items that come in one record, and in all records, have ids of their own', () => {
  const home = portal({ type: 'mortgage' })
  for (let n = 0; n < 5; n++) home.adds('customer.mortgages')
  const ids = home.records.flatMap(({ events }) => only(events, 'ItemAdded').map(({ id }) => id))
  expect(ids).toHaveLength(10)
  expect(new Set(ids).size).toBe(10)
})

describe('a look-up', () => {
  test('PD-23: fills street and place, also over what was there', () => {
    const home = portal({ type: 'full', values: { 'customer.address.street': 'Oudeweg' } })
    home.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Nieuweweg', place: 'Ons Dorp' } })
    expect(home.value('customer.address.street')).toBe('Nieuweweg')
    expect(home.value('customer.address.place')).toBe('Ons Dorp')
    expect(home.state().lookUps.get('customer.address')).toBe('found')
  })

  test('that finds nothing leaves what was typed', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.address.street', 'Dorpsstraat')
    home.does({ type: 'FillAddress', at: 'customer.address', found: null })
    expect(home.value('customer.address.street')).toBe('Dorpsstraat')
    expect(home.state().lookUps.get('customer.address')).toBe('missing')
  })

  test('of a block that is not there is refused', () => {
    const found = { street: 'Nieuweweg', place: 'Ons Dorp' }
    expect(portal({ type: 'full' }).refuses({ type: 'FillAddress', at: 'customer', found })).toMatchObject({
      tag: 'NoSuchQuestion',
    })
  })
})

const pdf = (name: string, size = 1): Attachment => ({ name, size, type: 'application/pdf', digest: name })

describe('files, OPEN-130', () => {
  test('ten, of 10 MB at most, and one of the same name replaces the earlier one', () => {
    const home = portal({ type: 'full' })
    const attaches = (file: Attachment) => home.refuses({ type: 'AttachFile', file })
    expect(attaches(pdf('groot', 10 * 1024 * 1024))).toBeNull()
    expect(attaches(pdf('te groot', 10 * 1024 * 1024 + 1))).toEqual({ tag: 'FileTooLarge' })
    for (let n = 1; n < 10; n++) expect(attaches(pdf(String(n)))).toBeNull()
    expect(attaches(pdf('elf'))).toEqual({ tag: 'TooManyFiles' })
    expect(attaches(pdf('groot', 2))).toBeNull()
    expect(home.state().files.map(({ size }) => size)).toContain(2)
    expect(home.state().files).toHaveLength(10)
  })

  test('one that is not there cannot be removed', () => {
    const home = portal({ type: 'full' })
    home.does({ type: 'AttachFile', file: pdf('a') })
    home.does({ type: 'RemoveFile', name: 'a' })
    expect(home.refuses({ type: 'RemoveFile', name: 'a' })).toEqual({ tag: 'NoSuchFile', name: 'a' })
  })
})

/** A portal whose inventory is right. */
const filledIn = (...start: Parameters<typeof portal>): Portal => {
  const home = portal(...start)
  for (const [path, value] of Object.entries({
    salutation: 'Geachte heer',
    first_name: 'Jan',
    last_name: 'Smit',
    date_of_birth: '01-01-1980',
    gender: 'm',
    maritial_status: 0,
    'address.postal_code': '1234AB',
    'address.number': '1',
    'address.street': 'Dorpsstraat',
    'address.place': 'Ons Dorp',
    has_employers: 0,
  }))
    home.answers(`customer.${path}`, value)
  return home
}

const submitted = (home: Portal) => [...home.state().submitted]

describe('the next step', () => {
  test('STEP-14: is in the log with its verdict, refused or not', () => {
    const home = portal({ type: 'financial_advice' })
    const [refused] = only(home.does({ type: 'SubmitStep', step: 'personal_details' }), 'StepSubmitted')
    expect(refused?.next).toBeNull()
    expect(refused?.errors[0]).toEqual(['customer.salutation', 'chosen'])
    const right = filledIn({ type: 'financial_advice' })
    expect(right.does({ type: 'SubmitStep', step: 'personal_details' })).toEqual([
      { type: 'StepSubmitted', v: 1, step: 'personal_details', errors: [], next: 'questions_for_the_advisor' },
    ])
  })

  test('OPEN-15: of a step that is not in the order is none', () => {
    const [event] = only(portal({ type: 'debug' }).does({ type: 'SubmitStep', step: 'pension' }), 'StepSubmitted')
    expect(event?.next).toBeNull()
  })

  test('OPEN-14: sending what is not right marks every step that is refused, and those alone', () => {
    const home = portal({ type: 'full' })
    home.answers('personal_characteristics.sections.section_1.questions.question_1.value', 9)
    const events = only(home.does({ type: 'SubmitStep', step: 'complete' }), 'StepSubmitted')
    expect(events.map(({ step, next }) => [step, next])).toEqual([
      ['personal_details', null],
      ['personal_characteristics', null],
      ['complete', 'personal_details'],
    ])
    expect(submitted(home)).toEqual(['personal_details', 'personal_characteristics', 'complete'])
    expect(events[2]?.errors).toEqual([...(events[0]?.errors ?? []), ...(events[1]?.errors ?? [])])
  })

  test('sending what is right goes to success', () => {
    const home = filledIn({ type: 'financial_advice' })
    const [event] = only(home.does({ type: 'SubmitStep', step: 'complete' }), 'StepSubmitted')
    expect(event).toMatchObject({ errors: [], next: 'success' })
  })
})

describe('sending', () => {
  const send = { type: 'StartSending' } as const

  test('starts once', () => {
    const home = filledIn({ type: 'financial_advice' })
    expect(types(home.does(send))).toEqual(['SendingStarted'])
    expect(home.refuses(send)).toEqual({ tag: 'AlreadySending' })
    home.does({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
    expect(home.refuses(send)).toEqual({ tag: 'AlreadySent' })
    expect(home.state().invitation?.submitted_at).toBe('2026-11-21T12:00:00Z')
  })

  test('can be tried again after it failed, with what the office said', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does(send)
    const fields = [['customer.email', 'Onbekend']] as const
    home.does({ type: 'NoteSendingFailed', failure: 'invalid', fields, file: null })
    expect(home.state().sending).toMatchObject({ tag: 'failed', failure: 'invalid', fields })
    expect(home.refuses(send)).toBeNull()
  })

  test('does not start with an inventory that is not right', () => {
    expect(portal({ type: 'financial_advice' }).refuses(send)).toEqual({ tag: 'NotReady' })
  })

  test.each([
    ['used', invitation('financial_advice', { submitted_at: '2026-11-01' })],
    ['over', invitation('financial_advice', { valid_until: '2026-11-20' })],
    ['none', null],
  ])('INTRO-19: does not start with an invitation that is %s', (_state, given) => {
    expect(filledIn({ type: 'financial_advice', invitation: given }).refuses(send)).toEqual({ tag: 'InvitationOver' })
  })

  test('an invitation that ends today can be sent today, and not tomorrow', () => {
    const given = invitation('financial_advice', { valid_until: '2026-11-21' })
    const home = filledIn({ type: 'financial_advice', invitation: given })
    home.does({ type: 'BeginDay', today: '2026-11-22' })
    expect(home.refuses(send)).toEqual({ tag: 'InvitationOver' })
    expect(filledIn({ type: 'financial_advice', invitation: given }).refuses(send)).toBeNull()
  })

  test('once done, nothing that comes late undoes it', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does(send)
    home.does({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
    expect(home.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })).toEqual([])
    expect(home.does({ type: 'NoteSent', submittedAt: '2026-11-22T12:00:00Z' })).toEqual([])
    expect(home.state().sending).toEqual({ tag: 'sent', submittedAt: '2026-11-21T12:00:00Z' })
  })

  test('a document that was sent is not sent again, unless another took its name', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does({ type: 'AttachFile', file: pdf('a') })
    home.does({ type: 'NoteFileSent', name: 'a' })
    expect(home.state().filesSent.has('a')).toBe(true)
    home.does({ type: 'AttachFile', file: pdf('a', 2) })
    expect(home.state().filesSent.has('a')).toBe(false)
  })

  test('the inventory of these tests is what a patient customer ends with too', () => {
    const home = filledIn({ type: 'financial_advice' })
    expect(solve(home.catalogue, home.state(), 'first')).toEqual([])
  })
})

describe('nothing is told twice', () => {
  test.each([
    { type: 'BeginDay', today: '2026-11-22' },
    { type: 'ShowScreen', screen: '/intro' },
  ] as const)('$type', command => {
    const home = portal({ type: 'full' })
    expect(home.does(command)).toHaveLength(1)
    expect(home.does(command)).toEqual([])
  })
})
