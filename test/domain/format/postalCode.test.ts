import { describe, expect, it } from 'vitest'
import { normalisePostalCode, showPostalCode } from '../../../domain/format/postalCode'

describe('a postal code', () => {
  it('is kept without space in capitals, and shown with a space', () => {
    expect(['1234ab', '1234 AB', ' 1234  Ab '].map(normalisePostalCode)).toEqual(['1234AB', '1234AB', '1234AB'])
    expect(showPostalCode('1234AB')).toBe('1234 AB')
    expect(['12 34 ab', '3581 K W', '35\u00a081\tkw'].map(normalisePostalCode)).toEqual(['1234AB', '3581KW', '3581KW'])
    expect(showPostalCode('12 34 ab')).toBe('1234 AB')
  })

  it('is left as typed when it is something else', () => {
    expect(['1234', 'AB 1234', '12345 AB', ''].map(normalisePostalCode)).toEqual(['1234', 'AB 1234', '12345 AB', ''])
    expect(showPostalCode('B-1000')).toBe('B-1000')
  })
})
