import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { Notice } from '../../shell/page/Alert'

/** Who is logged in, as far as a visit must know. `invitation` is null until the office has said it. */
export interface LoginIdentity {
  readonly token: string
  readonly invitation: string | null
}

/** Whose visit a tab shows. `token` is '' where only the invitation is known, after a reload. */
export interface TabOwner {
  readonly token: string
  readonly invitation: string
}

/** Where the customer is between the login and the end. `R` is a visit that is open here: nothing here looks into it. */
export type LifecyclePhase<R> =
  | { readonly tag: 'closed' }
  | {
      readonly tag: 'opening'
      readonly who: LoginIdentity
      readonly takeOver: boolean
      readonly awaits: 'customer' | 'log'
      /** Asked once more after nothing was heard: until something is, the page that says so stays. */
      readonly again: boolean
    }
  | { readonly tag: 'open'; readonly who: LoginIdentity; readonly room: R }
  /** Somebody logged in over this visit: for which invitation is being asked, and until then nothing of it shows. */
  | { readonly tag: 'asking'; readonly who: LoginIdentity; readonly before: LoginIdentity; readonly room: R }
  /** The log is being let go of, one that is still being opened as soon as it is open; then comes what `after` says. */
  | {
      readonly tag: 'closing'
      readonly after: readonly LifecycleEffect<R>[]
      readonly to: LifecyclePhase<R>
    }
  /** The log is being edited in another tab. */
  | { readonly tag: 'elsewhere'; readonly who: LoginIdentity }
  /** The session is that of another customer than this tab is for. `left`: what is known of the answers of this one. */
  | { readonly tag: 'otherCustomer'; readonly who: LoginIdentity; readonly left: RemainingAnswers }
  /** The log was sent or erased in another tab, or is gone; `room` still knows what it held. */
  | { readonly tag: 'erased'; readonly who: LoginIdentity; readonly room: R }
  /** The office could not be asked whose visit this is, or nothing could be opened. */
  | { readonly tag: 'unreachable'; readonly who: LoginIdentity }
  /** Everything of the invitation is being erased. */
  | { readonly tag: 'erasing'; readonly who: LoginIdentity; readonly why: ErasureReason<R> }
  /**
   * The office has the inventory. `receivedAt`: when, where it was sent before this visit; null when it was sent just now.
   * `erased` is what is known of the log on this device.
   */
  | {
      readonly tag: 'sent'
      readonly who: LoginIdentity
      readonly room: R
      readonly partnerInvited: boolean
      readonly receivedAt: string | null
      readonly erased: boolean
    }
  /** The browser leaves for another address. */
  | { readonly tag: 'gone' }

/** Why a log may be erased: the office has it, the customer said so, or nothing in it is unsent. There is no other reason. */
export type ErasureReason<R> =
  | {
      readonly tag: 'sent'
      readonly room: R
      readonly partnerInvited: boolean
      readonly receivedAt: string | null
    }
  | { readonly tag: 'wish' }
  /** Logging out left nothing to ask about. */
  | { readonly tag: 'nothing' }
  /** One of these, and by now somebody else is here: it is told to nobody, and his session is not its to end. */
  | { readonly tag: 'unseen' }

/**
 * Answers on this device that were not sent: `unknown` where the log could not be read; `left` where the office has an
 * inventory of this invitation, but not surely with these; `window` where nothing outlives the window, `unsaved` where the
 * store refuses the last of them.
 */
export type UnsentAnswers = 'none' | 'some' | 'unknown' | 'left' | 'window' | 'unsaved'

/**
 * What is known of the answers of a visit that was let go of: `all` of them are stored on this device, where the portal
 * erases nothing of its own accord up to that day ('DD-MM-YYYY'; null: no day can be said); `unsure` where the store did not confirm
 * it; `nothing` where nothing outlives the window, or the log was erased.
 */
export type RemainingAnswers =
  | { readonly tag: 'all'; readonly until: string | null }
  | { readonly tag: 'unsure' | 'nothing' }

/**
 * Logging out: what is unsent is being looked up, or the customer is asked what to do with it. `token`: whose session it
 * is about; whoever comes after that one is asked nothing, and decides nothing.
 */
export interface PendingLogout {
  readonly token: string
  readonly what: 'looking' | Exclude<UnsentAnswers, 'none'>
}

/**
 * `turn` tells what was asked last: an answer to an earlier question is not heard any more. `owner`: whose visit this tab
 * showed last; null before the first, and after a login in this very tab. Without such a login it shows no other.
 */
export interface LifecycleState<R> {
  readonly turn: number
  readonly place: LifecyclePhase<R>
  readonly loggingOut: PendingLogout | null
  readonly owner: TabOwner | null
}

/** Nobody is anywhere yet. */
export const initialLifecycle: LifecycleState<never> = {
  turn: 0,
  place: { tag: 'closed' },
  loggingOut: null,
  owner: null,
}

/** Whether a session is not known to be that of the customer whom this tab is for. */
export const isOtherCustomer = (
  { owner }: Pick<LifecycleState<unknown>, 'owner'>,
  { token, invitation }: LoginIdentity,
): boolean => owner !== null && owner.token !== token && owner.invitation !== invitation

/** The visit that is open here, seen or not. */
export const visitHandleOf = <R>(place: LifecyclePhase<R>): R | null =>
  place.tag === 'open' || place.tag === 'asking' ? place.room : null

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

export type LifecycleEffect<R> =
  | { readonly tag: 'load'; readonly turn: number; readonly who: LoginIdentity }
  | {
      readonly tag: 'open'
      readonly turn: number
      readonly who: LoginIdentity
      readonly customer: WireCustomer | null
      readonly takeOver: boolean
    }
  /** Sets the visit in motion: from now on it tells its news. */
  | { readonly tag: 'begin'; readonly room: R; readonly who: LoginIdentity }
  /** The visit goes on under a new token of the same invitation. */
  | { readonly tag: 'goOn'; readonly room: R; readonly who: LoginIdentity }
  | { readonly tag: 'close'; readonly room: R }
  /** `room` is null where the log is not open here. `ends`: a sending that arrived ends the session with it. */
  | { readonly tag: 'erase'; readonly room: R | null; readonly invitation: string | null; readonly ends: boolean }
  | { readonly tag: 'count'; readonly room: R | null; readonly who: LoginIdentity }
  /** The inventory is sent: there is no log to come back to. */
  | { readonly tag: 'forgetInvitation'; readonly who: LoginIdentity }
  /** The tokens go, if they are still these; all else stays. `returns`: the next login comes back to this step. */
  | { readonly tag: 'endSession'; readonly token: string; readonly returns: boolean }
  /** Tokens, redirects and the way back go, if the tokens are still these; `name`: the user name that is remembered too. */
  | { readonly tag: 'eraseSession'; readonly token: string; readonly name: boolean }
  /**
   * `unsure`: what is said instead when the device did not let go of the session. `tellsLeft`: what the visit left here is
   * the notice, once that is known.
   */
  | {
      readonly tag: 'go'
      readonly to: '/login' | '/success'
      readonly notice: Notice | null
      readonly unsure?: Notice
      readonly tellsLeft?: 'kept' | 'swapped'
    }
  | { readonly tag: 'leave'; readonly url: string; readonly notice: Notice | null; readonly unsure?: Notice }
