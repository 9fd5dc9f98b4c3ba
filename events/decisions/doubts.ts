import { slotAddress } from '../../domain/engine/path'
import { placeAt, valueAt } from '../../domain/engine/reading'
import type { Situation } from '../../domain/engine/situation'
import { sameAnswer } from '../../domain/language/answer'
import type { Rested } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { doubtKey, sameRested } from '../state/confirmed'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done, refused } from './decision'

/** Whether the answer counts as the customer saw it; what is not there does not. */
export const isStill = (situation: Situation, { path, value }: Rested): boolean => {
  const address = slotAddress(situation.catalogue, path)
  const place = address === null ? null : placeAt(situation, address.slot.group, address.ids)
  return address !== null && place !== null && sameAnswer(valueAt(situation, place, address.slot), value)
}

/**
 * The customer confirms a doubt. Of answers that are others since (another page gave them) nothing was confirmed, and
 * what is confirmed already is nothing new. Which doubts there are is not known here: a name says only which was meant.
 */
export const confirmDoubt = (
  { catalogue, state }: Deciding,
  { path, doubt, rested }: Extract<Command, { type: 'ConfirmDoubt' }>,
): Decision => {
  if (slotAddress(catalogue, path) === null || rested[0]?.path !== path) return refused({ tag: 'NoSuchQuestion', path })
  const situation = situationOf(catalogue, state)
  const isKnown = sameRested(state.confirmed.get(doubtKey(path, doubt)), rested)
  return isKnown || !rested.every(one => isStill(situation, one))
    ? done()
    : done(doubtConfirmed({ path, doubt, rested }))
}
