import type { ComponentType } from 'react'
import type { InvitationType } from '../../../domain/language/invitation'
import type { AccountDoors } from '../../account/accountDoors'

/** Whom the test user is set up in. */
export type Setting = Pick<AccountDoors, 'host' | 'session' | 'now'>

export type FakeLoginProps = Readonly<{
  doors: Setting & Pick<AccountDoors, 'navigate' | 'notify'>
  /** The type that was chosen; null where there is none, which is told. */
  chosen: () => InvitationType | null
}>

/** What the screens know of the fake login. */
export interface Stub {
  /** Sets the test user up anew, where the type in an address is another than that of the test user who is logged in. */
  readonly follow: (setting: Setting, search: string) => Promise<void>
  readonly FakeLogin: ComponentType<FakeLoginProps>
}
