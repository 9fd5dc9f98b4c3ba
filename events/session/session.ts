import * as t from 'io-ts'
import { BehaviorSubject } from 'rxjs'
import { entity, field } from '../../domain/language/privacy'
import { cell, type KeyValueStorage } from '../storage'
import { type Stream, streamOf } from '../stream'

/** Tokens live this long after login, whatever the office says (spec 1 section 9, checklist OPEN-90). */
export const tokenLifetimeMs = 3_600_000

const textOrNull = t.union([t.string, t.null])

/**
 * Who is logged in. It lives beside the log and never in it. `expires_at` is epoch milliseconds; `username` is '' after a
 * login by token; `invitation_id` names the log and is null until the customer is loaded.
 */
const sessionCodec = entity('Session', {
  access_token: field(t.string, 'secret'),
  refresh_token: field(t.string, 'secret'),
  expires_at: field(t.number, 'open'),
  username: field(t.string, 'identifier'),
  invitation_id: field(textOrNull, 'open'),
  invitation_token: field(textOrNull, 'secret'),
})
export type Session = t.TypeOf<typeof sessionCodec>

/** Where the browser goes after sending, and after a failure or the end of a session; null is nowhere. */
const redirectsCodec = entity('Redirects', {
  success: field(textOrNull, 'open'),
  fail: field(textOrNull, 'open'),
})
export type Redirects = t.TypeOf<typeof redirectsCodec>

/** The step on which a session ended, and whose it was. */
const returnCodec = entity('Return', { username: field(t.string, 'identifier'), path: field(t.string, 'open') })

export const sessionKey = 'klantportaal.session'
export const redirectsKey = 'klantportaal.redirects'
const returnKey = 'klantportaal.return'

export const nowhere: Redirects = { success: null, fail: null }

export interface Login {
  readonly accessToken: string
  readonly refreshToken: string
  readonly username: string
  readonly invitationToken: string | null
}

export interface SessionStore {
  /** The session as it is stored, also when it has expired. */
  readonly stored: () => Session | null
  /** The session, unless it has expired at `now` (epoch milliseconds). */
  readonly current: (now: number) => Session | null
  readonly begin: (login: Login, now: number) => Session
  /** The customer is loaded: the session now knows its invitation. */
  readonly nameInvitation: (id: string) => void
  /** The inventory is sent: there is no log to come back to. */
  readonly forgetInvitation: () => void
  /**
   * The tokens go, all else stays: log, files, redirects. `returnTo` is the step to come back to after the next login of
   * the same customer; leave it out where the end is not an end in the middle of the work.
   */
  readonly end: (returnTo?: string | null) => void
  readonly redirects: () => Redirects
  readonly keepRedirects: (redirects: Redirects) => void
  /** Where a login goes: the step on which the session ended, once and not for another customer; else '/intro' (spec README, NAV-48). */
  readonly takeReturn: () => string
  /** Tokens, redirects and the step to return to: what 'Wissen' and a sent inventory take along. */
  readonly erase: () => void
  /** Whether a reload keeps the session; false where the browser blocks its storage. */
  readonly isKept: () => boolean
  /** The session as it is stored, told after every change, this tab's or another's. */
  readonly session$: Stream<Session | null>
  /** To be called with the key of every `storage` event of the window; null means that all keys went. */
  readonly changedElsewhere: (key: string | null) => void
}

export const createSession = (storage: KeyValueStorage | null): SessionStore => {
  const session = cell(storage, sessionKey, sessionCodec)
  const redirects = cell(storage, redirectsKey, redirectsCodec)
  const returning = cell(storage, returnKey, returnCodec)
  const changes = new BehaviorSubject<Session | null>(session.read())
  const tell = () => changes.next(session.read())
  const write = (value: Session | null) => {
    session.write(value)
    tell()
  }
  return {
    stored: session.read,
    current: now => {
      const stored = session.read()
      return stored !== null && now < stored.expires_at ? stored : null
    },
    begin: (login, now) => {
      const begun: Session = {
        access_token: login.accessToken,
        refresh_token: login.refreshToken,
        expires_at: now + tokenLifetimeMs,
        username: login.username,
        invitation_id: null,
        invitation_token: login.invitationToken,
      }
      write(begun)
      return begun
    },
    nameInvitation: id => {
      const stored = session.read()
      if (stored !== null && stored.invitation_id !== id) write({ ...stored, invitation_id: id })
    },
    forgetInvitation: () => {
      const stored = session.read()
      if (stored !== null && stored.invitation_id !== null) write({ ...stored, invitation_id: null })
    },
    end: (returnTo = null) => {
      const ended = session.read()
      if (ended !== null && returnTo !== null) returning.write({ username: ended.username, path: returnTo })
      if (ended !== null) write(null)
    },
    redirects: () => redirects.read() ?? nowhere,
    keepRedirects: kept => redirects.write(kept.success === null && kept.fail === null ? null : kept),
    takeReturn: () => {
      const waiting = returning.read()
      if (waiting === null) return '/intro'
      returning.write(null)
      const username = session.read()?.username ?? ''
      // A login by token knows no name: then nothing says that it is another customer.
      const isAnother = waiting.username !== '' && username !== '' && waiting.username !== username
      return isAnother ? '/intro' : waiting.path
    },
    erase: () => {
      redirects.write(null)
      returning.write(null)
      write(null)
    },
    isKept: session.isKept,
    session$: streamOf(session.read, changes),
    changedElsewhere: key => {
      if (key === null || key === redirectsKey) redirects.forget()
      if (key === null || key === returnKey) returning.forget()
      if (key !== null && key !== sessionKey) return
      session.forget()
      tell()
    },
  }
}
