/**
 * Pseudonymises a typed text that the portal read as another number than it says: invents a text that is misread in the
 * same way, as the invented answer; '' where there is none.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { textReadDifferently, typedAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import type { Question } from '../../../domain/language/question'

/** How far from the answer, in units of its last decimal: the first that is read as it and says another is taken. */
const steps = [1, -1, 2, -2, 3, -3] as const

const monthsPerYear = 12
const mostDecimals = 12

const written = (number: number, decimals: number): string => number.toFixed(decimals).replace('.', ',')

/** The answer as it would be typed, in the unit that is typed. */
const inUnit = (question: Question, answer: number): number =>
  question.kind === 'number' && question.unit === 'years' ? answer / monthsPerYear : answer

/**
 * A text that is read as this answer and says another one, with so many decimals or the fewest more; '' where there is none.
 * For that text and this answer it gives the same again.
 * @param isWhole whether its decimals are zeros, if they can be
 */
const typedFor = (question: Question, answer: number, decimals: number, isWhole: boolean): string => {
  // Eleven months are no whole year: what is written of them has other decimals than zeros, and would be taken otherwise.
  const isEven = isWhole && Number.isInteger(inUnit(question, answer))
  for (let count = decimals; count <= mostDecimals; count++)
    for (const step of isEven ? [0, ...steps] : [...steps, 0]) {
      const text = written(inUnit(question, answer) + step * 10 ** -count, count)
      if (textReadDifferently(question, text) !== undefined && typedAnswer(question, text) === answer) return text
    }
  return ''
}

/**
 * What stands in the place of a typed number that was read as another: an invented text that is read as the invented answer,
 * with as many decimals where there is one. Nothing of the digits stays; '' where it is no such number.
 * @param other the invented answer in the place of the one that it was read as
 */
export const otherTyped = (
  catalogue: Catalogue,
  path: string,
  typed: string,
  other: (answer: number) => unknown,
): string => {
  const question = slotAddress(catalogue, path)?.slot.question
  const answer = question === undefined ? null : typedAnswer(question, typed)
  if (question === undefined || typeof answer !== 'number') return ''
  const invented = other(answer)
  const decimals = /[.,](\d+)\D*$/.exec(typed)?.[1] ?? '0'
  return typeof invented === 'number' ? typedFor(question, invented, decimals.length, !/[1-9]/.test(decimals)) : ''
}
