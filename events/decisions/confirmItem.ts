import { cardAddress } from '../../domain/engine/readBack'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { sameRested } from '../state/confirmed'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done, refused } from './decision'
import { isStill } from './doubts'

/** The customer confirms what was read back to him. Of answers that are others since (another page gave them) nothing is. */
export const confirmItem = (
  { catalogue, state }: Deciding,
  { path, rested }: Extract<Command, { type: 'ConfirmItem' }>,
): Decision => {
  if (cardAddress(catalogue, path) === null) return refused({ tag: 'NoSuchQuestion', path })
  const situation = situationOf(catalogue, state)
  const isKnown = sameRested(state.confirmed.get(path), rested)
  return rested.length === 0 || isKnown || !rested.every(one => isStill(situation, one))
    ? done()
    : done(itemConfirmed({ path, rested }))
}
