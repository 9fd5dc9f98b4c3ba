import { readMoment } from '../../domain/language/moment'
import { type Finding, finding, shownValue } from './finding'
import type { LeafFound } from './walk'

const moments: readonly string[] = ['submitted_at', 'valid_until']

export const isMoment = ({ keys }: LeafFound): boolean => moments.includes(keys.at(-1) ?? '')

/** A moment that cannot be read says that nothing was received, and ends nothing. */
export const momentFindings = (found: LeafFound): readonly Finding[] =>
  isMoment(found) && found.value !== '' && readMoment(found.value) === null
    ? [
        finding(
          'stops',
          found.at,
          shownValue(found.value),
          'null, or a moment of 2000 or later as "2026-11-24T12:00:00Z" or "2026-11-24"',
        ),
      ]
    : []
