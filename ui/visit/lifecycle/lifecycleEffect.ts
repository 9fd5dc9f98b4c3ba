import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { Notice } from '../../shell/page/Alert'
import type { LoginIdentity } from './loginIdentity'

/**
 * Type of what the visit lifecycle asks of its runner, as data: load the customer; open, start, close or erase the log;
 * find unsent answers; change or end the login session; go to another page or leave the portal.
 */
export type LifecycleEffect<H> =
  | { readonly tag: 'load'; readonly turn: number; readonly identity: LoginIdentity }
  | {
      readonly tag: 'open'
      readonly turn: number
      readonly identity: LoginIdentity
      readonly customer: WireCustomer | null
      readonly takeOver: boolean
    }
  /** Starts the visit: from now on it sends its signals. */
  | { readonly tag: 'start'; readonly handle: H; readonly identity: LoginIdentity }
  /** The visit goes on under a new token of the same invitation. */
  | { readonly tag: 'changeLogin'; readonly handle: H; readonly identity: LoginIdentity }
  | { readonly tag: 'close'; readonly handle: H }
  /** `handle` is null where the log is not open here. `endsSession`: the erasure after sending ends the session too. */
  | {
      readonly tag: 'erase'
      readonly handle: H | null
      readonly invitation: string | null
      readonly endsSession: boolean
    }
  | { readonly tag: 'findUnsent'; readonly handle: H | null; readonly identity: LoginIdentity }
  /** The inventory is sent: the session names no log any more. */
  | { readonly tag: 'forgetInvitation'; readonly identity: LoginIdentity }
  /** The tokens go, if they are still these; all else stays. `returns`: the next login comes back to this step. */
  | { readonly tag: 'endSession'; readonly token: string; readonly returns: boolean }
  /** Tokens, redirects and the way back go, if the tokens are still these; `name`: the user name that is remembered too. */
  | { readonly tag: 'eraseSession'; readonly token: string; readonly name: boolean }
  /**
   * `unsure`: the notice where the device did not confirm the end of the session. `remainingNotice`: the notice says what
   * remains of the answers, once the log was closed.
   */
  | {
      readonly tag: 'go'
      readonly to: '/login' | '/success'
      readonly notice: Notice | null
      readonly unsure?: Notice
      readonly remainingNotice?: 'kept' | 'swapped'
    }
  | { readonly tag: 'leave'; readonly url: string; readonly notice: Notice | null; readonly unsure?: Notice }
