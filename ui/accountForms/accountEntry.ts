/**
 * Reads from the query of an account screen the user name, tokens, the previous user and the redirects, these only
 * where they may be followed.
 */
import type { Redirects } from '../../events/session/sessionPersistence'

/** What the address of an account screen carries; absent values are '' or null. */
export interface AccountEntry {
  readonly username: string
  readonly token: string | null
  readonly invitationToken: string | null
  /** Who was logged in until this link came, '' without a name; null for nobody. */
  readonly previousUsername: string | null
  /** Where to go afterwards; null when this address says nothing of it and what is stored stays. */
  readonly redirects: Redirects | null
}

/** @param target where an address leads to, null where it may not be followed (checklist OPEN-97): then it is ignored */
export const readAccountEntry = (search: string, target: (address: string | null) => string | null): AccountEntry => {
  const query = new URLSearchParams(search)
  const value = (key: string): string | null => query.get(key) || null
  // A link from elsewhere brings its own redirects, or none: those of an earlier link do not stay for it.
  const fromElsewhere = ['token', 'invitation_token', 'redirect_success', 'redirect_fail'].some(key => query.has(key))
  const redirects = { success: target(value('redirect_success')), fail: target(value('redirect_fail')) }
  return {
    username: value('username') ?? '',
    token: value('token'),
    invitationToken: value('invitation_token'),
    previousUsername: query.get('was'),
    redirects: fromElsewhere ? redirects : null,
  }
}
