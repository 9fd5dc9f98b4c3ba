import type { Catalogue } from '../../../domain/engine/catalogue'
import { type Effect, effectKey } from '../../../events/effects/effect'
import type { SurveyView } from '../../../projections/live'
import { isUnansweredCallDue } from '../../../projections/outbox/isUnansweredCallDue'

/** Keeps in memory the calls to the office that got no answer, and returns those that are due to be retried. */
export const createUnansweredCalls = (catalogue: Catalogue) => {
  const calls = new Map<string, Effect>()
  const failed = new Set<string>()
  return {
    add: (effect: Effect): void => {
      calls.set(effectKey(effect), effect)
      failed.add(effectKey(effect))
    },
    /** Resolves when the call has come back; one that was answered is forgotten. */
    performed: async (effect: Effect, work: () => Promise<void>): Promise<void> => {
      const key = effectKey(effect)
      failed.delete(key)
      await work()
      if (!failed.has(key)) calls.delete(key)
    },
    due: (view: SurveyView): readonly Effect[] =>
      [...calls.values()].filter(effect => isUnansweredCallDue(catalogue, view, effect)),
  }
}
