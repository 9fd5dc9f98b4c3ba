import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isReadDifferently,
  numberReadAs,
  readNumber,
  showEuro,
  showMoney,
  showNumber,
  showPercentage,
  showYears,
  type Unit,
} from '../../../domain/format/amount'

const parseMoney = (text: string) => readNumber('money', text)
const parsePercentage = (text: string) => readNumber('percentage', text)
const parseWhole = (text: string) => readNumber('integer', text)
const parseYears = (text: string) => readNumber('years', text)

describe('an amount in euros', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['12.34', 12.34],
    ['1 234', 1234],
    ['€\u00a042.000,-', 42000],
    ['€42.000,--', 42000],
    ['-100', -100],
    ['0', 0],
  ])('%s is read as %d', (text, euros) => expect(parseMoney(text)).toBe(euros))

  it.each(['abc', '12 euro', '1,234', '12,345', '1.23.4', '--5', '12345678901234567', '1e5', 'Infinity'])(
    '%s is no amount and is kept as typed',
    text => expect(parseMoney(text)).toBe(text),
  )

  it('is empty when nothing or only space is typed', () =>
    expect(['', '  ', ' € '].map(parseMoney)).toEqual(['', '', ' € ']))

  it('is shown with points and two decimals', () => {
    expect([1234.5, 0, -1234567.891, 999999.999, ''].map(showMoney)).toEqual([
      '1.234,50',
      '0,00',
      '-1.234.567,89',
      '1.000.000,00',
      '',
    ])
    expect(showEuro(350000)).toBe('€\u00a0350.000,00')
  })

  it('survives showing and reading again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), cents => parseMoney(showMoney(cents / 100)) === cents / 100),
    )
  })

  it('loses nothing: what is typed is read as a number or comes back', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const value = parseMoney(text)
        expect(typeof value === 'number' || value === text || (value === '' && text.trim() === '')).toBe(true)
      }),
    )
  })
})

describe('a percentage', () => {
  it('takes a comma, a point and a percent sign, and shows a comma', () => {
    expect(['3,5', '3.5', '3.5 %', '100', '1.234'].map(parsePercentage)).toEqual([3.5, 3.5, 3.5, 100, 1.234])
    expect([3.5, 0.1, 100, 'drie'].map(showPercentage)).toEqual(['3,5', '0,1', '100', 'drie'])
  })
})

describe('a whole number', () => {
  it('is rounded', () => {
    expect(['160', '36,5', '36.4', '1.000', '-0,2', 'veel'].map(parseWhole)).toEqual([160, 37, 36, 1000, 0, 'veel'])
  })
})

describe('years that are kept in months', () => {
  it('takes years and gives months', () => {
    expect(['10', '10,5', '2.5', ''].map(parseYears)).toEqual([120, 126, 30, ''])
    expect([126, 120, 7, 'tien'].map(showYears)).toEqual(['10,5', '10', '0,58', 'tien'])
  })

  it('shows every number of months so that it reads back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1200 }), months => parseYears(showYears(months)) === months))
  })
})

describe('a number that is typed', () => {
  const units: readonly Unit[] = ['money', 'percentage', 'integer', 'years']

  it.each<[Unit, string, string | null]>([
    ['years', '10,3', '10 jaar en 4 maanden'],
    ['years', '1,23', '1 jaar en 3 maanden'],
    ['years', '0,1', '1 maand'],
    ['years', '9,99', '10 jaar'],
    ['years', '0,04', '0'],
    ['years', '-1,3', '-1,33'],
    ['years', '10,33', null],
    ['years', '2,50', null],
    ['integer', '10,3', '10'],
    ['integer', '10,0', null],
    ['integer', 'tien', null],
    ['integer', '', null],
    ['money', '1.234,5', null],
    ['percentage', '1.234', null],
  ])('%s: %j is said to be read as %j', (unit, text, words) => expect(numberReadAs(unit, text)).toBe(words))

  it.each<[Unit, string, boolean]>([
    ['integer', '10,3', true],
    ['integer', '10,0', false],
    ['integer', '1.000', false],
    ['integer', '1,000', true],
    ['years', '2,50', false],
    ['money', '350,000', true],
    ['money', '€ 350.000', false],
    ['money', '350.000,00', false],
    ['percentage', '2.125', false],
    ['percentage', '350.000 %', true],
    ['money', 'veel', false],
    ['money', '0,000', false],
  ])('%s: %j reads as another number than it says: %j', (unit, text, is) =>
    expect(isReadDifferently(unit, text)).toBe(is),
  )

  it('shows what was typed, or says what it was read as, or stays as typed for a rule to refuse', () => {
    const typed = fc
      .tuple(
        fc.constantFrom('', '-'),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.option(fc.stringMatching(/^\d{0,8}$/), { nil: null }),
        fc.constantFrom('', ' '),
      )
      .map(([sign, whole, decimals, space]) => {
        const text = `${space}${sign}${whole}${decimals === null ? '' : `,${decimals}`}${space}`
        return { text, number: Number(`${sign}${whole}.${decimals ?? ''}`) }
      })
    fc.assert(
      fc.property(fc.constantFrom(...units), typed, (unit, { text, number }) => {
        const value = readNumber(unit, text)
        const shown = showNumber[unit](value)
        const means = Number(shown.replaceAll('.', '').replace(',', '.'))
        if (typeof value === 'number') expect(means === number).toBe(numberReadAs(unit, text) === null)
        else expect(value).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })
})
