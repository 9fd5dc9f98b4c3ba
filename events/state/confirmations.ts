/**
 * The confirmed doubts, sections and items with the answers that each rested on: their keys, comparing those answers,
 * setting and removing one.
 */
import { sameAnswer } from '../../domain/language/answer'
import type { RestedAnswer } from '../../domain/language/doubt'

/**
 * What the customer confirmed, with the answers that it rested on then: doubts by their key, sections and items that were
 * read back by their path.
 */
export type Confirmations = ReadonlyMap<string, readonly RestedAnswer[]>

/** A doubt by the question that it is said of and its name there; no path holds a space. */
export const doubtKey = (path: string, doubt: string): string => `${path} ${doubt}`

/** The other way round from `doubtKey`; no doubt of a section or item. */
export const doubtOfKey = (key: string): { readonly path: string; readonly doubt: string | undefined } => {
  const [path = '', doubt] = key.split(' ')
  return { path, doubt }
}

export const sameRestedAnswers = (a: readonly RestedAnswer[] | undefined, b: readonly RestedAnswer[]): boolean =>
  a !== undefined &&
  a.length === b.length &&
  a.every(({ path, value }, i) => path === b[i]?.path && sameAnswer(value, b[i].value))

/** Without answers nothing is confirmed at this path any more. */
export const withConfirmation = (
  confirmed: Confirmations,
  path: string,
  rested: readonly RestedAnswer[],
): Confirmations => {
  const now = new Map(confirmed)
  if (rested.length === 0) now.delete(path)
  else now.set(path, rested)
  return now
}
