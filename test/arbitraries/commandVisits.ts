import fc from 'fast-check'
import type { Command } from '../../events/decisions/command'
import { catalogues } from './surveys'
import { type Lived, live } from './visit'
import { evenMoves, type Walk } from './walks'
import { wholeWay } from './wholeWay'

/** Most commands are given, and do something, in the first of them. */
const maxVisits = 60

/** Visits in which a command of this type brings something about, from the start and once everything was answered. */
export function* visitsWith(type: Command['type'], walk: Extract<Walk, { of: unknown }>): Generator<Lived> {
  const often = walk.needs === undefined ? [type] : [type, walk.needs]
  const moves = evenMoves(catalogues.shipped, often)
  for (let seed = 0; seed < maxVisits; seed++) {
    const [drawn = []] = fc.sample(moves, { numRuns: 1, seed })
    const fromStart = live({ survey: 'shipped', moves: drawn })
    if (fromStart.records.some(({ command }) => command === type)) yield fromStart
    const later = live({ survey: 'shipped', moves: drawn.slice(2), after: 'wholeWay' })
    if (later.records.slice(wholeWay().records.length).some(({ command }) => command === type)) yield later
  }
}
