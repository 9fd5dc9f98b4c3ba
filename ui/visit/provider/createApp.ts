// Creates the services of the running portal: session, calls to the office, tenant's look, connection, notices,
// erasures, release, and the state of the visit lifecycle.
import * as t from 'io-ts'
import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import type { HostConfig } from '../../../domain/portal/portalConfig'
import { type Clock, systemClock } from '../../../events/clock'
import { callTimeoutMs } from '../../../events/effects/calls/callTimeout'
import { createHttp } from '../../../events/effects/calls/createHttp'
import { decodingHttp, type Http } from '../../../events/effects/calls/http'
import { tenantLookCalls } from '../../../events/effects/calls/tenantCalls'
import { openStorage, type StorageCell, storageCell } from '../../../events/keyValueStorage'
import type { Erasures } from '../../../events/session/erasures'
import type { SentMarks } from '../../../events/session/sentMarks'
import type { SessionStore } from '../../../events/session/session'
import { stubHttp } from '../../debug/stub/stubHttp'
import { createOfficeCalls, type OfficeCalls } from '../../office/officeCalls'
import { createOfficeConnection, type OfficeConnection } from '../../office/officeConnection'
import { createTenantLook, type TenantLookSource } from '../../office/tenantLook'
import { createRelease, type Release } from '../../release/release'
import type { Notice } from '../../shell/page/Alert'
import { createNotices, type Notices } from '../../shell/page/notices'
import { initialLifecycle, type LifecycleState } from '../lifecycle/lifecycleState'
import { type VisitHandle, visitInUse } from './visitHandle'

export interface App {
  readonly host: HostConfig
  readonly clock: Clock
  readonly session: SessionStore
  /** The erasings that are not over. */
  readonly erasures: Erasures
  /** The sendings that the login is to tell. */
  readonly sent: SentMarks
  readonly calls: OfficeCalls
  /** The tokens of sessions that the office does not know any more. */
  readonly refused$: Observable<string>
  /** The same under a token of their own. */
  readonly callsAs: (token: () => string | null) => OfficeCalls
  readonly look: TenantLookSource
  /** Whether the office can be reached, as far as that is known. */
  readonly connection: OfficeConnection
  /** The logo of the office that invited the customer, a data URL; null without one, and for who is not logged in. */
  readonly officeLogo$: BehaviorSubject<string | null>
  readonly notices: Notices
  /** Who was logged in when a link with a token was opened, '' without a name; null for nobody. Set by the route guard. */
  readonly swapped$: BehaviorSubject<string | null>
  /** The invitation of this tab, kept through a reload; cleared with the log. */
  readonly tabOwner: StorageCell<string>
  readonly release: Release
  /** The state of the visit's lifecycle; only `runLifecycle` changes it. */
  readonly lifecycle$: BehaviorSubject<LifecycleState<VisitHandle>>
}

/** Creates what makes calls: each answer is noted for the connection; a fake login's token never goes to a server. */
const httpFor = (
  host: HostConfig,
  now: () => number,
  startCall: OfficeConnection['startCall'],
  sessionOver: (token: string) => Promise<boolean>,
) => {
  const http = (token: () => string | null): Http => {
    const { answer } = createHttp({ host, token, timeoutMs: callTimeoutMs, sessionOver })
    return decodingHttp(call => async () => {
      // The tenant's look has a server of its own, which says nothing of the office.
      const note = call.base === 'proxy' ? null : startCall()
      const outcome = await answer(call)()
      note?.(outcome)
      return outcome
    })
  }
  if (!__DEBUG__ || !host.debug) return http
  return (token: () => string | null) => stubHttp({ http: http(token), anonymous: http(() => null), token, now })
}

export const createApp = (host: HostConfig, session: SessionStore, erasures: Erasures, sent: SentMarks): App => {
  const clock = systemClock
  const refused$ = new Subject<string>()
  // Another tab may have begun another one meanwhile.
  const connection = createOfficeConnection(window, () => navigator.onLine)
  const httpAs = httpFor(host, clock.now, connection.startCall, async token => {
    await session.changedElsewhere()
    const isOver = session.stored()?.access_token === token
    if (isOver) refused$.next(token)
    return isOver
  })
  const callsAs = (token: () => string | null): OfficeCalls => createOfficeCalls(httpAs(token), host.subdomain)
  const tabOwner = storageCell(
    openStorage(() => window.sessionStorage),
    'klantportaal.tab',
    t.string,
  )
  const invitation = tabOwner.read()
  const owner = invitation === null ? null : { token: '', invitation }
  const lifecycle$ = new BehaviorSubject<LifecycleState<VisitHandle>>({ ...initialLifecycle, owner })
  const toLog = ({ kind, text }: Notice): void => {
    visitInUse(lifecycle$.value)?.store.dispatch({ type: 'ShowNotice', kind, text })
  }
  return {
    host,
    clock,
    session,
    erasures,
    sent,
    calls: callsAs(() => session.current(clock.now())?.access_token ?? null),
    refused$,
    callsAs,
    look: createTenantLook(
      tenantLookCalls(
        httpAs(() => null),
        host.subdomain,
      ),
      connection.retry$,
    ),
    connection,
    officeLogo$: new BehaviorSubject<string | null>(null),
    notices: createNotices(toLog),
    swapped$: new BehaviorSubject<string | null>(null),
    tabOwner,
    release: createRelease(),
    lifecycle$,
  }
}
