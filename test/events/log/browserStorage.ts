import type { KeyValueStorage } from '../../../events/keyValueStorage'

/** A browser's storage; `isBroken` makes every call throw, as a blocked or full one does. */
export const browserStorage = (): KeyValueStorage & { isBroken: boolean; readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  const guard = () => {
    if (storage.isBroken) throw new DOMException('planted', 'QuotaExceededError')
  }
  const storage = {
    isBroken: false,
    kept,
    getItem: (key: string) => {
      guard()
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      guard()
      kept.set(key, value)
    },
    removeItem: (key: string) => {
      guard()
      kept.delete(key)
    },
  }
  return storage
}
