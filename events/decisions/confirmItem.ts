import { cardAddress } from '../../domain/engine/readBack'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { sameRestedAnswers } from '../state/confirmations'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { isAnswerUnchanged } from './confirmDoubt'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/**
 * Decides the event of a customer confirming a section or item that was read back; nothing where an answer in it
 * changed since or it is confirmed already.
 */
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
