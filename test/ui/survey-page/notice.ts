import { useSyncExternalStore } from 'react'
import type { Notice } from '../../../ui/shell/page/Alert'

let notice: Notice | null = null
const listeners = new Set<() => void>()

export const showNotice = (next: Notice | null): void => {
  notice = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = (): Notice | null => useSyncExternalStore(subscribe, () => notice)
