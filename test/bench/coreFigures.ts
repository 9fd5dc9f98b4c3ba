import type { Visit } from './benchSurvey'
import { type ChangeCost, changeCost, disagreements, itemCost } from './change'
import { type LargeLoad, largeLoads } from './largeLoad'
import { type PositionCost, positionCost } from './positions'
import { type ReplayCost, replayCost } from './replay'

/** What one kind of visit costs. */
export interface VisitFigures {
  readonly visit: Visit
  /** Empty, or the floor is not the same program. */
  readonly disagreements: readonly string[]
  readonly changes: readonly (ChangeCost & { readonly parts: number; readonly subscribers: number })[]
  readonly replays: readonly (ReplayCost & { readonly events: number })[]
  readonly positions: readonly (PositionCost & { readonly events: number })[]
}

/** What the core costs in one engine: a browser's or Node's. Nothing here knows where it runs. */
export interface CoreFigures {
  readonly visits: readonly VisitFigures[]
  readonly items: readonly (ChangeCost & { readonly parts: number })[]
  readonly loads: readonly LargeLoad[]
}

const setUps: Readonly<Record<Visit, readonly (readonly [parts: number, subscribers: number])[]>> = {
  loanParts: [
    [1, 1],
    [1, 200],
    [100, 1],
    [500, 1],
    [500, 200],
  ],
  everything: [
    [1, 1],
    [1, 200],
    [500, 1],
    [500, 200],
  ],
}

const figuresOf = (visit: Visit): VisitFigures => {
  // Both programs get to know every kind of change before the first figure.
  changeCost(visit, 20, 20)
  return {
    visit,
    disagreements: disagreements(visit, 3),
    changes: setUps[visit].map(([parts, subscribers]) => ({
      parts,
      subscribers,
      ...changeCost(visit, parts, subscribers),
    })),
    replays: [1000, 10_000, 100_000].map(events => ({ events, ...replayCost(visit, events) })),
    positions: [10_000, 100_000].map(events => ({ events, ...positionCost(visit, events) })),
  }
}

export const coreFigures = (): CoreFigures => {
  // The loan parts first, and what comes and goes before anything of the other: as it was measured before there was one.
  const loanParts = figuresOf('loanParts')
  const items = [1, 100, 500].map(parts => ({ parts, ...itemCost(parts) }))
  return { visits: [loanParts, figuresOf('everything')], items, loads: largeLoads() }
}
