import type { Difference } from './shape'
import type { Tried } from './tries'

const words: Readonly<Record<Difference['what'], string>> = {
  missing: 'missing, and needed',
  wrong: 'of another kind than expected',
  unreadable: 'not readable, so taken as not there',
  unknown: 'not looked at',
}

/** As many places as are told of one kind. */
const most = 12

const placesOf = (found: readonly Difference[]): readonly string[] =>
  (['missing', 'wrong', 'unreadable', 'unknown'] as const).flatMap(kind => {
    // The same field of every item of a list is one place.
    const places = [
      ...new Set(found.filter(({ what }) => what === kind).map(({ at }) => at.replace(/(^|\.)\d+(?=\.|$)/g, '$1*'))),
    ]
    const more = places.length > most ? `, and ${places.length - most} more` : ''
    return places.length === 0 ? [] : [`      ${words[kind]}: ${places.slice(0, most).join(', ')}${more}`]
  })

const marks = { fine: 'ok     ', differs: 'differs', failed: 'FAILED ', skipped: 'skipped' } as const

/** What came of one call, in lines; no value of an answer is in them. */
export const linesOf = ({ name, note, recorded, verdict }: Tried): readonly string[] => {
  const what = recorded === null ? name : `${name}: ${recorded.call.method} ${recorded.call.path}`
  const which = note === '' ? what : `${what} (${note})`
  if (verdict.tag === 'skipped') return [`${marks.skipped}  ${which}: ${verdict.why}`]
  return [`${marks[verdict.tag]}  ${which}: ${verdict.said}`, ...placesOf(verdict.differences)]
}

export const summaryOf = (all: readonly Tried[]): string => {
  const count = (tag: keyof typeof marks): number => all.filter(({ verdict }) => verdict.tag === tag).length
  return `${count('fine')} as the portal reads it, ${count('differs')} with something it does not read, ${count('failed')} that it does not take; ${count('skipped')} not tried.`
}

/** Whether an office passes: everything that was tried is taken, and read to the end. */
export const passes = (all: readonly Tried[]): boolean =>
  all.every(({ verdict }) => verdict.tag === 'fine' || verdict.tag === 'skipped')
