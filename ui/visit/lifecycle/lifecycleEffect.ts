import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { Notice } from '../../shell/page/Alert'
import type { LoginIdentity } from './loginIdentity'

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
