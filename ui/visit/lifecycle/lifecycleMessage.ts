import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { RemainingAnswers, UnsentAnswers } from './lifecycleState'
import type { LoginIdentity } from './loginIdentity'

/** A session that passed its time. `redirect`: the office's address for that. */
export interface SessionExpiry {
  readonly redirect: string | null
}

/** What a visit tells of itself. */
export type VisitSignal =
  | { readonly tag: 'takenOver' }
  | { readonly tag: 'erasedElsewhere' }
  /** The customer could not be loaded; `answered`: the office said so. `known`: the log knows the customer from before. */
  | { readonly tag: 'customerLost'; readonly answered: boolean; readonly known: boolean }
  /** The office answered the inventory with something unexpected. `redirect`: its address for failures. */
  | { readonly tag: 'sendingFailed'; readonly redirect: string | null }
  /** The office has the inventory. `receivedAt`: since when, where it was sent before this visit. */
  | { readonly tag: 'sent'; readonly partnerInvited: boolean; readonly receivedAt: string | null }

/** What the runner answers, for one turn. */
export type EffectResult<R> =
  | { readonly tag: 'loaded'; readonly turn: number; readonly customer: WireCustomer }
  | { readonly tag: 'notLoaded'; readonly turn: number; readonly answered: boolean }
  | { readonly tag: 'opened'; readonly turn: number; readonly room: R; readonly invitation: string | null }
  /** `failed`: by a mistake of ours, in what the office said or in what the log holds. */
  | { readonly tag: 'notOpened'; readonly turn: number; readonly why: 'elsewhere' | 'unreachable' | 'failed' }
  | { readonly tag: 'closed'; readonly left: RemainingAnswers }
  | { readonly tag: 'erased'; readonly sure: boolean }
  | { readonly tag: 'counted'; readonly room: R | null; readonly who: LoginIdentity; readonly unsent: UnsentAnswers }

export type LifecycleMessage<R> =
  /** A screen behind the login shows. */
  | { readonly tag: 'entered'; readonly who: LoginIdentity | null; readonly takeOver: boolean }
  /**
   * The stored session is another, here or in another tab. `over`: the one before had passed its time when it went;
   * `here`: the login was in this tab; `swapped`: a link that lets somebody in ended the last one.
   */
  | {
      readonly tag: 'session'
      readonly who: LoginIdentity | null
      readonly over: SessionExpiry | null
      readonly here: boolean
      readonly swapped: boolean
    }
  /** The navigation rules end the session and lead on by themselves; `leaves`: to another address. */
  | { readonly tag: 'ending'; readonly leaves: boolean }
  /** The session of this token has passed its time, or the office refuses it. `isNew`: it began in this page. */
  | ({ readonly tag: 'expired'; readonly token: string; readonly isNew: boolean } & SessionExpiry)
  | { readonly tag: 'logOut'; readonly who: LoginIdentity | null }
  | { readonly tag: 'loggedOut'; readonly how: 'keep' | 'erase' | 'stay'; readonly who: LoginIdentity | null }
  /** The customer wants gone what is left here of an invitation that was used. */
  | { readonly tag: 'eraseLeft' }
  /** The success page has had its time. `redirect`: the office's address for that. */
  | { readonly tag: 'farewell'; readonly redirect: string | null }
  | { readonly tag: 'eraseAgain' }
  /** The browser shows again the page that had left. */
  | { readonly tag: 'back' }
  | VisitSignal
  | EffectResult<R>
