import { sameAnswer } from '../../domain/language/answer'
import type { Rested } from '../../domain/language/doubt'

/** What each doubt rested on when the customer confirmed it, by its key. */
export type Confirmed = ReadonlyMap<string, readonly Rested[]>

/** A doubt by the question that it is said of and its name there; no path holds a space. */
export const doubtKey = (path: string, doubt: string): string => `${path} ${doubt}`

/** The other way round from `doubtKey`. */
export const doubtOf = (key: string): { readonly path: string; readonly doubt: string } => {
  const [path = '', doubt = ''] = key.split(' ')
  return { path, doubt }
}

export const sameRested = (a: readonly Rested[] | undefined, b: readonly Rested[]): boolean =>
  a !== undefined &&
  a.length === b.length &&
  a.every(({ path, value }, i) => path === b[i]?.path && sameAnswer(value, b[i].value))
