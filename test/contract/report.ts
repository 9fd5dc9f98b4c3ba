import type { Endpoints } from '../../events/effects/calls/http'
import type { Finding, Weight } from './finding'
import type { Tried } from './tries'

/** As many places as are told of one kind. */
const most = 12

/** The same field of every item of a list is one place. */
const placeOf = (at: string): string => at.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')

const words: Readonly<Record<Weight, string>> = { stops: 'STOPS  ', differs: 'differs', remark: 'remark ' }

interface Told {
  readonly weight: Weight
  readonly at: string
  readonly wanted: string
  readonly found: readonly string[]
}

const together = (findings: readonly Finding[]): readonly Told[] => {
  const all = new Map<string, Told>()
  for (const { weight, at, found, wanted } of findings) {
    const place = placeOf(at)
    const key = JSON.stringify([weight, place, wanted])
    const before = all.get(key)?.found ?? []
    all.set(key, { weight, at: place, wanted, found: before.includes(found) ? before : [...before, found] })
  }
  return [...all.values()]
}

const findingLines = (findings: readonly Finding[]): readonly string[] =>
  (['stops', 'differs', 'remark'] as const).flatMap(weight => {
    const told = together(findings.filter(one => one.weight === weight))
    const lines = told.slice(0, most).map(({ at, found, wanted }) => {
      const also = found.length > 3 ? ` and ${found.length - 3} more` : ''
      return `      ${words[weight]}  ${at}: ${found.slice(0, 3).join('; ')}${also}. Wanted: ${wanted}`
    })
    return told.length > most ? [...lines, `      ${words[weight]}  and ${told.length - most} more`] : lines
  })

const ignoredLines = (ignored: readonly string[]): readonly string[] => {
  const places = [...new Set(ignored.map(placeOf))]
  const more = places.length > most ? `, and ${places.length - most} more` : ''
  return places.length === 0 ? [] : [`      not looked at: ${places.slice(0, most).join(', ')}${more}`]
}

const marks = { fine: 'ok     ', differs: 'differs', failed: 'FAILED ', skipped: 'skipped' } as const

/** What came of one call, in lines. */
export const linesOf = ({ name, note, recorded, verdict, readings }: Tried, verbose: boolean): readonly string[] => {
  const what = recorded === null ? name : `${name}: ${recorded.call.method} ${recorded.call.path}`
  const which = note === '' ? what : `${what} (${note})`
  if (verdict.tag === 'skipped') return [`${marks.skipped}  ${which}: ${verdict.why}`]
  return [
    `${marks[verdict.tag]}  ${which}: ${verdict.said}`,
    ...findingLines(verdict.findings),
    ...ignoredLines(verdict.ignored),
    ...(verbose ? readings.map(reading => `      read     ${reading}`) : []),
  ]
}

/** The calls without which no customer comes from his invitation to an inventory that was received. */
const needed: readonly (keyof Endpoints)[] = ['validateToken', 'register', 'login', 'customer', 'file', 'inventory']

const missing = (all: readonly Tried[]): readonly string[] =>
  needed.filter(name => all.every(tried => tried.name !== name || !tried.isOfVisit || tried.verdict.tag === 'skipped'))

export const summaryOf = (all: readonly Tried[]): readonly string[] => {
  const count = (tag: keyof typeof marks): number => all.filter(({ verdict }) => verdict.tag === tag).length
  const untried = missing(all)
  return [
    `${count('fine')} as the portal reads it, ${count('differs')} with something it does not read, ${count('failed')} that it does not take; ${count('skipped')} not tried.`,
    ...(untried.length === 0 ? [] : [`Not tried, and a visit needs it: ${untried.join(', ')}.`]),
  ]
}

/** Whether an office passes: all that a visit needs was tried, and all that was tried is taken and read to the end. */
export const passes = (all: readonly Tried[]): boolean =>
  missing(all).length === 0 && all.every(({ verdict }) => verdict.tag === 'fine' || verdict.tag === 'skipped')
