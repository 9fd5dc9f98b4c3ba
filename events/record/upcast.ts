/** Lifts stored events of older versions to the newest, one version at a time, by a table of upcasters. */
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { discountEuros } from '../../domain/language/limits'
import type { LookupOutcome } from '../definitions/addressLookedUp'
import { calmScreenShownV1 } from '../legacy/calmScreenShownV1'
import { customerLoadedV1 } from '../legacy/customerLoadedV1'
import { dataRetrievedV1 } from '../legacy/dataRetrievedV1'
import { lendersLoadedV1 } from '../legacy/lendersLoadedV1'
import { addressLookedUpV1, homeFoundV1, homesFoundV1 } from '../legacy/lookedUpV1'
import { portalOpenedV1, portalOpenedV2 } from '../legacy/portalOpenedV1'
import { sendingStartedV1, sendingUnconfirmedV1 } from '../legacy/sendingV1'
import { stepSubmittedV1 } from '../legacy/stepSubmittedV1'
import type { definitions, SurveyEventType } from './surveyEvent'

/** A stored event before its codec has read it. */
export type RawEvent = Readonly<Record<string, unknown>> & { readonly type: string; readonly v: number }

/** Lifts an event one version: from the version it is filed under to the next. Pure; stored bytes stay as they are. */
type Upcaster = (event: RawEvent) => Readonly<Record<string, unknown>>

export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

/** Of an event that does not have the shape it was filed under nothing is left: the newest codec refuses it. */
const from =
  <A>(
    { codec }: { readonly codec: t.Decoder<unknown, A> },
    lift: (old: A) => Readonly<Record<string, unknown>>,
  ): Upcaster =>
  event => {
    const old = codec.decode(event)
    return E.isLeft(old) ? {} : lift(old.right)
  }

const outcomeBefore = (isFound: boolean): LookupOutcome => (isFound ? 'found' : 'unclear')

/** The numbers below another, 0 among them. */
type Below<N extends number, Counted extends readonly unknown[] = []> = Counted['length'] extends N
  ? never
  : Counted['length'] | Below<N, readonly [...Counted, unknown]>
type Definitions = typeof definitions
type OlderVersion<T extends SurveyEventType> = Exclude<Below<Definitions[T]['v']>, 0>
/** One for each version of an event before its newest, and no other. */
type AllUpcasters = {
  readonly [T in SurveyEventType as [OlderVersion<T>] extends [never] ? never : T]: Readonly<
    Record<OlderVersion<T>, Upcaster>
  >
}

/** By event type and the version it lifts from. */
export const upcasters: AllUpcasters = {
  AddressLookedUp: { 1: from(addressLookedUpV1, ({ at, found }) => ({ at, outcome: outcomeBefore(found) })) },
  // It led on whatever was answered.
  CalmScreenShown: { 1: from(calmScreenShownV1, old => ({ ...old, heldUp: false })) },
  CustomerLoaded: {
    1: from(customerLoadedV1, old => {
      const { invitation, ...rest } = old
      if (invitation === null) return old
      // That the partner was not invited may be what the office never said.
      return { ...rest, invitation: { ...invitation, partner_invited: invitation.partner_invited ? true : null } }
    }),
  },
  DataRetrieved: {
    // Which items the parts are was not said at first, and `unnamed` is no reason any more: such a partner is filled in.
    1: from(dataRetrievedV1, ({ placed = [], passedOver, ...rest }) => ({
      ...rest,
      placed,
      passedOver: passedOver.filter(({ reason }) => reason !== 'unnamed'),
    })),
  },
  HomeFound: { 1: from(homeFoundV1, old => ({ ...old, outcome: outcomeBefore(old.home !== null) })) },
  HomesFound: { 1: from(homesFoundV1, old => ({ ...old, outcome: outcomeBefore(old.homes.length > 0) })) },
  // The lists stood beside the log and nothing was asked of them.
  LendersLoaded: { 1: from(lendersLoadedV1, old => ({ ...old, lists: null })) },
  PortalOpened: {
    // The pages named one discount, whatever the host.
    1: from(portalOpenedV1, old => ({ ...old, discount: discountEuros })),
    // Which page it was, and whether another had the log, is not known.
    2: from(portalOpenedV2, old => ({ ...old, tab: null, took: 'notTold', since: null })),
  },
  // Nothing was kept of what was sent.
  SendingStarted: { 1: from(sendingStartedV1, old => ({ ...old, body: null })) },
  // There are more reasons since.
  SendingUnconfirmed: { 1: from(sendingUnconfirmedV1, old => old) },
  // Which rules were broken was recorded, not what the customer read of them.
  StepSubmitted: { 1: from(stepSubmittedV1, old => ({ ...old, words: old.errors.length === 0 ? [] : null })) },
}

/** The event in its newest version, as far as there are upcasters. */
export const upcast = (event: RawEvent, by: Upcasters = upcasters): RawEvent => {
  const lift = by[event.type]?.[event.v]
  return lift === undefined ? event : upcast({ ...lift(event), type: event.type, v: event.v + 1 }, by)
}
