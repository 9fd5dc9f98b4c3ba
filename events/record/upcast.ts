import * as E from 'fp-ts/Either'
import { discountEuros } from '../../domain/language/limits'
import type { LookUpOutcome } from '../definitions/addressLookedUp'
import { customerLoadedV1 } from '../legacy/customerLoadedV1'
import { dataRetrievedV1 } from '../legacy/dataRetrievedV1'
import { lendersLoadedV1 } from '../legacy/lendersLoadedV1'
import { addressLookedUpV1, homeFoundV1, homesFoundV1 } from '../legacy/lookedUpV1'
import { portalOpenedV1 } from '../legacy/portalOpenedV1'
import { portalOpenedV2 } from '../legacy/portalOpenedV2'
import { sendingStartedV1, sendingUnconfirmedV1 } from '../legacy/sendingV1'
import { stepSubmittedV1 } from '../legacy/stepSubmittedV1'

/** A stored event before its codec has read it. */
export type RawEvent = Readonly<Record<string, unknown>> & { readonly type: string; readonly v: number }

/** Lifts an event one version: from the version it is filed under to the next. Pure; stored bytes stay as they are. */
export type Upcaster = (event: RawEvent) => Readonly<Record<string, unknown>>

export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

/** What does not have the shape it was filed under is left to the newest codec to refuse. */
const liftLendersLoadedV1: Upcaster = event => {
  const old = lendersLoadedV1.codec.decode(event)
  // The lists stood beside the log and nothing was asked of them.
  return E.isLeft(old) ? event : { ...old.right, lists: null }
}

/** Nothing was kept of what was sent. */
const liftSendingStartedV1: Upcaster = event => {
  const old = sendingStartedV1.codec.decode(event)
  return E.isLeft(old) ? event : { ...old.right, body: null }
}

/** There are more reasons since. */
const liftSendingUnconfirmedV1: Upcaster = event => {
  const old = sendingUnconfirmedV1.codec.decode(event)
  return E.isLeft(old) ? {} : old.right
}

/** That the partner was not invited may be what the office never said. */
const liftCustomerLoadedV1: Upcaster = event => {
  const old = customerLoadedV1.codec.decode(event)
  if (E.isLeft(old)) return {}
  const { invitation, ...rest } = old.right
  if (invitation === null) return old.right
  return { ...rest, invitation: { ...invitation, partner_invited: invitation.partner_invited ? true : null } }
}

/** Which items the parts are was not said at first, and `unnamed` is no reason any more: such a partner is filled in. */
const liftDataRetrievedV1: Upcaster = event => {
  const old = dataRetrievedV1.codec.decode(event)
  if (E.isLeft(old)) return {}
  const { placed = [], passedOver, ...rest } = old.right
  return { ...rest, placed, passedOver: passedOver.filter(({ reason }) => reason !== 'unnamed') }
}

/** The pages named one discount, whatever the host. */
const liftPortalOpenedV1: Upcaster = event => {
  const old = portalOpenedV1.codec.decode(event)
  return E.isLeft(old) ? {} : { ...old.right, discount: discountEuros }
}

/** Which page it was, and whether another had the log, is not known. */
const liftPortalOpenedV2: Upcaster = event => {
  const old = portalOpenedV2.codec.decode(event)
  return E.isLeft(old) ? {} : { ...old.right, tab: null, took: 'notTold', since: null }
}

const outcomeBefore = (isFound: boolean): LookUpOutcome => (isFound ? 'found' : 'unclear')

const liftAddressLookedUpV1: Upcaster = event => {
  const old = addressLookedUpV1.codec.decode(event)
  return E.isLeft(old) ? {} : { at: old.right.at, outcome: outcomeBefore(old.right.found) }
}

const liftHomesFoundV1: Upcaster = event => {
  const old = homesFoundV1.codec.decode(event)
  return E.isLeft(old) ? {} : { ...old.right, outcome: outcomeBefore(old.right.homes.length > 0) }
}

const liftHomeFoundV1: Upcaster = event => {
  const old = homeFoundV1.codec.decode(event)
  return E.isLeft(old) ? {} : { ...old.right, outcome: outcomeBefore(old.right.home !== null) }
}

/** Which rules were broken was recorded, not what the customer read of them. */
const liftStepSubmittedV1: Upcaster = event => {
  const old = stepSubmittedV1.codec.decode(event)
  return E.isLeft(old) ? {} : { ...old.right, words: old.right.errors.length === 0 ? [] : null }
}

/** By event type and the version it lifts from. A test fails when one is missing. */
export const upcasters: Upcasters = {
  AddressLookedUp: { 1: liftAddressLookedUpV1 },
  CustomerLoaded: { 1: liftCustomerLoadedV1 },
  DataRetrieved: { 1: liftDataRetrievedV1 },
  HomeFound: { 1: liftHomeFoundV1 },
  HomesFound: { 1: liftHomesFoundV1 },
  LendersLoaded: { 1: liftLendersLoadedV1 },
  PortalOpened: { 1: liftPortalOpenedV1, 2: liftPortalOpenedV2 },
  SendingStarted: { 1: liftSendingStartedV1 },
  SendingUnconfirmed: { 1: liftSendingUnconfirmedV1 },
  StepSubmitted: { 1: liftStepSubmittedV1 },
}

/** The event in its newest version, as far as there are upcasters. */
export const upcast = (event: RawEvent, by: Upcasters = upcasters): RawEvent => {
  const lift = by[event.type]?.[event.v]
  return lift === undefined ? event : upcast({ ...lift(event), type: event.type, v: event.v + 1 }, by)
}
