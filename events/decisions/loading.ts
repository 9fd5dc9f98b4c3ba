import { slotAddress } from '../../domain/path'
import { type Filling, prefill } from '../../domain/prefill'
import type { Command } from '../command'
import { addressLookedUp } from '../definitions/addressLookedUp'
import { answerChanged } from '../definitions/answerChanged'
import { customerLoaded } from '../definitions/customerLoaded'
import { itemAdded } from '../definitions/items'
import { evolve } from '../evolve'
import { situationOf } from '../state'
import type { SurveyEvent } from '../surveyEvent'
import { type Deciding, type Decision, done, refused } from './decision'

const asEvent = (filling: Filling): SurveyEvent =>
  filling.tag === 'item'
    ? itemAdded({ list: filling.list, id: filling.id })
    : answerChanged({ path: filling.path, value: filling.value })

/** What the office answers fills what the customer has not touched; the invitation's own data is always replaced. */
export const loadCustomer = (
  { catalogue, state, at, newId }: Deciding,
  command: Extract<Command, { type: 'LoadCustomer' }>,
): Decision => {
  const { invitation, partnerSession, office, customer } = command
  const loaded = customerLoaded({ invitation, partnerSession, office })
  // The type of the invitation decides which options there are, so the answers are read by the new one.
  const now = evolve(catalogue, state, { at, by: 'server', event: loaded })
  return done(loaded, ...prefill(situationOf(catalogue, now), customer, newId).map(asEvent))
}

/** A look-up fills street and place, also over what was there: they belong to the postal code that was typed. */
export const fillAddress = (
  { catalogue }: Deciding,
  { at, found }: Extract<Command, { type: 'FillAddress' }>,
): Decision => {
  const fields = found === null ? [] : Object.entries(found).map(([key, value]) => ({ path: `${at}.${key}`, value }))
  const unknown = fields.find(({ path }) => slotAddress(catalogue, path) === null)
  if (unknown !== undefined) return refused({ tag: 'NoSuchQuestion', path: unknown.path })
  // The answers first: one that the customer types is no longer the look-up's.
  return done(...fields.map(answerChanged), addressLookedUp({ at, found: found !== null }))
}
