import { type ChangeCost, changeCost, disagreements, itemCost } from './change'
import { type ReplayCost, replayCost } from './replay'

/** What the core costs in one engine: a browser's or Node's. Nothing here knows where it runs. */
export interface CoreFigures {
  /** Empty, or the floor is not the same program. */
  readonly disagreements: readonly string[]
  readonly changes: readonly (ChangeCost & { readonly parts: number; readonly subscribers: number })[]
  readonly items: readonly (ChangeCost & { readonly parts: number })[]
  readonly replays: readonly (ReplayCost & { readonly events: number })[]
}

const setUps = [
  [1, 1],
  [1, 200],
  [100, 1],
  [500, 1],
  [500, 200],
] as const

export const coreFigures = (): CoreFigures => {
  // Both programs get to know every kind of change before the first figure.
  changeCost(20, 20)
  return {
    disagreements: disagreements(3),
    changes: setUps.map(([parts, subscribers]) => ({ parts, subscribers, ...changeCost(parts, subscribers) })),
    items: [1, 100, 500].map(parts => ({ parts, ...itemCost(parts) })),
    replays: [1000, 10_000, 100_000].map(events => ({ events, ...replayCost(events) })),
  }
}
