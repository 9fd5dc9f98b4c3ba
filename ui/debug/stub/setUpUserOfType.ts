import type { InvitationType } from '../../../domain/language/invitation'
import { accountCalls } from '../../../events/effects/calls/accountCalls'
import { callTimeoutMs } from '../../../events/effects/calls/callTimeout'
import { createHttp } from '../../../events/effects/calls/createHttp'
import { customerCalls } from '../../../events/effects/calls/customerCalls'
import type { AccountDependencies } from '../../accountForms/accountDependencies'
import { fakeTokenOf } from './fakeToken'
import { setUpTestUser, type TestUserOutcome } from './setUpTestUser'
import { stubHttp } from './stubHttp'

/** Sets up the test user of an invitation type, with stubbed calls under his own token, as nobody is logged in yet. */
export const setUpUserOfType = (
  { host, session, now }: FakeLoginDependencies,
  type: InvitationType,
): Promise<TestUserOutcome> => {
  const anonymous = createHttp({ host, token: () => null, timeoutMs: callTimeoutMs })
  const http = stubHttp({ http: anonymous, anonymous, token: () => fakeTokenOf(type), now })
  return setUpTestUser({ account: accountCalls(http), customer: customerCalls(http), session }, type)
}

/** The host and session in which the test user is set up. */
export type FakeLoginDependencies = Pick<AccountDependencies, 'host' | 'session' | 'now'>
