// The state of the visit lifecycle: its phase, why a log is erased, which answers are unsent or remain here; also the
// initial state, whether a session is another customer's, and the handle of the open visit.
import type { LifecycleEffect } from './lifecycleEffect'
import type { LoginIdentity } from './loginIdentity'

/** The phase of a visit between login and end. `H` is the handle of an open visit, opaque here. */
export type LifecyclePhase<H> =
  | { readonly tag: 'closed' }
  | {
      readonly tag: 'opening'
      readonly identity: LoginIdentity
      readonly takeOver: boolean
      readonly awaits: 'customer' | 'log'
      /** The office did not answer before: until it does, the page that says so stays. */
      readonly isRetry: boolean
    }
  | { readonly tag: 'open'; readonly identity: LoginIdentity; readonly handle: H }
  /** Another login came over this visit: the office is asked for its invitation, and until then the visit is hidden. */
  | {
      readonly tag: 'identifying'
      readonly identity: LoginIdentity
      readonly previous: LoginIdentity
      readonly handle: H
    }
  /** The log is being closed, one that is still being opened as soon as it is open; then `after` runs. */
  | {
      readonly tag: 'closing'
      readonly after: readonly LifecycleEffect<H>[]
      readonly to: LifecyclePhase<H>
    }
  /** The log is being edited in another tab. */
  | { readonly tag: 'inOtherTab'; readonly identity: LoginIdentity }
  /** The session is that of another customer than this tab's. `remaining`: what is known of the answers of this tab's. */
  | { readonly tag: 'otherCustomer'; readonly identity: LoginIdentity; readonly remaining: RemainingAnswers }
  /** The log was sent or erased in another tab, or is gone; `handle` still has its records in memory. */
  | { readonly tag: 'erased'; readonly identity: LoginIdentity; readonly handle: H }
  /** The office could not be asked whose visit this is, or nothing could be opened. */
  | { readonly tag: 'unreachable'; readonly identity: LoginIdentity }
  /** Everything of the invitation is being erased. */
  | { readonly tag: 'erasing'; readonly identity: LoginIdentity; readonly reason: ErasureReason<H> }
  /** The office has the inventory. `erased` is what is known of the log on this device. */
  | ({ readonly tag: 'sent'; readonly identity: LoginIdentity; readonly erased: boolean } & SentVisit<H>)
  /** The browser leaves for another address. */
  | { readonly tag: 'leftPortal' }

/** `receivedAt`: when, where it was sent before this visit; null when it was sent just now. */
interface SentVisit<H> {
  readonly handle: H
  readonly partnerInvited: boolean
  readonly receivedAt: string | null
}

/** Why a log may be erased: the office has it, the customer said so, or nothing in it is unsent. There is no other reason. */
export type ErasureReason<H> =
  | ({ readonly tag: 'sent' } & SentVisit<H>)
  | { readonly tag: 'requested' }
  /** Logging out left nothing to ask about. */
  | { readonly tag: 'nothing' }
  /** Any of these, but another customer logged in since: nothing is shown of it, and the session stays. */
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
interface PendingLogout {
  readonly token: string
  readonly what: 'looking' | Exclude<UnsentAnswers, 'none'>
}

/**
 * `turn` tells what was asked last: an answer to an earlier question is not heard any more. `owner`: whose visit this tab
 * showed last, with the token '' where only the invitation is known, after a reload; null before the first, and after a
 * login in this very tab. Without such a login it shows no other.
 */
export interface LifecycleState<H> {
  readonly turn: number
  readonly phase: LifecyclePhase<H>
  readonly loggingOut: PendingLogout | null
  readonly owner: { readonly token: string; readonly invitation: string } | null
}

export const initialLifecycle: LifecycleState<never> = {
  turn: 0,
  phase: { tag: 'closed' },
  loggingOut: null,
  owner: null,
}

/** Whether a session is not known to be that of the customer whom this tab is for. */
export const isOtherCustomer = (
  { owner }: Pick<LifecycleState<unknown>, 'owner'>,
  identity: LoginIdentity | null,
): boolean =>
  owner !== null && identity !== null && owner.token !== identity.token && owner.invitation !== identity.invitation

/** The visit that is open here, seen or not. */
export const visitHandleOf = <H>(phase: LifecyclePhase<H>): H | null =>
  phase.tag === 'open' || phase.tag === 'identifying' ? phase.handle : null
