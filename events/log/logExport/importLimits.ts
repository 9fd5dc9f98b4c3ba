import { stepKeys } from '../../../domain/language/stepKey'
import { pathsIn } from '../../record/eventRows'
import type { Intent } from '../../record/intent'
import type { SurveyEvent, UnknownEvent } from '../../record/surveyEvent'
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

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

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
  Object.entries(value).some(([key, inner]) => forbidden.has(key) || reaches(inner))

/** A key can be spelled otherwise than it reads with a backslash only. */
const signs: readonly string[] = [...forbidden, '\\']

/**
 * Whether a key anywhere in a parsed value (of bounded depth) reaches for an object's inside.
 * @param text what it was parsed from
 */
export const hasForbiddenKey = (text: string, value: unknown): boolean =>
  signs.some(sign => text.includes(sign)) && reaches(value)

const roots = new Set<string>(['customer', ...stepKeys])
const segment = /^[A-Za-z0-9_-]{1,64}$/
const mostSegments = 12

const isSegment = (text: string): boolean => segment.test(text) && !forbidden.has(text)

/** Whether a path has the shape of ours: 'customer....' or '<step>....', without a name that an object already has. */
export const isPathShaped = (path: string): boolean => {
  const segments = path.split('.')
  return segments.length <= mostSegments && roots.has(segments[0] ?? '') && segments.every(isSegment)
}

/** Whether a path is one that a screen of a portal may have. */
export const isScreenPath = (screen: string): boolean => /^(\/[A-Za-z0-9_-]{0,64}){1,4}$/.test(screen)

/** What an event names in a way of its own that no portal would have written; null when there is nothing. */
const strangeName = (event: SurveyEvent | UnknownEvent): string | null => {
  switch (event.type) {
    case 'ItemAdded':
    case 'ItemRemoved':
    case 'ItemRestored':
      return isSegment(event.id) ? null : `${event.list}.${event.id}`
    case 'CalmScreenShown':
      return isPathShaped(event.at) ? null : event.at
    case 'ScreenShown':
      return isScreenPath(event.screen) ? null : event.screen
    case 'SendingFailed':
      // The office's own words, which name a question by position.
      return event.fields.find(([path]) => path.split(/[.[\]]/).some(part => forbidden.has(part)))?.[0] ?? null
    default:
      return null
  }
}

/** What an intent names that no portal would have written; null when there is nothing. */
const strangeInIntent = (intent: Intent, isOurs: (path: string) => boolean): string | null => {
  if ('path' in intent && !isOurs(intent.path)) return intent.path
  if ('list' in intent && !(isOurs(intent.list) && isSegment(intent.id))) return `${intent.list}.${intent.id}`
  return 'at' in intent && !isPathShaped(intent.at) ? intent.at : null
}

/** The first path in a record that no portal would have written; null when all are ours. */
export const foreignPathIn = ({ intent, events }: SurveyRecord, isOurs: (path: string) => boolean): string | null => {
  const meant = intent === undefined ? null : strangeInIntent(intent, isOurs)
  if (meant !== null) return meant
  for (const event of events) {
    const strange = pathsIn(event).find(path => !isOurs(path)) ?? strangeName(event)
    if (strange !== null) return strange
  }
  return null
}
