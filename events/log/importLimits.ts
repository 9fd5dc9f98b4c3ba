import { stepKeys } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../record/envelope'

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

/** Whether a JSON text nests deeper than this; looked at before it is parsed. */
export const isDeeper = (text: string, most: number): boolean => {
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

/** Whether a key anywhere in a parsed value (of bounded depth) reaches for an object's inside. */
export const hasForbiddenKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => forbidden.has(key) || hasForbiddenKey(inner))

const roots = new Set<string>(['customer', ...stepKeys])
const segment = /^[A-Za-z0-9_-]{1,64}$/
const mostSegments = 12

const isSegment = (text: string): boolean => segment.test(text) && !forbidden.has(text)

/** Whether a path has the shape of ours: 'customer....' or '<step>....', without a name that an object already has. */
export const isPathShaped = (path: string): boolean => {
  const segments = path.split('.')
  return segments.length <= mostSegments && roots.has(segments[0] ?? '') && segments.every(isSegment)
}

const isScreen = (screen: string): boolean => /^(\/[A-Za-z0-9_-]{0,64}){1,4}$/.test(screen)

/** The first path in a record that no portal would have written; null when all are ours. */
export const strangePath = ({ events }: SurveyRecord, isOurs: (path: string) => boolean): string | null => {
  for (const event of events) {
    if (event.type === 'AnswerChanged' && !isOurs(event.path)) return event.path
    if (event.type === 'DataRetrieved') {
      const strange = [...event.told, ...event.placed].find(({ path }) => !isOurs(path))
      if (strange !== undefined) return strange.path
    }
    if (event.type === 'RetrievedLeft' && !isOurs(event.path)) return event.path
    if (event.type === 'AddressLookedUp' && !isOurs(event.at)) return event.at
    if (event.type === 'ItemAdded' || event.type === 'ItemRemoved' || event.type === 'ItemRestored')
      if (!isOurs(event.list) || !isSegment(event.id)) return `${event.list}.${event.id}`
    if (event.type === 'StepSubmitted') {
      const strange = event.errors.find(([path]) => !isOurs(path))
      if (strange !== undefined) return strange[0]
    }
    if (event.type === 'ScreenShown' && !isScreen(event.screen)) return event.screen
    // The office's own words, which name a question by position.
    if (event.type === 'SendingFailed')
      for (const [path] of event.fields) if (path.split(/[.[\]]/).some(part => forbidden.has(part))) return path
  }
  return null
}
