/**
 * Collects every value of a log that the pseudonymiser replaces: texts with their patterns, numbers, dates with their
 * relations, births, document names, homes, and the moments of records.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import type { StoredLogHeader, SurveyRecord } from '../../events/record/surveyRecord'
import { dateAndPatternCollector, type TextPattern } from './dateAndPatternCollector'
import type { DaysOfLog } from './dates/dateClasses'
import { dateInText } from './dates/dateInText'
import { dateRelations } from './dates/dateRelations'
import { type NumbersOfLog, numberCollector } from './numbers/numberCollector'
import type { NumberKinds } from './numbers/numberKinds'
import { comparisonKey } from './texts/characters'
import { homeParts } from './texts/homeParts'
import { leafVisitors } from './walk/leafVisitors'
import { walkLog } from './walk/walkLog'

/** Every single value of a log that something else is put in the place of. */
export interface GatheredValues extends DaysOfLog {
  readonly texts: ReadonlySet<string>
  /** The patterns that were looked for in a text. */
  readonly patterns: ReadonlyMap<string, ReadonlySet<TextPattern>>
  readonly numbers: NumbersOfLog
  readonly documents: ReadonlySet<string>
  /** What homes were looked up by. */
  readonly homes: ReadonlySet<string>
  /** When each record was written, in milliseconds since 1970. */
  readonly moments: readonly number[]
}

export interface LogParts {
  readonly header: StoredLogHeader
  readonly records: readonly SurveyRecord[]
}

/** Collects every value of a log that the pseudonymiser replaces. Yields after every few records. */
export function* gatherValues(
  catalogue: Catalogue,
  { header, records }: LogParts,
  listed: ReadonlySet<string>,
  kinds: NumberKinds,
): Generator<void, GatheredValues> {
  const texts = new Set<string>()
  const numbers = numberCollector(kinds)
  const documents = new Set<string>()
  const homes = new Set<string>()
  const births = new Set<string>()
  const text = (value: string): string => {
    texts.add(value)
    return value
  }
  const unchanged = <A>(value: A): A => value
  const walk = walkLog(
    leafVisitors(catalogue, listed, {
      text,
      birth: value => {
        const date = dateInText(value)
        if (date !== null) births.add(date.iso)
        return text(value)
      },
      number: (value, place) => {
        numbers.add(value, place)
        return value
      },
      moment: unchanged,
      day: unchanged,
      thing: unchanged,
      path: unchanged,
      document: value => {
        documents.add(value)
        return value
      },
      home: value => {
        homes.add(value)
        return value
      },
      degree: unchanged,
    }),
  )
  walk.header(header)
  const givenAnswers = dateAndPatternCollector(catalogue)
  for (const record of records) {
    walk.record(record)
    givenAnswers.take(record)
    if (record.seq % 5 === 0) yield
  }
  const knownKeys = new Set([...texts].map(one => comparisonKey(one)))
  for (const home of homes)
    for (const part of homeParts(home, one => knownKeys.has(comparisonKey(one)))) if (part !== '') texts.add(part)
  const dates = new Set<string>()
  for (const one of texts) {
    const date = dateInText(one)
    if (date !== null) dates.add(date.iso)
  }
  const { todays, atPaths, patterns } = givenAnswers
  const moments = records.map(({ at }) => at)
  // A log that does not say what day it is was written on the day of its first record.
  const days = todays.size > 0 ? todays : new Set(moments.slice(0, 1).map(dateInAmsterdam))
  return {
    texts,
    patterns,
    numbers: numbers.found(),
    documents,
    homes,
    moments,
    dates,
    todays: days,
    births,
    relations: yield* dateRelations(catalogue, atPaths),
  }
}
