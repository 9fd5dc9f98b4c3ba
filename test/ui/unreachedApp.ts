import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { BehaviorSubject, EMPTY } from 'rxjs'
import { systemClock } from '../../events/clock'
import type { Http } from '../../events/effects/calls/http'
import { storageCell } from '../../events/keyValueStorage'
import type { SentMarks } from '../../events/session/sentMarks'
import type { SessionStore } from '../../events/session/session'
import { constantStream } from '../../events/stream'
import type { OfficeCalls } from '../../ui/office/officeCalls'
import { createOfficeConnection } from '../../ui/office/officeConnection'
import { defaultLook } from '../../ui/office/tenantLook'
import { createNotices } from '../../ui/shell/page/notices'
import { initialLifecycle, type LifecycleState } from '../../ui/visit/lifecycle/lifecycleState'
import type { Visit } from '../../ui/visit/openVisit/visit'
import type { App } from '../../ui/visit/provider/createApp'
import type { VisitHandle } from '../../ui/visit/provider/visitHandle'
import type { FakeBrowser } from './fakeBrowser'
import { host } from './testHost'

/** What only a visit calls. */
export type VisitCalls = Pick<OfficeCalls, 'customer' | 'file' | 'property' | 'retrieval'>

const nothing = async () => E.left({ tag: 'offline' } as const)

const offline: Http = {
  answer: () => async () => E.left({ tag: 'offline' }),
  call: () => async () => E.left({ tag: 'offline' }),
}

/** What all screens of a tab share, where no call of theirs reaches anybody; `visit` is the one that is open. */
export const unreachedApp = (
  browser: Pick<FakeBrowser, 'keeping'>,
  session: SessionStore,
  sent: SentMarks,
  visit: () => Visit | null,
  visitCalls: VisitCalls,
): App => {
  const calls = {
    // The screens of the account are not in these tests.
    account: {} as App['calls']['account'],
    recovery: {} as App['calls']['recovery'],
    tenant: { style: nothing, logo: nothing, hero: nothing, setting: () => async () => false },
    http: offline,
    ...visitCalls,
  }
  return {
    host,
    clock: systemClock,
    session,
    erasures: browser.keeping.erasures,
    sent,
    calls,
    refused$: EMPTY,
    callsAs: () => calls,
    look: { look$: constantStream({ ...defaultLook, isSaid: true }), showStored: () => undefined },
    connection: createOfficeConnection(window, () => true),
    officeLogo$: new BehaviorSubject<string | null>(null),
    notices: createNotices(({ kind, text }) => {
      visit()?.store.dispatch({ type: 'ShowNotice', kind, text })
    }),
    swapped$: new BehaviorSubject<string | null>(null),
    tabOwner: storageCell(null, 'klantportaal.tab', t.string),
    release: { newer$: constantStream(false), renew: async () => undefined, register: async () => undefined },
    lifecycle$: new BehaviorSubject<LifecycleState<VisitHandle>>(initialLifecycle),
  }
}
