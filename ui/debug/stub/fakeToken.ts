/**
 * The token, the expiry and the login of the debug screen's test user, which no server accepts (DEBUG-09, OPEN-101);
 * also reads the type from such a token.
 */

import * as E from 'fp-ts/Either'
import { type InvitationType, invitationTypeCodec } from '../../../domain/language/invitation'
import { type SessionLogin, tokenLifetimeMs } from '../../../events/session/session'

/** How the token begins; the invitation type follows. */
const fakeMark = 'klantportaal-nep-token.'

const isFakeToken = (token: string | null): token is string => token?.startsWith(fakeMark) === true

/** 01-01-2030 in Amsterdam, in epoch milliseconds (LIM-34). */
export const fakeTokenExpiry = Date.parse('2030-01-01T00:00:00+01:00')

/** `begin` of the session counts the lifetime of a login from the moment it is given. */
export const fakeLoginTime = fakeTokenExpiry - tokenLifetimeMs

export const fakeUsername = 'testgebruiker'

export const fakeTokenOf = (type: InvitationType): string => fakeMark + type

/** The type that a fake token is for; null for every other token. */
export const fakeTypeOf = (token: string | null): InvitationType | null => {
  if (!isFakeToken(token)) return null
  const type = invitationTypeCodec.decode(token.slice(fakeMark.length))
  return E.isRight(type) ? type.right : null
}

export const fakeLogin = (type: InvitationType): SessionLogin => ({
  accessToken: fakeTokenOf(type),
  username: fakeUsername,
  invitationToken: null,
})
