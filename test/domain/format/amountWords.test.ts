import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountWords } from '../../../domain/format/amountWords'

test.each<readonly [number, string | null]>([
  [0, 'nul euro'],
  [1, 'een euro'],
  [16, 'zestien euro'],
  [20, 'twintig euro'],
  [21, 'eenentwintig euro'],
  [22, 'tweeëntwintig euro'],
  [33, 'drieëndertig euro'],
  [99, 'negenennegentig euro'],
  [100, 'honderd euro'],
  [101, 'honderdeen euro'],
  [234, 'tweehonderdvierendertig euro'],
  [1_000, 'duizend euro'],
  [1_001, 'duizend een euro'],
  [1_250.5, 'duizend tweehonderdvijftig euro en vijftig cent'],
  [21_000, 'eenentwintigduizend euro'],
  [101_000, 'honderdeenduizend euro'],
  [630_000, 'zeshonderddertigduizend euro'],
  [1_000_000, 'een miljoen euro'],
  [2_300_450, 'twee miljoen driehonderdduizend vierhonderdvijftig euro'],
  [1_000_000_000, 'een miljard euro'],
  [0.07, 'zeven cent'],
  [0.1 + 0.2, 'dertig cent'],
  [-1_200, 'min duizend tweehonderd euro'],
  [0.001, 'nul euro'],
  [
    999_999_000_000.99,
    'negenhonderdnegenennegentig miljard negenhonderdnegenennegentig miljoen euro en negenennegentig cent',
  ],
  [1e12, null],
  [Number.NaN, null],
])('%d euros read aloud: %s', (euros, words) => {
  expect(amountWords(euros)).toBe(words)
})

test('two amounts never sound alike', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_00 })
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(amountWords(a / 100) === amountWords(b / 100)).toBe(a === b)
    }),
  )
})
