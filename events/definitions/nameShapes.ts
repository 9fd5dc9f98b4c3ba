/**
 * Checks the shape of item ids, answer paths and screen paths, and forbids keys that reach an object's inside, such
 * as `__proto__`.
 */
import { stepKeys } from '../../domain/language/stepKey'

/** Keys by which one reaches an object's inside. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const roots = new Set<string>(['customer', ...stepKeys])
const segment = /^[A-Za-z0-9_-]{1,64}$/
const maxSegments = 12

/** Whether a text has the shape of an id of ours. */
export const isSegmentShaped = (text: string): boolean => segment.test(text) && !forbiddenKeys.has(text)

/** Whether a path has the shape of ours: 'customer....' or '<step>....', without a name that an object already has. */
export const isPathShaped = (path: string): boolean => {
  const segments = path.split('.')
  return segments.length <= maxSegments && roots.has(segments[0] ?? '') && segments.every(isSegmentShaped)
}

/** Whether a path is one that a screen of a portal may have. */
export const isScreenShaped = (screen: string): boolean => /^(\/[A-Za-z0-9_-]{0,64}){1,4}$/.test(screen)

/** Whether the office's own words for a question, which name it by position, reach for an object's inside. */
export const hasForbiddenSegment = (path: string): boolean => path.split(/[.[\]]/).some(part => forbiddenKeys.has(part))
