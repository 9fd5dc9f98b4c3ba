/** Keeps in memory the calls to the office that got no answer, and returns those that are due to be retried. */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { type Effect, effectKey } from '../../../events/effects/effect'
import type { SurveyView } from '../../../projections/live'
import { isUnansweredCallDue } from '../../../projections/outbox/isUnansweredCallDue'

/** The calls that got no answer, to be retried. Kept in memory only. */
interface UnansweredCalls {
  /** Adds a call that got no answer. */
  readonly add: (effect: Effect) => void
  /** Resolves when the call has come back; where it was answered it is not calls. */
  readonly performed: (effect: Effect, work: () => Promise<void>) => Promise<void>
  readonly due: (view: SurveyView) => readonly Effect[]
}

export const createUnansweredCalls = (catalogue: Catalogue): UnansweredCalls => {
  const calls = new Map<string, Effect>()
  const failed = new Set<string>()
  return {
    add: effect => {
      calls.set(effectKey(effect), effect)
      failed.add(effectKey(effect))
    },
    performed: async (effect, work) => {
      const key = effectKey(effect)
      failed.delete(key)
      await work()
      if (!failed.has(key)) calls.delete(key)
    },
    due: view => [...calls.values()].filter(effect => isUnansweredCallDue(catalogue, view, effect)),
  }
}
