/**
 * Keeps the login session across tabs: token until it expires, redirects, step to return to, whether a login link ended the
 * last session, remembered user name; written through to disk.
 */
import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../stream'
import type {
  PersistedSession,
  Redirects,
  RefusedBrowserScope,
  SessionPersistence,
  StoredSession,
} from './sessionPersistence'

/** Tokens live this long after login, whatever the office says (spec 1 section 9, checklist OPEN-90). */
export const tokenLifetimeMs = 3_600_000

/** A user name is remembered this long after the last login under it, in milliseconds: a year (our choice). */
export const rememberUsernameMs = 365 * 86_400_000

const noRedirects: Redirects = { success: null, fail: null }

export interface SessionLogin {
  readonly accessToken: string
  readonly username: string
  readonly invitationToken: string | null
  /** Where it is known already: a login in place, which asks the office for whom it is before it counts. */
  readonly invitation?: string
}

export interface SessionStore {
  /** The session as it is stored, also when it has expired. */
  readonly stored: () => StoredSession | null
  /** The session, unless it has expired at `now` (epoch milliseconds). */
  readonly current: (now: number) => StoredSession | null
  readonly begin: (login: SessionLogin, now: number) => StoredSession
  /** Whether the login of this token was the last in this very page. */
  readonly isBegunHere: (token: string) => boolean
  /** The customer is loaded: the session now knows its invitation. */
  readonly nameInvitation: (id: string) => void
  /** The data provider does not work in this browser: that holds until this session ends. */
  readonly refuseBrowser: (where: RefusedBrowserScope) => void
  /** The inventory is sent: there is no log to come back to. */
  readonly forgetInvitation: () => void
  /**
   * The tokens go, all else stays: log, files, redirects. `returnTo` is the step to come back to after the next login for
   * the same invitation; leave it out where the end is not an end in the middle of the work. `swapped`: a link that lets
   * somebody in ends it.
   */
  readonly end: (returnTo?: string | null, swapped?: boolean) => void
  /** Whether a link that lets somebody in ended the last session, in whichever tab; until the next one begins. */
  readonly isSwapped: () => boolean
  readonly redirects: () => Redirects
  readonly keepRedirects: (redirects: Redirects) => void
  /** The step on which the session ended, once, where it was of this invitation; else null (spec README, NAV-48). */
  readonly takeReturn: (invitation: string | null) => string | null
  /** The user name that the customer asked this device to remember; '' for none. */
  readonly remembered: () => string
  /** Remembers who is logged in, or nobody. What is erased, and another login, take it along. */
  readonly remember: (wanted: boolean) => void
  /** Tokens, redirects and the step to return to; with `name` the user name too: 'Wissen' and a sent inventory take it along. */
  readonly erase: (name: boolean) => void
  /**
   * Resolves when all that was begun or ended so far is on the disk or off it; false when that is not so. A page that goes
   * away before has not logged in, or not logged out.
   */
  readonly kept: () => Promise<boolean>
  /** The session as it is stored, told after every change, this tab's or another's. */
  readonly session$: Stream<StoredSession | null>
  /** To be called when another tab has kept or erased something. */
  readonly changedElsewhere: () => Promise<void>
}

/**
 * @param kept what the device kept when the page began; from then on the page knows best, and writes through
 * @param now when the page began, in epoch milliseconds: what is remembered no longer than until then goes
 */
export const createSession = (keeping: SessionPersistence, kept: PersistedSession, now: number): SessionStore => {
  const session$ = new BehaviorSubject(kept.session)
  let redirects = kept.onward?.redirects ?? noRedirects
  let returning = kept.onward?.returning ?? null
  let username = kept.onward?.username ?? null
  let until = kept.onward?.until ?? now + rememberUsernameMs
  let begunHere: string | null = null
  let swapped = kept.onward?.swapped ?? false
  /** One at a time, in order: what is begun last is what stays. */
  let writing: Promise<boolean> = Promise.resolve(true)
  let isKept = true
  const through = (write: () => Promise<boolean>) => {
    const own: Promise<boolean> = writing.then(async () => {
      isKept = await write()
      // Who is told reads it all: half of what is being erased is not to be read.
      if (writing === own) keeping.tell()
      return isKept
    })
    writing = own
  }
  /** What became of a session that stood there; one that another tab began meanwhile stays. */
  const change = (token: string, value: StoredSession | null) => {
    through(() =>
      isKept || value === null
        ? keeping.session.change(there => (there?.access_token === token ? value : there))
        : keeping.session.write(value),
    )
    session$.next(value)
  }
  const writeOnward = () => {
    const isNowhere = redirects.success === null && redirects.fail === null && returning === null
    const end = username === null ? null : until
    const value = { redirects, returning, swapped: swapped || undefined, username, until: end }
    const isNothing = isNowhere && username === null && !swapped
    through(() => keeping.onward.write(isNothing ? null : value))
  }
  const noteSwap = (isSwap: boolean) => {
    if (isSwap === swapped) return
    swapped = isSwap
    writeOnward()
  }
  // What a portal of before remembered without an end has one from now on.
  if (username !== null && until !== kept.onward?.until) writeOnward()
  if (username !== null && until <= now) {
    username = null
    writeOnward()
  }
  const store: SessionStore = {
    stored: () => session$.value,
    current: now => {
      const { value } = session$
      return value !== null && now < value.expires_at ? value : null
    },
    begin: (login, now) => {
      const begun: StoredSession = {
        access_token: login.accessToken,
        expires_at: now + tokenLifetimeMs,
        username: login.username,
        invitation_id: login.invitation ?? null,
        invitation_token: login.invitationToken,
        // A login in place goes on with the session of the same invitation.
        refused_browser:
          login.invitation === session$.value?.invitation_id ? (session$.value?.refused_browser ?? null) : null,
      }
      if (username !== null && login.username !== '') {
        if (login.username !== username) username = null
        until = now + rememberUsernameMs
        writeOnward()
      }
      noteSwap(false)
      through(() => keeping.session.write(begun))
      begunHere = begun.access_token
      session$.next(begun)
      // An erasing that was to end the session of before has none to end any more.
      through(async () => isKept && (await keeping.ended()))
      return begun
    },
    isBegunHere: token => begunHere === token,
    nameInvitation: id => {
      const { value } = session$
      if (value !== null && value.invitation_id !== id) change(value.access_token, { ...value, invitation_id: id })
    },
    refuseBrowser: where => {
      const { value } = session$
      if (value !== null) change(value.access_token, { ...value, refused_browser: where })
    },
    forgetInvitation: () => {
      const { value } = session$
      if (value !== null && value.invitation_id !== null) change(value.access_token, { ...value, invitation_id: null })
    },
    end: (returnTo = null, isSwap = false) => {
      const ended = session$.value
      if (ended === null) return
      if (returnTo !== null && ended.invitation_id !== null) {
        returning = { invitation: ended.invitation_id, path: returnTo }
        writeOnward()
      }
      noteSwap(isSwap)
      change(ended.access_token, null)
    },
    isSwapped: () => swapped,
    redirects: () => redirects,
    keepRedirects: next => {
      if (next.success === redirects.success && next.fail === redirects.fail) return
      redirects = next
      writeOnward()
    },
    takeReturn: invitation => {
      const waiting = returning
      if (waiting === null) return null
      returning = null
      writeOnward()
      return waiting.invitation === invitation ? waiting.path : null
    },
    remembered: () => username ?? '',
    remember: wanted => {
      const name = wanted ? session$.value?.username || null : null
      if (name === username) return
      username = name
      until = (session$.value?.expires_at ?? now) - tokenLifetimeMs + rememberUsernameMs
      writeOnward()
    },
    erase: name => {
      const erased = session$.value
      redirects = noRedirects
      returning = null
      swapped = false
      if (name) username = null
      writeOnward()
      if (erased !== null) change(erased.access_token, null)
      through(async () => isKept && (await keeping.ended()))
    },
    kept: async () => {
      let last: Promise<boolean>
      do {
        last = writing
        await last
      } while (last !== writing)
      return last
    },
    session$,
    changedElsewhere: async () => {
      const before = writing
      await before
      // What this browser does not keep is in this page alone, whatever another tab did.
      if (!isKept) return
      const [there, onward] = await Promise.all([keeping.session.read(), keeping.onward.read()])
      // What this page did meanwhile is not undone by what it read before.
      if (writing !== before) return store.changedElsewhere()
      redirects = onward?.redirects ?? noRedirects
      returning = onward?.returning ?? null
      swapped = onward?.swapped ?? false
      username = onward?.username ?? null
      until = onward?.until ?? until
      if (JSON.stringify(there) !== JSON.stringify(session$.value)) session$.next(there)
    },
  }
  return store
}
