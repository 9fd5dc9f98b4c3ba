import { sameAnswer } from '../../domain/language/answer'
import type { Rested } from '../../domain/language/doubt'

/**
 * What the customer confirmed, with the answers that it rested on then: doubts by their key, sections and items that were
 * read back by their path.
 */
export type Confirmed = ReadonlyMap<string, readonly Rested[]>

/** A doubt by the question that it is said of and its name there; no path holds a space. */
export const doubtKey = (path: string, doubt: string): string => `${path} ${doubt}`

/** The other way round from `doubtKey`; no doubt of a section or item. */
export const doubtOf = (key: string): { readonly path: string; readonly doubt: string | undefined } => {
  const [path = '', doubt] = key.split(' ')
  return { path, doubt }
}

export const sameRested = (a: readonly Rested[] | undefined, b: readonly Rested[]): boolean =>
  a !== undefined &&
  a.length === b.length &&
  a.every(({ path, value }, i) => path === b[i]?.path && sameAnswer(value, b[i].value))

/** Without answers nothing is confirmed at this path any more. */
export const withConfirmed = (confirmed: Confirmed, path: string, rested: readonly Rested[]): Confirmed => {
  const now = new Map(confirmed)
  if (rested.length === 0) now.delete(path)
  else now.set(path, rested)
  return now
}
