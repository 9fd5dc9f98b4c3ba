import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvitationType } from '../../../domain/language/invitation'
import type { AccountCalls } from '../../../events/effects/calls/accountCalls'
import type { CustomerCalls } from '../../../events/effects/calls/customerCalls'
import type { SessionStore } from '../../../events/session/session'
import { fakeLogin, fakeLoginTime } from './fakeToken'

/**
 * Logs in as the test user of an invitation type (ACC-62): validates the token, loads the user, and leads to the
 * type's intro (NAV-49); logged out on failure.
 */
export const setUpTestUser = async (
  { account, customer, session }: TestUserDependencies,
  type: InvitationType,
): Promise<TestUserOutcome> => {
  const login = fakeLogin(type)
  const loaded = pipe(
    account.validateToken(login.accessToken),
    TE.mapLeft(() => null),
    TE.filterOrElse(
      ({ tag }) => tag === 'valid',
      () => null,
    ),
    TE.chain(() => {
      session.begin(login, fakeLoginTime)
      return TE.mapLeft(() => null)(customer.load(null))
    }),
    TE.chain(({ invitation }) => (invitation === null ? TE.left(null) : TE.right(invitation.id))),
  )
  return pipe(
    loaded,
    TE.matchE(
      () => async (): Promise<TestUserOutcome> => {
        session.end()
        await session.kept()
        return { tag: 'failed', to: '/debug' }
      },
      id => async (): Promise<TestUserOutcome> => {
        session.nameInvitation(id)
        // A login is on the disk before anything moves on.
        await session.kept()
        return { tag: 'in', to: debugIntroAddress(type) }
      },
    ),
  )()
}

interface TestUserDependencies {
  /** Both under the token of the user that is set up. */
  readonly account: Pick<AccountCalls, 'validateToken'>
  readonly customer: Pick<CustomerCalls, 'load'>
  readonly session: Pick<SessionStore, 'begin' | 'nameInvitation' | 'end' | 'kept'>
}

export type TestUserOutcome =
  | { readonly tag: 'in'; readonly to: string }
  /** `to`: where the one whose user could not be set ends, logged out (ERR-33). */
  | { readonly tag: 'failed'; readonly to: '/debug' }

const debugIntroAddress = (type: InvitationType): string => `/debug_intro?invitationType=${type}`
