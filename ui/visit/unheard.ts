import type { Catalogue } from '../../domain/engine/catalogue'
import { type Effect, keyOf } from '../../events/effects/effect'
import type { View } from '../../projections/live'
import { isUnheardDue } from '../../projections/unheardDue'

/** The calls that got no answer, to be made again when there is hope. A page that goes away forgets them. */
export interface Unheard {
  /** A call got no answer. */
  readonly tell: (effect: Effect) => void
  /** Resolves when the call has come back; where it was answered it is not kept. */
  readonly performed: (effect: Effect, work: () => Promise<void>) => Promise<void>
  readonly due: (view: View) => readonly Effect[]
}

export const createUnheard = (catalogue: Catalogue): Unheard => {
  const kept = new Map<string, Effect>()
  const told = new Set<string>()
  return {
    tell: effect => {
      kept.set(keyOf(effect), effect)
      told.add(keyOf(effect))
    },
    performed: async (effect, work) => {
      const key = keyOf(effect)
      told.delete(key)
      await work()
      if (!told.has(key)) kept.delete(key)
    },
    due: view => [...kept.values()].filter(effect => isUnheardDue(catalogue, view, effect)),
  }
}
