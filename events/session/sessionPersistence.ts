/**
 * Stores on this device, for all tabs, the session with its tokens and what outlives it (redirects, return step, user
 * name), and reads both when the page begins.
 */
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { type SharedStoredValue, type StoredValue, storedValue } from '../disk/storedValue'
import { tabChannel, type WebLocks } from '../disk/tabCoordination'
import { type KeyValueStorage, storageCell } from '../keyValueStorage'
import type { Erasures } from './erasures'

const textOrNull = t.union([t.string, t.null])

/** Where the page for unsupported browsers stands: on every screen, or only in place of the retrieval. */
const refusedBrowserCodec = t.keyof({ everywhere: null, retrieval: null })
export type RefusedBrowserScope = t.TypeOf<typeof refusedBrowserCodec>

/**
 * Who is logged in. It lives beside the log and never in it. `expires_at` is epoch milliseconds; `username` is '' after a
 * login by token; `invitation_id` names the log and is null until the customer is loaded.
 */
const sessionCodec = entity('Session', {
  access_token: field(t.string, 'secret'),
  expires_at: field(t.number, 'open'),
  username: field(t.string, 'identifier'),
  invitation_id: field(textOrNull, 'open'),
  invitation_token: field(textOrNull, 'secret'),
  /** Set once the data provider said that it does not work in this browser. */
  refused_browser: field(t.union([refusedBrowserCodec, t.null, t.undefined]), 'open'),
})
export type StoredSession = t.TypeOf<typeof sessionCodec>

/** Where the browser goes after sending, and after a failure or the end of a session; null is nowhere. */
const redirectsCodec = entity('Redirects', {
  success: field(textOrNull, 'open'),
  fail: field(textOrNull, 'open'),
})
export type Redirects = t.TypeOf<typeof redirectsCodec>

/** The step on which a session ended, and for which invitation; a portal of before named the user instead. */
const returnCodec = entity('Return', {
  invitation: field(t.union([t.string, t.undefined]), 'open'),
  path: field(t.string, 'open'),
})

/** What outlives a session. */
const onwardCodec = entity('Onward', {
  redirects: field(t.union([redirectsCodec, t.null]), 'open'),
  returning: field(t.union([returnCodec, t.null]), 'open'),
  /** A link that lets somebody in ended the last session; a portal of before did not say. */
  swapped: field(t.union([t.boolean, t.undefined]), 'open'),
  /** The user name that the customer asked to be remembered; a portal of before knew of none. */
  username: field(t.union([t.string, t.null, t.undefined]), 'identifier'),
  /** Until when, in epoch milliseconds; a portal of before said no end. */
  until: field(t.union([t.number, t.null, t.undefined]), 'open'),
})
export type NextSessionData = t.TypeOf<typeof onwardCodec>

/**
 * What this device keeps of a session. The tokens stand by themselves: a place that is deleted leaves nothing on the
 * disk, a value that is written over does.
 */
export interface SessionPersistence {
  /** `write` takes away the place of the tokens that were there before; no tab reads or changes it half way. */
  readonly session: SharedStoredValue<StoredSession>
  readonly onward: StoredValue<NextSessionData>
  /** To be called once session and onward are erased: an erasing that was to end them is over. */
  readonly ended: () => Promise<boolean>
  /** Tells other tabs that something was kept or erased. */
  readonly tell: () => void
  /** Calls back after another tab kept or erased something; in no order with that tab's other news. */
  readonly hear: (changed: () => void) => void
}

/** What was kept when the page began; null is nothing. */
export interface PersistedSession {
  readonly session: StoredSession | null
  readonly onward: NextSessionData | null
}

const sessionPlace = 'klantportaal.session'

/** A portal of before stored a token with it that no call uses. */
const oldCodec = t.type({ refresh_token: t.string })

/** One tab at a time, readers too. @param old what a portal of before stored in the same place: it goes with that place */
const inTurn = <A>(
  { read, write, change }: SharedStoredValue<A>,
  old: Pick<StoredValue<unknown>, 'read'>,
  locks: WebLocks | undefined,
): SharedStoredValue<A> => {
  const turn = <B>(work: () => Promise<B>): Promise<B> =>
    locks === undefined ? work() : locks.request(sessionPlace, {}, work)
  const replace = async (value: A | null): Promise<boolean> => {
    const isGone = await write(null)
    return value === null ? isGone : write(value)
  }
  return {
    read: () =>
      turn(async () => {
        const value = await read()
        if (value !== null && (await old.read()) !== null) await replace(value)
        return value
      }),
    write: value => turn(() => replace(value)),
    change: work => turn(() => change(work)),
  }
}

/** @param locks undefined where the browser has none */
export const openSessionPersistence = (erasures: Erasures, locks: WebLocks | undefined): SessionPersistence => {
  const channel = tabChannel(sessionPlace)
  return {
    session: inTurn(storedValue(sessionPlace, sessionCodec), storedValue(sessionPlace, oldCodec), locks),
    onward: storedValue('klantportaal.onward', onwardCodec),
    ended: erasures.endSessions,
    tell: () => channel?.postMessage('changed'),
    hear: changed => channel?.addEventListener('message', changed),
  }
}

/** What an older portal kept in localStorage: moved over once, and not left there. */
const takeOld = async (keeping: SessionPersistence, storage: KeyValueStorage | null): Promise<PersistedSession> => {
  const session = storageCell(storage, 'klantportaal.session', sessionCodec)
  const redirects = storageCell(storage, 'klantportaal.redirects', redirectsCodec)
  const returning = storageCell(storage, 'klantportaal.return', returnCodec)
  const hasOnward = redirects.read() !== null || returning.read() !== null
  const old: PersistedSession = {
    session: session.read(),
    onward: hasOnward
      ? { redirects: redirects.read(), returning: returning.read(), swapped: undefined, username: null, until: null }
      : null,
  }
  if (old.session !== null) await keeping.session.write(old.session)
  if (old.onward !== null) await keeping.onward.write(old.onward)
  for (const one of [session, redirects, returning]) one.write(null)
  return old
}

/** Reads what is kept, and what an older portal left. To be awaited before the first screen. */
export const readPersistedSession = async (
  keeping: SessionPersistence,
  storage: KeyValueStorage | null,
): Promise<PersistedSession> => {
  const [session, onward] = await Promise.all([keeping.session.read(), keeping.onward.read()])
  if (session !== null || onward !== null) return { session, onward }
  return takeOld(keeping, storage)
}
