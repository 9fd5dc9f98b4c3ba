/**
 * Collects from a log, record by record, the days on which it was written, the dates answered at each path, and the
 * patterns that rules look for in each text.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Check } from '../../domain/language/rule'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { dateInText } from './dates/dateInText'

/** A rule's pattern that a text must have, with what it passes over. */
export type TextPattern = Extract<Check, { tag: 'pattern' }>

/** What a log says of dates and other texts by where they stand; ISO dates, and what came first stands first. */
interface AnswersGiven {
  readonly take: (record: SurveyRecord) => void
  /** The days on which the log was written. */
  readonly todays: ReadonlySet<string>
  /** Those that were ever the answer at a path. */
  readonly atPaths: ReadonlyMap<string, ReadonlySet<string>>
  /** The patterns that were looked for in each text: those of the questions that it was the answer to. */
  readonly patterns: ReadonlyMap<string, ReadonlySet<TextPattern>>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isoIn = (value: unknown): string | null => (typeof value === 'string' ? (dateInText(value)?.iso ?? null) : null)

export const dateAndPatternCollector = (catalogue: Catalogue): AnswersGiven => {
  const patterns = new Map<string, Set<TextPattern>>()
  const todays = new Set<string>()
  const atPaths = new Map<string, Set<string>>()
  const answered = (path: string, text: string): void => {
    const question = slotAddress(catalogue, path)?.slot.question
    const patternChecks = question?.rules.flatMap(({ check }) => (check.tag === 'pattern' ? [check] : [])) ?? []
    if (patternChecks.length > 0) patterns.set(text, new Set([...(patterns.get(text) ?? []), ...patternChecks]))
    const iso = isoIn(text)
    if (iso !== null) atPaths.set(path, (atPaths.get(path) ?? new Set()).add(iso))
  }
  const within = (value: unknown): void => {
    if (!isObject(value)) return
    if ('path' in value && typeof value.path === 'string' && 'value' in value) {
      if (typeof value.value === 'string') answered(value.path, value.value)
      return
    }
    for (const one of Object.values(value)) within(one)
  }
  return {
    take: ({ events }) => {
      for (const event of events) {
        const iso = event.type === 'PortalOpened' || event.type === 'DayBegan' ? isoIn(event.today) : null
        if (iso !== null) todays.add(iso)
        else if (event.type !== 'LendersLoaded' && event.type !== 'HomesFound') within(event)
      }
    },
    todays,
    atPaths,
    patterns,
  }
}
