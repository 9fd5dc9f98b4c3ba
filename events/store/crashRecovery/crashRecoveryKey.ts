import type { KeyValueStorage } from '../../keyValueStorage'

export const crashRecoveryKey = (invitation: string): string => `klantportaal.rescue.${invitation}`

/** Nothing of what any page left of this invitation is kept any longer. */
export const eraseCrashRecovery = (storage: KeyValueStorage | null, invitation: string): void => {
  try {
    storage?.removeItem(crashRecoveryKey(invitation))
  } catch {
    // A browser that refuses this has kept nothing there either.
  }
}
