import { useState } from 'react'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import { fakeLoginTexts } from '../../../domain/texts/debugTexts'
import { accountCalls } from '../../../events/effects/calls/accountCalls'
import { createHttp } from '../../../events/effects/calls/axiosHttp'
import { callTimeoutMs } from '../../../events/effects/calls/callTimeout'
import { customerCalls } from '../../../events/effects/calls/customerCalls'
import type { AccountDependencies } from '../../accountForms/accountDependencies'
import { Button } from '../../widgets/Button'
import { fakeTokenOf, fakeTypeOf } from './fakeToken'
import { setUpTestUser, type TestUserOutcome } from './setUpTestUser'
import { stubHttp } from './stubHttp'

/** Whom the test user is set up in. */
type Setting = Pick<AccountDependencies, 'host' | 'session' | 'now'>

export type FakeLoginProps = Readonly<{
  doors: Setting & Pick<AccountDependencies, 'navigate' | 'notify'>
  /** The type that was chosen; null where there is none, which is told. */
  chosen: () => InvitationType | null
}>

/** Sets the user of a type up, under a door to the network of its own: nobody is logged in yet. */
const setUpAs = ({ host, session, now }: Setting, type: InvitationType): Promise<TestUserOutcome> => {
  const anonymous = createHttp({ host, token: () => null, timeoutMs: callTimeoutMs })
  const http = stubHttp({ http: anonymous, anonymous, token: () => fakeTokenOf(type), now })
  return setUpTestUser({ account: accountCalls(http), customer: customerCalls(http), session }, type)
}

/** The fake login; only in a build with PORTAL_DEBUG=1. */
export const FakeLogin = ({ doors, chosen }: FakeLoginProps) => {
  const [busy, setBusy] = useState(false)
  const logIn = async (): Promise<void> => {
    const type = chosen()
    if (type === null) return
    setBusy(true)
    const outcome = await setUpAs(doors, type)
    setBusy(false)
    if (outcome.tag === 'failed') doors.notify('danger', fakeLoginTexts.failed)
    else doors.navigate(outcome.to)
  }
  return (
    <Button kind="primary" busy={busy} onClick={() => void logIn()}>
      {fakeLoginTexts.button}
    </Button>
  )
}

/** Sets the test user up anew, where the type in an address is another than that of the test user who is logged in. */
export const switchTestUser = async (setting: Setting, search: string): Promise<void> => {
  const now = fakeTypeOf(setting.session.stored()?.access_token ?? null)
  const asked = new URLSearchParams(search).get('invitationType')
  const type = invitationTypes.find(one => one === asked) ?? null
  // A real customer stays who he is.
  if (now !== null && type !== null && type !== now) await setUpAs(setting, type)
}
