// The messages that move the visit lifecycle: screens, session and customer, the signals of an open visit, and the
// results of effects.
import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { RemainingAnswers, UnsentAnswers } from './lifecycleState'
import type { LoginIdentity } from './loginIdentity'

/** A session that passed its time. `redirect`: the office's address for that. */
export interface SessionExpiry {
  readonly redirect: string | null
}

/** Events of an open visit that the lifecycle must handle. */
export type VisitSignal =
  | { readonly tag: 'takenOver' }
  | { readonly tag: 'erasedInOtherTab' }
  /** The customer could not be loaded; `answered`: the office said so. `known`: the log knows the customer from before. */
  | { readonly tag: 'customerLost'; readonly answered: boolean; readonly known: boolean }
  /** The office answered the inventory with something unexpected. `redirect`: its address for failures. */
  | { readonly tag: 'sendingFailed'; readonly redirect: string | null }
  /** The office has the inventory. `receivedAt`: since when, where it was sent before this visit. */
  | { readonly tag: 'sent'; readonly partnerInvited: boolean; readonly receivedAt: string | null }

/** The results of effects; `turn` is that of the effect. */
export type EffectResult<H> =
  | { readonly tag: 'loaded'; readonly turn: number; readonly customer: WireCustomer }
  | { readonly tag: 'notLoaded'; readonly turn: number; readonly answered: boolean }
  | { readonly tag: 'opened'; readonly turn: number; readonly handle: H; readonly invitation: string | null }
  /** `failed`: by a fault of ours in the customer's data or in the log. */
  | { readonly tag: 'notOpened'; readonly turn: number; readonly reason: 'inOtherTab' | 'unreachable' | 'failed' }
  | { readonly tag: 'closed'; readonly remaining: RemainingAnswers }
  | { readonly tag: 'erased'; readonly confirmed: boolean }
  | {
      readonly tag: 'unsentFound'
      readonly handle: H | null
      readonly identity: LoginIdentity
      readonly unsent: UnsentAnswers
    }

export type LifecycleMessage<H> =
  /** A screen behind the login shows. */
  | { readonly tag: 'entered'; readonly identity: LoginIdentity | null; readonly takeOver: boolean }
  /**
   * The stored session is another, here or in another tab. `expiry`: the one before had passed its time when it
   * ended; `inThisTab`: the login was in this tab; `swapped`: a link that logs somebody in ended the last one.
   */
  | {
      readonly tag: 'sessionChanged'
      readonly identity: LoginIdentity | null
      readonly expiry: SessionExpiry | null
      readonly inThisTab: boolean
      readonly swapped: boolean
    }
  /** The navigation rules end the session and lead on by themselves; `leaves`: to another address. */
  | { readonly tag: 'sessionEnding'; readonly leaves: boolean }
  /** The session of this token has passed its time, or the office refuses it. `isNew`: it began in this page. */
  | ({ readonly tag: 'sessionExpired'; readonly token: string; readonly isNew: boolean } & SessionExpiry)
  | { readonly tag: 'logoutRequested'; readonly identity: LoginIdentity | null }
  | { readonly tag: 'logoutChosen'; readonly how: 'keep' | 'erase' | 'stay'; readonly identity: LoginIdentity | null }
  /** The customer erases what remains here of an invitation that was used. */
  | { readonly tag: 'eraseRequested' }
  /** The time of the success page is over. `redirect`: the office's address for that. */
  | { readonly tag: 'farewellOver'; readonly redirect: string | null }
  | { readonly tag: 'eraseRetried' }
  /** The browser shows again the page that had left. */
  | { readonly tag: 'pageRestored' }
  | VisitSignal
  | EffectResult<H>
