/** Finds the home slot at a path or of an entry, and tells whether it shows. */

import type { Catalogue, HomeSlot } from '../engine/catalogue'
import { conditionHolds, rootScope } from '../engine/evaluation/evaluateQuestion'
import type { Situation } from '../engine/situation'
import type { Entry } from '../language/section'

/** The home slot at this path when it is of one of these kinds; else null. */
export const homeSlotAt = (
  catalogue: Catalogue,
  at: string,
  ...kinds: readonly HomeSlot['what'][]
): HomeSlot | null => {
  const homeSlot = catalogue.homeAt.get(at)
  return homeSlot !== undefined && kinds.includes(homeSlot.what) ? homeSlot : null
}

/** The home slot that an entry of the catalogue is; null when it is none. */
export const homeSlotOf = ({ homeAt }: Catalogue, entry: Entry): HomeSlot | null =>
  [...homeAt.values()].find(({ gate }) => gate.of === entry) ?? null

/** Whether the answers show the home slot on its screen. */
export const isHomeSlotVisible = (situation: Situation, { gate }: HomeSlot): boolean => {
  const root = rootScope(situation, gate.group)
  return root !== null && conditionHolds(situation, root, gate.condition)
}
