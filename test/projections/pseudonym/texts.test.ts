import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postalCode } from '../../../domain/rules/address'
import { replacedTexts } from '../../../projections/pseudonym/texts'
import { thresholdsOf } from '../../../projections/pseudonym/thresholds'
import { catalogues } from '../../arbitraries/surveys'
import { finished, seeded } from './seeded'

const thresholds = thresholdsOf(catalogues.shipped)

const replaced = (texts: readonly string[], seed = 1): ((text: string) => string) => {
  const found = finished(replacedTexts(seeded(seed), { texts: new Set(texts), names: new Set() }, thresholds, 100))
  if (found === null) throw new Error('no other texts')
  return found.replaced
}

const matches = (text: string): readonly boolean[] =>
  thresholds.patterns.map(({ pattern, ignoring }) =>
    new RegExp(pattern, 'u').test([...text.trim()].filter(one => !ignoring.includes(one)).join('')),
  )

const telling = [
  '1234AB',
  '1234 ab',
  '1234SA',
  '0234AB',
  '1234SD',
  '0612345678',
  '06-12345678',
  '+31612345678',
  '0031612345678',
  '+3161',
  'jan@voorbeeld.nl',
  'jan@voorbeeld',
  '12',
  '012',
  '123456',
  'Jansen',
  "d'Ancona-Smit",
  'J.P.',
  'ÉÉN ßtraat',
  '31-02-2020',
  '1-1-2020',
  '12 bis',
  '🎄🎄🎄🎄',
  'محمد عبد',
  '٠١٢٣٤',
  '\ud800kapot',
  'a',
  '0',
  '00',
  '0000',
]

test.each(telling)('of %j the rules see the same, and nothing of it stands there', text => {
  for (let seed = 0; seed < 4; seed++) {
    const other = replaced(telling, seed)(text)
    expect(matches(other)).toEqual(matches(text))
    expect(other.length).toBe(text.length)
    if (text.length >= 4) expect(other.toLowerCase()).not.toContain(text.toLowerCase())
  }
})

test('whatever is typed, what stands in its place is seen in the same way', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 12 }), fc.nat(), (texts, seed) => {
      const other = replaced(texts, seed)
      for (const text of texts) {
        expect(matches(other(text))).toEqual(matches(text))
        expect(other(text).length).toBe(text.length)
        expect(other(text).trim() === '').toBe(text.trim() === '')
      }
    }),
    { numRuns: 60 },
  )
})

test('equal texts stay equal whatever their spaces and capitals, others stay others', () => {
  const other = replaced(['1234 ab', '1234AB', 'Kerkstraat', 'Jansen', 'Janssen'])
  expect(other('1234 ab').replace(' ', '').toUpperCase()).toBe(other('1234AB'))
  expect(other('Jansen')).not.toBe(other('Janssen'))
  expect(other('Kerkstraat')).toMatch(/^[A-Z][a-z]{9}$/)
})

test('a date moves along, and what looks like one stays none', () => {
  const other = replaced(['01-01-2020', '31-02-2020'])
  expect(other('01-01-2020')).toBe('10-04-2020')
  expect(other('31-02-2020')).toMatch(/^\d{2}-\d{2}-\d{4}$/)
})

test('no text of the log stands in another one either', () => {
  const texts = Array.from({ length: 300 }, (_, i) => `${1000 + i * 29}`)
  const other = replaced(texts)
  expect(texts.filter(text => texts.includes(other(text)))).toEqual([])
})

test('a text that was never gathered has nothing in its place', () => {
  expect(replaced(['Jansen'])('Bakker')).toBe('')
})

test('where a rule knows one text alone, there is no other', () => {
  const only = { ...thresholds, patterns: [{ tag: 'pattern', pattern: '^Jansen$', sample: '', ignoring: '' } as const] }
  expect(finished(replacedTexts(seeded(1), { texts: new Set(['Jansen']), names: new Set() }, only, 100))).toBeNull()
})

test('the rule of a postal code is among those that look', () => {
  expect(thresholds.patterns).toContainEqual(postalCode.check)
})
