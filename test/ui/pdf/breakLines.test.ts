import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, type PdfLine } from '../../../ui/pdf/breakLines'
import { type FontCoverage, missingGlyphMark, splitByFont } from '../../../ui/pdf/splitByFont'

/** The first has the letters up to 'z', the second those of Latin beyond. */
const letters: FontCoverage = [code => code >= 32 && code < 127, code => code >= 192 && code < 592]
const measure = (line: PdfLine): number => line.reduce((sum, { text }) => sum + text.length, 0)
const textOf = (line: PdfLine): string => line.map(({ text }) => text).join('')
const laid = (text: string, width: number) => breakLines(splitByFont(text, letters).runs, width, measure).map(textOf)

test('words stand together while they fit, and a space ends every line but the last', () => {
  expect(laid('een twee drie', 8)).toEqual(['een twee ', 'drie'])
  expect(laid('een', 8)).toEqual(['een'])
})

test('a word that is too long is broken where it must be', () => {
  expect(laid('ja onafgebroken', 5)).toEqual(['ja ', 'onafg', 'ebrok', 'en'])
})

test('each letter comes from a font that has it, and a run in one font is one', () => {
  expect(splitByFont('Çelik é', letters).runs).toEqual([
    { font: 1, text: 'Ç' },
    { font: 0, text: 'elik ' },
    { font: 1, text: 'é' },
  ])
})

test('signs in a row that no font has are one mark, and each is counted', () => {
  expect(splitByFont('a\u4e2d\u6587b\u4e2d', letters)).toEqual({
    runs: [{ font: 0, text: `a${missingGlyphMark}b${missingGlyphMark}` }],
    missing: 3,
  })
})

test('whatever the text, nothing is lost and every line fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 3, max: 30 }), (text, width) => {
      const { runs } = splitByFont(text, letters)
      const lines = breakLines(runs, width, measure)
      expect(lines.map(textOf).join('')).toBe(textOf(runs))
      for (const line of lines) expect(textOf(line).trimEnd().length).toBeLessThanOrEqual(width)
    }),
  )
})
