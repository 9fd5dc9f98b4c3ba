import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import type { Attachment } from '../../../domain/sending/attachment'
import { only, portal } from '../../projections/portal'

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

  test('keeps what was typed where that says another one, also where the answer stays', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_employers', 1)
    const path = `customer.employers.${home.ids('customer.employers')[0]}.working_hours`
    const types = (typed: string) => home.does({ type: 'ChangeAnswer', path, value: 10, typed })
    const told = (typed: string) => ({ type: 'TypedOtherwise', v: 1, path, typed })
    expect(types('10,3')).toEqual([{ type: 'AnswerChanged', v: 1, path, value: 10 }, told('10,3')])
    expect(types('10,31')).toEqual([told('10,31')])
    expect(home.answers(path, 10)).toEqual([])
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

  test.each<[string, Answer, Answer]>([
    ['customer.first_name', 'Zoe\u0308\u200b\0', 'Zoë'],
    ['customer.date_of_birth', '\u200e01-02-1980', '01-02-1980'],
    ['customer.address.woz_waarde', '\u00adveel', 'veel'],
    ['customer.address.postal_code', '\ufeff', ''],
  ])('at %s of %j is kept as %j, whatever way it came in', (path, value, kept) => {
    const home = portal({ type: 'full' })
    expect(only(home.answers(path, value), 'AnswerChanged')[0]?.value).toBe(kept)
    expect(home.answers(path, value)).toEqual([])
  })

  test('keeps the lines of an explanation, and joins them where there is one line', () => {
    const home = portal({ type: 'full' })
    const lines = 'questions_for_the_advisor.sections.section_1.questions.question_1.explanation.value'
    expect(only(home.answers(lines, 'een\r\n\ttwee'), 'AnswerChanged')[0]?.value).toBe('een\n\ttwee')
    expect(only(home.answers('customer.last_name', 'de\tVries'), 'AnswerChanged')[0]?.value).toBe('de Vries')
  })

  test('to boxes clears what cannot stand beside it, in the same event', () => {
    const path = 'personal_details.sections.section_1.questions.wishes.value'
    const home = portal({ type: 'full', survey: 'everyKind' })
    home.answers(path, ['b', 'a'])
    expect(only(home.answers(path, ['a', 'b', 'none']), 'AnswerChanged')[0]?.value).toEqual(['none'])
  })
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

const pdf = (name: string, size = 1): Attachment => ({ name, size, type: 'application/pdf', digest: `${name} ${size}` })

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
