import { cardAddress } from '../../domain/engine/readBack'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { sameRestedAnswers } from '../state/confirmations'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { isAnswerUnchanged } from './confirmDoubt'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/** The customer confirms what was read back to him. Of answers that are others since (another page gave them) nothing is. */
export const confirmItem = (
  { catalogue, state }: DecisionContext,
  { path, rested }: Extract<Command, { type: 'ConfirmItem' }>,
): Decision => {
  if (cardAddress(catalogue, path) === null) return refuse({ tag: 'NoSuchQuestion', path })
  const situation = situationOf(catalogue, state)
  const isKnown = sameRestedAnswers(state.confirmed.get(path), rested)
  return rested.length === 0 || isKnown || !rested.every(one => isAnswerUnchanged(situation, one))
    ? accept()
    : accept(itemConfirmed({ path, rested }))
}
