import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { stepKeys } from '../../../domain/language/stepKey'
import { codeRefusals, savedWords } from '../../../domain/texts/supportCodeTexts'
import {
  buildMark,
  maxCountedErrors,
  readSupportCode,
  type SavedStatus,
  type SupportCode,
  spelledCode,
  supportCode,
} from '../../../projections/supportCode/supportCode'
import { supportCodeWords } from '../../../projections/supportCode/supportCodeWords'

const codeArbitrary: fc.Arbitrary<SupportCode> = fc.record({
  step: fc.constantFrom(null, ...stepKeys),
  build: fc.nat(16 ** 5 - 1).map(mark => mark.toString(16).padStart(5, '0')),
  errors: fc.nat(maxCountedErrors),
  saved: fc.constantFrom(...(Object.keys(savedWords) as readonly SavedStatus[])),
})

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

test('what is read is what was meant, however it is typed', () => {
  fc.assert(
    fc.property(codeArbitrary, meant => {
      const code = supportCode(meant)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
      for (const typed of [code, code.toLowerCase(), ` ${code.replace('-', ' ')} `, [...code].join(' ')])
        expect(readSupportCode(typed)).toEqual(E.right(meant))
    }),
  )
})

test('one character misheard, or two that changed places, always show', () => {
  fc.assert(
    fc.property(codeArbitrary, fc.nat(7), fc.nat(7), fc.constantFrom(...alphabet), (meant, at, other, letter) => {
      const said = [...supportCode(meant).replace('-', '')]
      const misheard = said.map((one, i) => (i === at ? letter : one))
      const swapped = said.map((one, i) => (i === at ? (said[other] ?? '') : i === other ? (said[at] ?? '') : one))
      for (const wrong of [misheard, swapped])
        if (wrong.join('') !== said.join('')) expect(readSupportCode(wrong.join(''))).toEqual(E.left('check'))
    }),
  )
})

describe('what is no code', () => {
  test.each([
    ['', 'length'],
    ['K7QM-3FX', 'length'],
    ['K7QM-3FXRA', 'length'],
    ['K7QM-3FX0', 'character'],
    ['K7QM-3FXI', 'character'],
    ['K7QM-3FX!', 'character'],
  ] as const)('%j is refused by its %s, and the helpdesk is told what to ask', (text, why) => {
    expect(readSupportCode(text)).toEqual(E.left(why))
    expect(codeRefusals[why]).not.toBe('')
  })

  test('a code that is right and says what this portal does not know is of another version', () => {
    const later = supportCode({ step: 'intro', build: '00000', errors: 0, saved: 'none' })
    expect(E.isRight(readSupportCode(later))).toBe(true)
    const found = [...alphabet].flatMap(one =>
      [...alphabet].map(last => readSupportCode(`22222A${one}${last}`.slice(0, 8))),
    )
    expect(found.filter(E.isLeft).some(({ left }) => left === 'meaning')).toBe(true)
  })

  test('any text has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(['Left', 'Right']).toContain(readSupportCode(text)._tag)
      }),
    )
  })
})

test('the helpdesk reads it in words', () => {
  expect(supportCodeWords({ step: 'personal_details', build: '80e68', errors: 3, saved: 'full' })).toEqual([
    ['Pagina', 'Persoonlijke gegevens'],
    ['Versie', '80e68'],
    ['Vragen die nog niet goed zijn', '3'],
    ['Bewaard', 'Niet bewaard: er is geen ruimte meer'],
  ])
  const words = (code: Partial<SupportCode>) =>
    supportCodeWords({ step: null, build: '00000', errors: 0, saved: 'saved', ...code }).map(([, says]) => says)
  expect(words({})).toEqual(['Een andere pagina', '00000', 'Geen', 'Alles is bewaard op het apparaat'])
  expect(words({ saved: 'none' })[2]).toBe('Niet bekend: op deze pagina is geen logboek open')
  expect(words({ errors: 31, step: 'intro' })).toContain('31 of meer')
  expect(stepKeys.map(step => words({ step })[0])).not.toContain('')
})

test('more errors than a code holds are as many as it holds', () => {
  const code = supportCode({ step: 'complete', build: 'fffff', errors: 400, saved: 'saved' })
  expect(readSupportCode(code)).toMatchObject(E.right({ errors: 31, build: 'fffff' }))
})

test.each([
  ['0.1.0+80e68ec58c31', '80e68'],
  ['0.1.0+80E', '80e00'],
  ['dev', '00000'],
])('the mark of build %s is %s', (build, mark) => {
  expect(buildMark(build)).toBe(mark)
})

test('letters are read out by their names', () => {
  expect(spelledCode('K7QM-3FXR')).toBe('Karel, 7, Quotiënt, Maria, 3, Ferdinand, Xantippe, Richard')
})
