import type { Catalogue } from '../../domain/engine/catalogue'
import type { Header, SurveyRecord } from '../../events/record/envelope'
import { dateIn } from './dates'
import { homeParts } from './home'
import { leavesOf } from './leaves'
import { canonical } from './letters'
import { walkLog } from './log'
import type { NumberKinds } from './numberKinds'
import { type NumbersOfLog, numberCollector } from './numbersOfLog'

/** Every single value of a log that something else is put in the place of. */
export interface Gathered {
  readonly texts: ReadonlySet<string>
  readonly numbers: NumbersOfLog
  readonly documents: ReadonlySet<string>
  /** What homes were looked up by. */
  readonly homes: ReadonlySet<string>
  /** The dates among the texts, as ISO dates. */
  readonly dates: ReadonlySet<string>
  /** The days on which the log was written, as ISO dates. */
  readonly todays: ReadonlySet<string>
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
  const text = (value: string): string => {
    texts.add(value)
    return value
  }
  const same = <A>(value: A): A => value
  const walk = walkLog(
    leavesOf(catalogue, listed, {
      text,
      number: (value, place) => {
        numbers.add(value, place)
        return value
      },
      moment: same,
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
  const todays = new Set<string>()
  for (const record of records) {
    walk.record(record)
    for (const event of record.events)
      if ((event.type === 'PortalOpened' || event.type === 'DayBegan') && dateIn(event.today) !== null)
        todays.add(dateIn(event.today)?.iso ?? '')
    if (record.seq % 5 === 0) yield
  }
  const known = new Set([...texts].map(one => canonical(one).join('')))
  for (const home of homes)
    for (const part of homeParts(home, one => known.has(canonical(one).join('')))) if (part !== '') texts.add(part)
  const dates = new Set<string>()
  for (const one of texts) {
    const date = dateIn(one)
    if (date !== null) dates.add(date.iso)
  }
  return { texts, numbers: numbers.found(), documents, homes, dates, todays }
}
