import { describe, expect, it } from 'vitest'
import { readNumber, showMoney } from '../../../domain/format/amount'
import { showKilometres } from '../../../domain/format/kilometres'
import { typeDate } from '../../../domain/format/typeDate'

describe('what stands behind a number', () => {
  it.each([
    ['5,- ', 5],
    ['5,-x', '5,-x'],
    ['1,-2', '1,-2'],
    ['1,2500', 1.25],
    ['1,0010', '1,0010'],
  ])('the amount %j is %j', (text, value) => expect(readNumber('money', text)).toBe(value))

  it.each([
    ['5 % ', 5],
    ['5%x', '5%x'],
    ['%5', '%5'],
  ])('the percentage %j is %j', (text, value) => expect(readNumber('percentage', text)).toBe(value))
})

describe('fifteen digits', () => {
  it.each([
    ['123456789012345', 123456789012345],
    ['000123456789012345', 123456789012345],
    ['100000000000000000', '100000000000000000'],
  ])('%s: no digit is lost, and more of them are kept as typed', (text, value) =>
    expect(readNumber('money', text)).toBe(value),
  )
})

it('nothing is less than nothing', () => {
  expect(readNumber('money', '-0')).toBe(0)
  expect(readNumber('years', '-0,04')).toBe(0)
  expect(showMoney(-0.001)).toBe('0,00')
})

it('a distance that rounds to ten has no decimal', () => {
  expect([9.94, 9.95, 10.4].map(showKilometres)).toEqual(['9,9 km', '10 km', '10 km'])
})

describe('a date at the end of its field', () => {
  const typed = (before: string, key: string) =>
    typeDate(before, { text: before + key, caret: before.length + key.length }).text

  it.each([
    ['1', '/', '1-'],
    ['1-', '-', '1-'],
    ['1--', '-', '1-'],
    ['01-02', '1', '01-02-1'],
    ['1-02', '1', '1-02-1'],
    ['0102', '1', '01021'],
    ['01-0219', '8', '01-02198'],
  ])('after %j, %j gives %j', (before, key, text) => expect(typed(before, key)).toBe(text))

  it('leaves the caret where it is in pasted text that is no date', () => {
    expect(typeDate('', { text: 'ergens', caret: 3 })).toEqual({ text: 'ergens', caret: 3 })
  })
})
