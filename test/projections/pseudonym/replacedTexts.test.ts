import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailLengthMost } from '../../../domain/language/limits'
import { postalCode } from '../../../domain/rules/addressRules'
import { replacedTexts } from '../../../projections/pseudonym/replacedTexts'
import { catalogues } from '../../arbitraries/surveys'
import { finished, seeded } from './seeded'

/** Every pattern that a rule looks for, once. */
const patterns = [
  ...new Map(
    catalogues.shipped.slots.flatMap(({ question }) =>
      question.rules.flatMap(({ check }) => (check.tag === 'pattern' ? [[check.pattern, check] as const] : [])),
    ),
  ).values(),
]
const days = new Map([['2020-01-01', '2017-04-10']])

/** @param sought the patterns that each of these is looked at by */
const replaced = (texts: readonly string[], seed = 1, sought = patterns): ((text: string) => string) => {
  const by = new Map(texts.map(text => [text, new Set(sought)]))
  const log = { texts: new Set(texts), documents: new Set<string>(), patterns: by }
  const found = finished(replacedTexts(seeded(seed), log, days))
  if (found === null) throw new Error('no other texts')
  return found.replaced
}

const matches = (text: string): readonly boolean[] =>
  patterns.map(({ pattern, ignoring }) =>
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
    expect(other.replace(/[^\d]/g, '').length).toBe(text.replace(/[^\d]/g, '').length)
    if (text.length >= 4) expect(other.toLowerCase()).not.toContain(text.toLowerCase())
  }
})

test('whatever is typed, what stands in its place is seen in the same way', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 12 }), fc.nat(), (texts, seed) => {
      const other = replaced(texts, seed)
      for (const text of texts) {
        expect(matches(other(text))).toEqual(matches(text))
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
  expect(other('Kerkstraat')).toMatch(/^[A-Z][a-z]{9,13}$/)
})

test('a date has the one that was drawn in its place, and what looks like one stays none', () => {
  const other = replaced(['01-01-2020', '31-02-2020'])
  expect(other('01-01-2020')).toBe('10-04-2017')
  expect(other('31-02-2020')).toMatch(/^\d{2}-\d{2}-\d{4}$/)
})

test('of a word stays about how long it is and whether it begins with a capital, of a text its marks and its words', () => {
  const lengths = (text: string): readonly number[] =>
    Array.from({ length: 60 }, (_, seed) => replaced([text], seed, [])(text).length)
  expect(new Set(lengths('Jansen'))).toEqual(new Set(lengths('Dijkstra')))
  expect(new Set(lengths('Jansen'))).toEqual(new Set([6, 7, 8, 9]))
  expect(lengths('Llanfair'.repeat(5))).toEqual(lengths('Llanfair'.repeat(7)))
  expect(new Set(lengths('Llanfair'.repeat(5))).size).toBeGreaterThan(10)
  // A row ends where an address of e-mail is too long, as rules see that.
  expect(lengths('x'.repeat(emailLengthMost))).toEqual(lengths('x'.repeat(121)))
  expect(lengths('de Jansen')).toEqual(lengths('van Jansen'))
  // Of an address of e-mail nothing says which of the few hosts it is at.
  expect(lengths('jan@gmail.com')).toEqual(lengths('piet@zonnetgroothandel.nl'))
  for (let seed = 0; seed < 20; seed++) {
    expect(replaced(["van der McDonald-d'Étê"], seed, [])("van der McDonald-d'Étê")).toMatch(
      /^\p{Ll}{2,5} \p{Ll}{2,5} \p{Lu}\p{Ll}{5,8}-\p{Ll}'\p{Lu}\p{Ll}{1,4}$/u,
    )
    // One letter that is not of the alphabet, wherever those were.
    expect(replaced(['ÉÉN ßtraat'], seed, [])('ÉÉN ßtraat').match(/[^A-Za-z ]/g)).toHaveLength(1)
    expect(replaced(['Иванов'], seed, [])('Иванов').match(/[^A-Za-z]/g)).toHaveLength(1)
  }
})

test('a space that is in one of two forms of a text stays in that one', () => {
  const other = replaced(['Jans sen', 'Janssen', 'JANSSEN'])
  expect(other('Jans sen').replace(' ', '')).toMatch(/^[A-Z][a-z]{3,9}$/)
  expect(other('Jans sen').replace(' ', '').toUpperCase()).toBe(other('JANSSEN'))
  expect(other('JANSSEN').toLowerCase()).toBe(other('Janssen').toLowerCase())
})

test('what is too long stays too long, and what is not does not become so', () => {
  const just = `${'woorden '.repeat(31)}woorden`
  expect([just.length, replaced([just])(just).length > 255]).toEqual([255, false])
  expect(replaced([`${just}n`])(`${just}n`).length).toBeGreaterThan(255)
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
  const only = { tag: 'pattern', pattern: '^Jansen$', sample: '', ignoring: '' } as const
  expect(() => replaced(['Jansen'], 1, [only])).toThrow('no other texts')
})

test('the rule of a postal code is among those that look', () => {
  expect(patterns).toContainEqual(postalCode.check)
})
