import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import { daysLater, oddDays } from '../../arbitraries/dates'
import { severalLenders } from '../../arbitraries/lenders'
import { only, portal } from '../../projections/portal'

const dutch = (iso: string): string => iso.split('-').reverse().join('-')

/** A mortgage with one loan part, on this day. */
const loanPart = (today = '2026-11-21') => {
  const home = portal({ type: 'mortgage', today, lenders: severalLenders })
  const mortgage = home.adds('customer.mortgages')
  const [part] = home.ids(`customer.mortgages.${mortgage}.parts`)
  const at = (key: string) => `customer.mortgages.${mortgage}.parts.${part}.${key}`
  const type = (): Answer => home.value(at('interest_type'))
  const ends = (date: string) => home.answers(at('einddatum_rentevastperiode'), date)
  return { home, mortgage: `customer.mortgages.${mortgage}`, at, type, ends }
}

describe('LEN-15, LEN-16: the end of the fixed period tells the kind of interest', () => {
  test.each([
    ['2026-11-21', '22-01-2027', 'fixed'],
    ['2026-11-21', '21-01-2027', 'variable'],
    ['2026-11-21', '20-11-2026', 'variable'],
    ['2026-12-31', '28-02-2027', 'variable'],
    ['2026-12-31', '01-03-2027', 'fixed'],
    ['2027-12-31', '29-02-2028', 'variable'],
    ['2027-12-31', '01-03-2028', 'fixed'],
    ['2026-12-29', '28-02-2027', 'variable'],
    ['2028-02-29', '29-04-2028', 'variable'],
    ['2028-02-29', '30-04-2028', 'fixed'],
    ['2026-07-31', '30-09-2026', 'variable'],
    ['2026-07-31', '01-10-2026', 'fixed'],
  ])('on %s an end at %s is %s', (today, end, kind) => {
    const { type, ends } = loanPart(today)
    ends(end)
    expect(type()).toBe(kind)
  })

  /** Two calendar months later by the computer's own calendar, in days since 1970. */
  const threshold = (today: string): string => {
    const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
    const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
    return new Date(Date.UTC(year, month + 1, Math.min(day, lastDay))).toISOString().slice(0, 10)
  }

  test('on any day, around the threshold and anywhere', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map(days => daysLater('2000-01-01', days))
    const monthEnd = fc.integer({ min: 0, max: 1300 }).map(months => {
      const [year, month] = [2000 + Math.floor(months / 12), months % 12]
      return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
    })
    const today = fc.oneof(fc.constantFrom(...oddDays), monthEnd, anyDay)
    const away = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -3, max: 3 }) },
      { weight: 1, arbitrary: fc.integer({ min: -40_000, max: 40_000 }) },
    )
    fc.assert(
      fc.property(today, away, (day, days) => {
        const end = daysLater(threshold(day), days)
        const { type, ends } = loanPart(day)
        ends(dutch(end))
        expect(type()).toBe(days > 0 ? 'fixed' : 'variable')
      }),
      { numRuns: 300 },
    )
  })

  test('whatever kind was chosen before, and it can be chosen otherwise after', () => {
    const { home, at, type, ends } = loanPart()
    home.answers(at('interest_type'), 'variable')
    ends('01-01-2040')
    expect(type()).toBe('fixed')
    home.answers(at('interest_type'), 'variable')
    expect(type()).toBe('variable')
    ends('01-01-2040')
    expect(type()).toBe('variable')
  })

  test.each(['', '01-01-20', '31-02-2040', 'ooit'])('%j is no date and changes nothing', text => {
    const { home, at, type, ends } = loanPart()
    home.answers(at('interest_type'), 'variable')
    expect(only(ends('01-01-2040'), 'AnswerChanged')).toHaveLength(2)
    expect(only(ends(text), 'AnswerChanged')).toHaveLength(1)
    expect(type()).toBe('fixed')
  })

  test('in one record, as the customer’s own answer, and only where it changes something', () => {
    const { home, at, ends } = loanPart()
    const end = at('einddatum_rentevastperiode')
    expect(ends('01-01-2040')).toEqual([
      { type: 'AnswerChanged', v: 1, path: end, value: '01-01-2040' },
      { type: 'AnswerChanged', v: 1, path: at('interest_type'), value: 'fixed' },
    ])
    expect(home.records.at(-1)).toMatchObject({ by: 'customer', command: 'ChangeAnswer' })
    expect(ends('02-01-2040')).toHaveLength(1)
  })

  test('of its own loan part and of no other', () => {
    const { home, mortgage, ends } = loanPart()
    const other = home.adds(`${mortgage}.parts`)
    ends('01-01-2040')
    expect(home.value(`${mortgage}.parts.${other}.interest_type`)).toBe('none')
  })

  test('OPEN-74: a period that is over asks for no end and no years', () => {
    const { home, at, ends } = loanPart()
    ends('01-01-2020')
    expect(home.message(at('rentevast_periode_in_jaren'), 'mortgage_and_pension')).toBeNull()
    expect(home.value(at('einddatum_rentevastperiode'))).toBe('01-01-2020')
  })
})

describe('LEN-17, LEN-18: the product follows the lender', () => {
  const chosen = () => {
    const { home, mortgage } = loanPart()
    const [lender, product] = [`${mortgage}.hdn_company_id`, `${mortgage}.hdn_company_label_id`]
    return { home, product, chooses: (id: string) => home.answers(lender, id), value: () => home.value(product) }
  }

  test('the only product of a lender is chosen', () => {
    const { chooses, value } = chosen()
    chooses('lender-1')
    expect(value()).toBe('product-1')
  })

  test('one of several is not', () => {
    const { chooses, value } = chosen()
    expect(chooses('lender-2')).toHaveLength(1)
    expect(value()).toBe('none')
  })

  test.each(['lender-2', 'lender-3', 'none'])('a product of another lender is reset (%s)', lender => {
    const { chooses, value } = chosen()
    chooses('lender-1')
    chooses(lender)
    expect(value()).toBe('none')
  })

  test('a product that was reset can be chosen, and is reset again by another lender', () => {
    const { home, product, chooses, value } = chosen()
    chooses('lender-2')
    home.answers(product, 'product-3')
    expect(value()).toBe('product-3')
    chooses('lender-1')
    expect(value()).toBe('product-1')
  })

  test('the same lender again changes nothing', () => {
    const { home, product, chooses, value } = chosen()
    chooses('lender-2')
    home.answers(product, 'product-3')
    chooses('lender-2')
    expect(value()).toBe('product-3')
  })

  test('a mortgage that this visit never asks of stays as it was loaded', () => {
    const full = portal({ type: 'full', lenders: severalLenders })
    const id = full.adds('customer.mortgages')
    full.answers(`customer.mortgages.${id}.hdn_company_id`, 'lender-1')
    expect(full.value(`customer.mortgages.${id}.hdn_company_label_id`)).toBe('none')
  })
})
