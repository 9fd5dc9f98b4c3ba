import { BehaviorSubject } from 'rxjs'
import type { Host } from '../../domain/portal/hosts'
import { type Clock, systemClock } from '../../events/clock'
import { createHttp } from '../../events/effects/http'
import type { Erasures } from '../../events/session/erasures'
import type { SessionStore } from '../../events/session/session'
import type { Stream } from '../../events/stream'
import type { Notice } from '../shell/page/Alert'
import type { Visit } from '../visit/visit'
import { type Calls, createCalls } from './calls'
import { createLook, type TenantLook } from './look'
import { createNotices, type Notices } from './notices'

/** A call that has not come back after this long is given up, in milliseconds (our choice). */
const timeoutMs = 20_000

/** The running portal: what all screens share. */
export interface App {
  readonly host: Host
  readonly clock: Clock
  readonly session: SessionStore
  /** The erasings that are not over. */
  readonly erasures: Erasures
  readonly calls: Calls
  readonly look$: Stream<TenantLook>
  /** The logo of the office that invited the customer, a data URL; null without one, and for who is not logged in. */
  readonly officeLogo$: BehaviorSubject<string | null>
  readonly notices: Notices
  /** The log that is open; null outside the wizard. */
  readonly visit$: BehaviorSubject<Visit | null>
  /** What the success page says: null before sending, else whether the partner was invited. */
  readonly sent$: BehaviorSubject<{ readonly partnerInvited: boolean } | null>
}

export const createApp = (host: Host, session: SessionStore, erasures: Erasures): App => {
  const clock = systemClock
  const http = createHttp({ host, token: () => session.current(clock.now())?.access_token ?? null, timeoutMs })
  const calls = createCalls(http, host.subdomain, clock.now)
  const visit$ = new BehaviorSubject<Visit | null>(null)
  const toLog = ({ kind, text }: Notice): void => {
    visit$.value?.store.dispatch({ type: 'ShowNotice', kind, text })
  }
  return {
    host,
    clock,
    session,
    erasures,
    calls,
    look$: createLook(calls.tenant),
    officeLogo$: new BehaviorSubject<string | null>(null),
    notices: createNotices(toLog),
    visit$,
    sent$: new BehaviorSubject<{ readonly partnerInvited: boolean } | null>(null),
  }
}
