/** JSON of the office: how much of it is read, and how one value is kept as text, read back and compared. */

import * as t from 'io-ts'

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * How much an answer of the office may hold: more is not read, because nobody would see all of it, and nothing of it may
 * go back shortened. `text`: characters of a whole answer; `values`: all that it holds; `members`: of one list or object;
 * `depth`: lists and objects within each other; `kept`: characters of one value that goes back as it came.
 */
export const jsonCaps = { text: 8_000_000, values: 400_000, members: 20_000, depth: 24, kept: 20_000 } as const

/** Whether a number is the one that was written: JSON's own are as long as one likes, ours are not. */
const isExact = (value: number): boolean =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))

/**
 * Whether a value that was parsed from JSON stays within the caps. Not by recursion: its depth is what is judged.
 * @param exact whether its numbers must be those that were written: they go back as they came
 */
export const isWithinCaps = (value: unknown, exact = true): value is Json => {
  const open: (readonly [value: unknown, depth: number])[] = [[value, 0]]
  let values = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [one, depth] = next
    values += 1
    if (values > jsonCaps.values) return false
    if (exact && typeof one === 'number' && !isExact(one)) return false
    if (typeof one !== 'object' || one === null) continue
    const members: readonly unknown[] = Array.isArray(one) ? one : Object.values(one)
    if (depth >= jsonCaps.depth || members.length > jsonCaps.members) return false
    for (const member of members) open.push([member, depth + 1])
  }
  return true
}

const parsed = (text: string): Json | undefined => {
  if (text.length > jsonCaps.kept) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isWithinCaps(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** One value of the office's as JSON text, as it is kept in the log. */
export const keptJsonCodec = new t.Type<string, unknown>(
  'KeptJson',
  (value): value is string => typeof value === 'string' && parsed(value) !== undefined,
  (value, context) =>
    typeof value === 'string' && parsed(value) !== undefined ? t.success(value) : t.failure(value, context),
  t.identity,
)

/** The value of kept JSON text; null for what is none. */
export const keptJson = (text: string): Json => parsed(text) ?? null

/** Whether two values say the same in JSON; the order of keys counts. */
export const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
