/**
 * Splits a text of a PDF into runs of one font each, by which font has each sign; signs that none has are marked and
 * counted.
 */

/** What stands in place of signs that no font has, however many there are in a row. */
export const missingGlyphMark = '[?]'

/** A piece of a text in one font, by its place in the list of fonts. */
export interface FontRun {
  readonly font: number
  readonly text: string
}

/** Whether each font has a sign; the first is preferred. */
export type FontCoverage = readonly ((codePoint: number) => boolean)[]

interface FontRuns {
  readonly runs: readonly FontRun[]
  /** How many signs no font has. */
  readonly missing: number
}

const signs = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Says nothing by itself, and is not missed: how signs are joined or turned, and what is no sign at all. */
const isSilent = (codePoint: number): boolean =>
  /^[\p{Cf}\p{Cc}\p{Variation_Selector}]$/u.test(String.fromCodePoint(codePoint))

const visible = (sign: string): readonly number[] =>
  [...sign].map(one => one.codePointAt(0) ?? 0).filter(codePoint => !isSilent(codePoint))

/** Splits a text into runs of one font each, by which font has each sign; any white space is one space. */
export const splitByFont = (text: string, letters: FontCoverage): FontRuns => {
  const runs: { font: number; text: string }[] = []
  let missing = 0
  let isMarked = false
  const add = (font: number, more: string): void => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += more
    else runs.push({ font, text: more })
  }
  /** Adds a sign where a font has all of it; answers whether one had. */
  const put = (codePoints: readonly number[]): boolean => {
    // The font of the sign before it where that will do: what belongs together stays together.
    const order = [...new Set([runs.at(-1)?.font ?? 0, ...letters.keys()])]
    const font = order.find(at => codePoints.every(codePoint => letters[at]?.(codePoint) === true))
    if (font !== undefined) add(font, String.fromCodePoint(...codePoints))
    return font !== undefined
  }
  const putEach = (codePoints: readonly number[]): boolean =>
    codePoints.every(codePoint => letters.some(has => has(codePoint))) &&
    codePoints.every(codePoint => put([codePoint]))
  for (const { segment } of signs.segment(text.normalize('NFC').replace(/\s+/g, ' '))) {
    const codePoints = visible(segment)
    if (codePoints.length === 0) continue
    // Signs that are two letters in one, where no font has them, are written as those letters.
    const isThere = put(codePoints) || putEach(visible(segment.normalize('NFKC')))
    if (!isThere) missing += 1
    if (!isThere && !isMarked) add(0, missingGlyphMark)
    isMarked = !isThere
  }
  return { runs, missing }
}
