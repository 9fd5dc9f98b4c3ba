import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { BehaviorSubject, EMPTY } from 'rxjs'
import { systemClock } from '../../events/clock'
import type { Http } from '../../events/effects/http'
import type { SentMarks } from '../../events/session/sentMarks'
import type { SessionStore } from '../../events/session/session'
import { cell } from '../../events/storage'
import { still } from '../../events/stream'
import type { App } from '../../ui/app/app'
import type { Calls } from '../../ui/app/calls'
import { emptyHall, type Hall } from '../../ui/app/hall/hall'
import type { Room } from '../../ui/app/hall/room'
import { createLine } from '../../ui/app/line'
import { ownLook } from '../../ui/app/look'
import { createNotices } from '../../ui/app/notices'
import type { Visit } from '../../ui/visit/visit'
import type { FakeBrowser } from './fakeBrowser'
import { host } from './testHost'

/** What only a visit calls. */
export type VisitCalls = Pick<Calls, 'customer' | 'file' | 'property' | 'retrieval'>

const nothing = async () => E.left({ tag: 'offline' } as const)

const offline: Http = {
  answer: () => async () => E.left({ tag: 'offline' }),
  call: () => async () => E.left({ tag: 'offline' }),
}

/** What all screens of a tab share, where no call of theirs reaches anybody; `visit` is the one that is open. */
export const unreachedApp = (
  browser: FakeBrowser,
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
    look: { look$: still({ ...ownLook, isSaid: true }), know: () => undefined },
    line: createLine(window, () => true),
    officeLogo$: new BehaviorSubject<string | null>(null),
    notices: createNotices(({ kind, text }) => {
      visit()?.store.dispatch({ type: 'ShowNotice', kind, text })
    }),
    swapped$: new BehaviorSubject<string | null>(null),
    tabOwner: cell(null, 'klantportaal.tab', t.string),
    release: { newer$: still(false), renew: async () => undefined, register: async () => undefined },
    hall$: new BehaviorSubject<Hall<Room>>(emptyHall),
  }
}
