import { describe, expect, it } from 'vitest'
import { parsePostalCode, showPostalCode } from '../../../domain/format/postalCode'

describe('a postal code', () => {
  it('is kept without space in capitals, and shown with a space', () => {
    expect(['1234ab', '1234 AB', ' 1234  Ab '].map(parsePostalCode)).toEqual(['1234AB', '1234AB', '1234AB'])
    expect(showPostalCode('1234AB')).toBe('1234 AB')
  })

  it('is left as typed when it is something else', () => {
    expect(['1234', 'AB 1234', '12345 AB', ''].map(parsePostalCode)).toEqual(['1234', 'AB 1234', '12345 AB', ''])
    expect(showPostalCode('B-1000')).toBe('B-1000')
  })
})
