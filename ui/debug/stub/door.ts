import type { ComponentType } from 'react'
import type { InvitationType } from '../../../domain/language/invitation'
import type { Http } from '../../../events/effects/http'
import type { AccountDoors } from '../../account/accountDoors'

/** Whom the test user is set up in. */
export type Setting = Pick<AccountDoors, 'host' | 'session' | 'now'>

export type FakeLoginProps = Readonly<{
  doors: Setting & Pick<AccountDoors, 'navigate' | 'notify'>
  /** The type that was chosen; null where there is none, which is told. */
  chosen: () => InvitationType | null
}>

/** What the portal knows of the fake login; nothing else of it is in a build without. */
export interface Stub {
  /** @param anonymous the same network under no token */
  readonly over: (http: Http, anonymous: Http, token: () => string | null, now: () => number) => Http
  /** Sets the test user up anew, where the type in an address is another than that of the test user who is logged in. */
  readonly follow: (setting: Setting, search: string) => Promise<void>
  readonly FakeLogin: ComponentType<FakeLoginProps>
}
