import { createContext, useContext, useSyncExternalStore } from 'react'

/** From this many items on, a list shows a row for each, and the fields of those that are opened. */
export const manyItems = 4

/**
 * Which items of long lists are open, as the customer or a link to a field in one left it. It stands above the lists, so
 * that it survives an item that closes around them.
 */
export interface OpenItems {
  /** Undefined where nobody said so: then the list decides. */
  readonly isOpen: (id: string) => boolean | undefined
  readonly set: (ids: readonly string[], open: boolean) => void
  /** Calls back after every change; answers with how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createOpenItems = (): OpenItems => {
  const open = new Map<string, boolean>()
  const listeners = new Set<() => void>()
  return {
    isOpen: id => open.get(id),
    set: (ids, isOpen) => {
      if (ids.every(id => open.get(id) === isOpen)) return
      for (const id of ids) open.set(id, isOpen)
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** For a list on a page that keeps none: nothing can be opened there. */
export const OpenItemsContext = createContext<OpenItems>(createOpenItems())

export const useOpenItems = (): OpenItems => useContext(OpenItemsContext)

/** @param otherwise how the list shows an item of which nobody said anything */
export const useIsOpen = (id: string, otherwise: boolean): boolean => {
  const { subscribe, isOpen } = useOpenItems()
  return useSyncExternalStore(subscribe, () => isOpen(id) ?? otherwise)
}
