import type { Catalogue } from '../../domain/engine/catalogue'
import { dateInAmsterdam } from '../../domain/language/amsterdam'
import type { Header, SurveyRecord } from '../../events/record/envelope'
import { answersGiven, type Pattern } from './answersGiven'
import { dateIn } from './dates'
import type { DaysOfLog } from './days'
import { homeParts } from './home'
import { leavesOf } from './leaves'
import { keyOf } from './letters'
import { walkLog } from './log'
import type { NumberKinds } from './numberKinds'
import { type NumbersOfLog, numberCollector } from './numbersOfLog'
import { relationsIn } from './relations'

/** Every single value of a log that something else is put in the place of. */
export interface Gathered extends DaysOfLog {
  readonly texts: ReadonlySet<string>
  /** The patterns that were looked for in a text. */
  readonly patterns: ReadonlyMap<string, ReadonlySet<Pattern>>
  readonly numbers: NumbersOfLog
  readonly documents: ReadonlySet<string>
  /** What homes were looked up by. */
  readonly homes: ReadonlySet<string>
  /** When each record was written, in milliseconds since 1970. */
  readonly moments: readonly number[]
}

export interface LogParts {
  readonly header: Header
  readonly records: readonly SurveyRecord[]
}

/** Yields after every so many records. */
export function* gathered(
  catalogue: Catalogue,
  { header, records }: LogParts,
  listed: ReadonlySet<string>,
  kinds: NumberKinds,
): Generator<void, Gathered> {
  const texts = new Set<string>()
  const numbers = numberCollector(kinds)
  const documents = new Set<string>()
  const homes = new Set<string>()
  const births = new Set<string>()
  const text = (value: string): string => {
    texts.add(value)
    return value
  }
  const same = <A>(value: A): A => value
  const walk = walkLog(
    leavesOf(catalogue, listed, {
      text,
      birth: value => {
        const date = dateIn(value)
        if (date !== null) births.add(date.iso)
        return text(value)
      },
      number: (value, place) => {
        numbers.add(value, place)
        return value
      },
      moment: same,
      day: same,
      thing: same,
      path: same,
      document: value => {
        documents.add(value)
        return value
      },
      home: value => {
        homes.add(value)
        return value
      },
      degree: same,
    }),
  )
  walk.header(header)
  const given = answersGiven(catalogue)
  for (const record of records) {
    walk.record(record)
    given.take(record)
    if (record.seq % 5 === 0) yield
  }
  const known = new Set([...texts].map(one => keyOf(one)))
  for (const home of homes)
    for (const part of homeParts(home, one => known.has(keyOf(one)))) if (part !== '') texts.add(part)
  const dates = new Set<string>()
  for (const one of texts) {
    const date = dateIn(one)
    if (date !== null) dates.add(date.iso)
  }
  const { todays, atPaths, patterns } = given
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
    relations: yield* relationsIn(catalogue, atPaths),
  }
}
