/** Names the storage key of an invitation's crash recovery, and erases what is stored there. */
import type { KeyValueStorage } from '../../keyValueStorage'

export const crashRecoveryKey = (invitation: string): string => `klantportaal.rescue.${invitation}`

export const eraseCrashRecovery = (storage: KeyValueStorage | null, invitation: string): void => {
  try {
    storage?.removeItem(crashRecoveryKey(invitation))
  } catch {
    // A browser that refuses this has kept nothing there either.
  }
}
