import { answerAt, type SlotAddress } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { brokenRule, scopeAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { type State, situationOf } from './state'

/**
 * Whether a retrieved value stands as the answer for good, so that nobody changes it (checklist OPEN-75); never one
 * that breaks a rule.
 */
export const isHeldByRetrieval = (catalogue: Catalogue, state: State, address: SlotAddress): boolean => {
  const { slot, ids } = address
  if (state.retrieval === null || slot.question.kind !== 'number' || !slot.question.heldByRetrieval) return false
  const told = state.retrieval.told.get(slotPath(slot, ids))
  const held = answerAt(state.answers, address)
  if (told === undefined || held === undefined || !sameAnswer(held, told.value)) return false
  const situation = situationOf(catalogue, state)
  const place = scopeAt(situation, slot.group, ids)
  return place !== null && brokenRule(situation, place, slot) === null
}
