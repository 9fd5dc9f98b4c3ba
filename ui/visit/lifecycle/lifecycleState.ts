import type { LifecycleEffect } from './lifecycleEffect'
import type { LoginIdentity } from './loginIdentity'

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
