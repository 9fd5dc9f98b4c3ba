import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeDate } from '../../../domain/format/typeDate'
import { normaliseDate } from '../../../domain/format/writtenDate'

describe('a date as written', () => {
  it.each(['1-2-1980', '1980-02-01', '01/02/1980', '01021980', '01.02.1980', ' 1 2 1980 ', '1980-02-01T00:00:00Z'])(
    '%s becomes 01-02-1980',
    text => expect(normaliseDate(text)).toBe('01-02-1980'),
  )

  it.each(['', '1-2-80', 'gisteren', '0102198', '1-2', '12-1980'])('%s is kept as typed', text =>
    expect(normaliseDate(text)).toBe(text),
  )

  it('keeps a day that does not exist, for the rule to refuse', () =>
    expect(normaliseDate('31-2-1980')).toBe('31-02-1980'))

  it('is done after one time', () => {
    fc.assert(fc.property(fc.string(), text => normaliseDate(normaliseDate(text)) === normaliseDate(text)))
  })
})

/** Types the keys one by one at the end of the field. */
const typeAtEnd = (keys: string): string =>
  [...keys].reduce((text, key) => typeDate(text, { text: text + key, caret: text.length + 1 }).text, '')

describe('typing a date', () => {
  it('adds the dashes after day and month', () => {
    expect(typeAtEnd('0')).toBe('0')
    expect(typeAtEnd('01')).toBe('01-')
    expect(typeAtEnd('0102')).toBe('01-02-')
    expect(typeAtEnd('01021980')).toBe('01-02-1980')
  })

  it('lets the person type the dashes, or slashes, points and spaces', () => {
    expect(['01-02-1980', '01/02/1980', '01.02.1980', '01 02 1980'].map(typeAtEnd)).toEqual(Array(4).fill('01-02-1980'))
    expect(typeAtEnd('1-2-1980')).toBe('1-2-1980')
  })

  it('lets a dash be taken away', () => {
    expect(typeDate('01-', { text: '01', caret: 2 })).toEqual({ text: '01', caret: 2 })
  })

  it('goes on after a dash was taken away', () => {
    expect(typeDate('01', { text: '010', caret: 3 }).text).toBe('01-0')
  })

  it('leaves the caret and the text alone in the middle', () => {
    expect(typeDate('01-02-1980', { text: '011-02-1980', caret: 3 })).toEqual({ text: '011-02-1980', caret: 3 })
  })

  it('puts a pasted date into our notation', () => {
    expect(typeDate('', { text: '1980-02-01', caret: 10 })).toEqual({ text: '01-02-1980', caret: 10 })
    expect(typeDate('', { text: '1/2/1980', caret: 8 })).toEqual({ text: '01-02-1980', caret: 10 })
  })

  it('keeps pasted text that is no date, whole', () => {
    expect(typeDate('', { text: 'ergens in 1980', caret: 14 }).text).toBe('ergens in 1980')
  })

  it('never loses a digit', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{0,8}$/), digits => typeAtEnd(digits).replaceAll('-', '') === digits))
  })
})
