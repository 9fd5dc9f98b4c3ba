/**
 * Decides the event of a customer confirming a doubted answer; nothing where an answer it rests on changed or it is
 * confirmed already. Tells whether an answer is unchanged.
 */
import { scopeAt, valueAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { sameAnswer } from '../../domain/language/answer'
import type { RestedAnswer } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { doubtKey, sameRestedAnswers } from '../state/confirmations'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/** Whether the answer counts as the customer saw it; what is not there does not. */
export const isAnswerUnchanged = (situation: Situation, { path, value }: RestedAnswer): boolean => {
  const address = slotAddress(situation.catalogue, path)
  const place = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
  return address !== null && place !== null && sameAnswer(valueAt(situation, place, address.slot), value)
}

/**
 * The customer confirms a doubt. Of answers that are others since (another page gave them) nothing was confirmed, and
 * what is confirmed already is nothing new. Which doubts there are is not known here: a name says only which was meant.
 */
export const confirmDoubt = (
  { catalogue, state }: DecisionContext,
  { path, doubt, rested }: Extract<Command, { type: 'ConfirmDoubt' }>,
): Decision => {
  if (slotAddress(catalogue, path) === null || rested[0]?.path !== path) return refuse({ tag: 'NoSuchQuestion', path })
  const situation = situationOf(catalogue, state)
  const isKnown = sameRestedAnswers(state.confirmed.get(doubtKey(path, doubt)), rested)
  return isKnown || !rested.every(one => isAnswerUnchanged(situation, one))
    ? accept()
    : accept(doubtConfirmed({ path, doubt, rested }))
}
