import type { Catalogue } from '../../../domain/engine/catalogue'
import { type Effect, effectKey } from '../../../events/effects/effect'
import type { SurveyView } from '../../../projections/live'
import { isUnansweredCallDue } from '../../../projections/outbox/isUnansweredCallDue'

/** The calls that got no answer, to be made again when there is hope. A page that goes away forgets them. */
export interface UnansweredCalls {
  /** A call got no answer. */
  readonly tell: (effect: Effect) => void
  /** Resolves when the call has come back; where it was answered it is not kept. */
  readonly performed: (effect: Effect, work: () => Promise<void>) => Promise<void>
  readonly due: (view: SurveyView) => readonly Effect[]
}

export const createUnansweredCalls = (catalogue: Catalogue): UnansweredCalls => {
  const kept = new Map<string, Effect>()
  const told = new Set<string>()
  return {
    tell: effect => {
      kept.set(effectKey(effect), effect)
      told.add(effectKey(effect))
    },
    performed: async (effect, work) => {
      const key = effectKey(effect)
      told.delete(key)
      await work()
      if (!told.has(key)) kept.delete(key)
    },
    due: view => [...kept.values()].filter(effect => isUnansweredCallDue(catalogue, view, effect)),
  }
}
