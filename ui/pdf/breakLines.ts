/** Breaks a text of a PDF into lines of at most a given width: between words, or within a word that is wider. */
import type { FontRun } from './splitByFont'

/** One line of a text: its runs, and how wide they are together. */
export type PdfLine = readonly FontRun[]

const spaced = /(?<= )/

/** Runs in words, each with the space behind it; a word may have more than one run. */
const wordsOf = (runs: readonly FontRun[]): readonly PdfLine[] => {
  const words: FontRun[][] = [[]]
  for (const { font, text } of runs)
    for (const piece of text.split(spaced)) {
      words.at(-1)?.push({ font, text: piece })
      if (piece.endsWith(' ')) words.push([])
    }
  return words.filter(word => word.length > 0)
}

const trimmed = (line: PdfLine): PdfLine =>
  line.map((run, i) => (i === line.length - 1 ? { ...run, text: run.text.trimEnd() } : run))

/**
 * Breaks a text into lines of at most this width; a wider word is broken too. Every line but the last ends in a space, so
 * that a screen reader reads two words.
 */
export const breakLines = (
  runs: readonly FontRun[],
  width: number,
  measure: (line: PdfLine) => number,
): readonly PdfLine[] => {
  const lines: FontRun[][] = [[]]
  const fits = (more: PdfLine): boolean => measure(trimmed([...(lines.at(-1) ?? []), ...more])) <= width
  const isEmpty = (): boolean => lines.at(-1)?.length === 0
  const put = (word: PdfLine): void => {
    if (!isEmpty() && !fits(word)) lines.push([])
    if (fits(word)) lines.at(-1)?.push(...word)
    else for (const run of word) for (const sign of run.text) putSign({ font: run.font, text: sign })
  }
  const putSign = (sign: FontRun): void => {
    if (!isEmpty() && !fits([sign])) lines.push([])
    const last = lines.at(-1)?.at(-1)
    if (last?.font === sign.font) lines.at(-1)?.splice(-1, 1, { font: last.font, text: last.text + sign.text })
    else lines.at(-1)?.push(sign)
  }
  for (const word of wordsOf(runs)) put(word)
  return lines
}
