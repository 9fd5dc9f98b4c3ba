import type { KeyValueStorage } from '../storage'

export const rescueKey = (invitation: string): string => `klantportaal.rescue.${invitation}`

/** Nothing of what any page left of this invitation is kept any longer. */
export const eraseRescue = (storage: KeyValueStorage | null, invitation: string): void => {
  try {
    storage?.removeItem(rescueKey(invitation))
  } catch {
    // A browser that refuses this has kept nothing there either.
  }
}
