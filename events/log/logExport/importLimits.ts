/**
 * Limits on the size and depth of an imported log file, and checks of its lines: nested too deep, keys such as
 * `__proto__`, and paths or other names in a record that no portal writes.
 */
import { forbiddenKeys, isPathShaped, isSegmentShaped } from '../../definitions/nameShapes'
import { pathsIn, strangeNamesIn } from '../../record/eventRows'
import type { Intent } from '../../record/intent'
import type { SurveyRecord } from '../../record/surveyRecord'

/** What an import may be at most: a file from outside decides nothing about our memory. Sizes in UTF-16 code units. */
export interface ImportLimits {
  readonly size: number
  /** The first line, which says whether the file is a log at all. */
  readonly header: number
  readonly line: number
  readonly lines: number
  readonly depth: number
}

/** Room for 200,000 records, for all documents that an inventory may hold, and for the largest load of the office. */
export const importLimits: ImportLimits = {
  size: 256 * 2 ** 20,
  header: 2 ** 16,
  line: 128 * 2 ** 20,
  lines: 250_000,
  depth: 24,
}

const [quote, backslash, brace, bracket, endBrace, endBracket] = [...'"\\{[}]'].map(sign => sign.charCodeAt(0))

/** Whether this sign stands in a text more often than so many times. */
const isOftener = (text: string, sign: string, most: number): boolean => {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) count += 1
  return count > most
}

/** Whether a JSON text nests deeper than this; looked at before it is parsed. */
export const isNestedDeeper = (text: string, most: number): boolean => {
  const half = Math.floor(most / 2)
  // Most lines do not open so many at all, and that is found without looking at every sign.
  return (isOftener(text, '{', half) || isOftener(text, '[', most - half)) && nestsDeeper(text, most)
}

const nestsDeeper = (text: string, most: number): boolean => {
  let depth = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === quote) isInString = !isInString
    else if (isInString) i += code === backslash ? 1 : 0
    else if (code === brace || code === bracket) {
      depth += 1
      if (depth > most) return true
    } else if (code === endBrace || code === endBracket) depth -= 1
  }
  return false
}

const reaches = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => forbiddenKeys.has(key) || reaches(inner))

/** A key can be spelled otherwise than it reads with a backslash only. */
const signs: readonly string[] = [...forbiddenKeys, '\\']

/**
 * Whether a key anywhere in a parsed value (of bounded depth) reaches for an object's inside.
 * @param text what it was parsed from
 */
export const hasForbiddenKey = (text: string, value: unknown): boolean =>
  signs.some(sign => text.includes(sign)) && reaches(value)

/** What an intent names that no portal would have written; null when there is nothing. */
const strangeInIntent = (intent: Intent, isOurs: (path: string) => boolean): string | null => {
  if ('path' in intent && !isOurs(intent.path)) return intent.path
  if ('list' in intent && !(isOurs(intent.list) && isSegmentShaped(intent.id))) return `${intent.list}.${intent.id}`
  return 'at' in intent && !isPathShaped(intent.at) ? intent.at : null
}

/** The first name in a record that no portal would have written; null when all are ours. */
export const foreignPathIn = ({ intent, events }: SurveyRecord, isOurs: (path: string) => boolean): string | null => {
  const meant = intent === undefined ? null : strangeInIntent(intent, isOurs)
  if (meant !== null) return meant
  for (const event of events) {
    const strange = pathsIn(event).find(path => !isOurs(path)) ?? strangeNamesIn(event)[0]
    if (strange !== undefined) return strange
  }
  return null
}
