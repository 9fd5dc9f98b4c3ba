/**
 * Draws a random shift in time for a pseudonymised log, and returns the functions that move its own moments and dates
 * by it.
 */
import { readMoment } from '../../../domain/language/moment'
import { type RandomSource, randomBelow } from '../random/randomSource'
import { addDaysToIso, dateInText, writtenLike } from './dateInText'
import { isSummer, localOf, momentOf, offsetAt } from './localTime'

const dayMs = 24 * 60 * 60_000

/** The days on which a log can begin after it was moved, whenever it really did: 2015 up to and including 2034. */
const [firstBeginning, beginnings] = [Date.UTC(2015, 0, 1) / dayMs, 7305]

/** How often a beginning is drawn until the clocks do not change between it and the end. */
const tries = 60

/** How the moments and the days of a log itself move: all by the same number on Amsterdam's clocks. */
export interface LogMove {
  /** Milliseconds since 1970. */
  readonly moment: (at: number) => number
  /** An ISO date, or the text of a moment as an office writes it; '' where no date can be written then. */
  readonly day: (text: string) => string
}

const dayOf = (local: number): number => Math.floor(local / dayMs)

/** The first and the last of these, without spreading thousands of arguments. */
const ends = (all: readonly number[]): readonly [number, number] => [
  all.reduce((a, b) => Math.min(a, b), all[0] ?? 0),
  all.reduce((a, b) => Math.max(a, b), all[0] ?? 0),
]

/** How a time is written: 'T' or a space, hours and minutes, perhaps seconds and parts of them, perhaps a zone. */
const timed = /^([T ])(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?(\s*)$/

const sign = (minutes: number): string => (minutes < 0 ? '-' : '+')
const two = (count: number): string => String(count).padStart(2, '0')

/** Amsterdam's zone then, written like this one. */
const zoneAt = (at: number, like: string): string => {
  const minutes = offsetAt(at) / 60_000
  return `${sign(minutes)}${two(Math.floor(minutes / 60))}${like.includes(':') ? ':' : ''}${two(minutes % 60)}`
}

const minutesOf = (zone: string): number => {
  const [, way = '+', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (way === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The text of another moment, written like this one: with its zone, Amsterdam's where it was Amsterdam's. */
const momentLike = (text: string, after: string, at: number, moved: number): string | null => {
  const [, between = 'T', time = '', zone = '', spaces = ''] = timed.exec(after) ?? []
  if (time === '') return null
  const isOurs = zone !== '' && zone !== 'Z' && minutesOf(zone) * 60_000 === offsetAt(at)
  const other = isOurs ? zoneAt(moved, zone) : zone
  const shown = new Date(moved + minutesOf(other) * 60_000).toISOString()
  const start = text.slice(0, text.length - text.trimStart().length)
  return `${start}${shown.slice(0, 10)}${between}${shown.slice(11, 23).padEnd(time.length, '0').slice(0, time.length)}${other}${spaces}`
}

/**
 * Draws where a log begins: a day that does not depend on the true one, and a time of day such that all its moments stay
 * in the day they were in, so that midnight stays where it was. Where it can be, the clocks do not change in between.
 * @param moments when each record was written
 */
export const drawLogMove = (draw: RandomSource, moments: readonly number[]): LogMove => {
  const locals = moments.map(localOf)
  const [first, last] = ends(locals)
  const [earliest, latest] = ends(locals.map(local => local - dayOf(local) * dayMs))
  const later = randomBelow(draw, dayMs - (latest - earliest)) - earliest
  const beginning = (): number => firstBeginning + randomBelow(draw, beginnings) - dayOf(first)
  const isSteady = (days: number): boolean => {
    const moved = days * dayMs + later
    const [from, to] = [momentOf(first + moved), momentOf(last + moved)]
    // No clock shows the hour that is left out in spring: a beginning in it would become an hour later than the rest.
    return isSummer(from) === isSummer(to) && to - from < 220 * dayMs && localOf(from) === first + moved
  }
  let days = beginning()
  for (let attempt = 0; attempt < tries && !isSteady(days); attempt++) days = beginning()
  const moment = (at: number): number => momentOf(localOf(at) + days * dayMs + later)
  return {
    moment,
    day: text => {
      const date = dateInText(text)
      if (date === null) return ''
      const at = readMoment(text)?.at ?? null
      const like = at === null ? null : momentLike(text, date.after, at, moment(at))
      const iso = addDaysToIso(date.iso, days)
      return like ?? (iso === null ? '' : writtenLike(date, iso))
    },
  }
}
