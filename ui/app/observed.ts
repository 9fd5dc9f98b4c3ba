import { useSyncExternalStore } from 'react'

/** One value that screens follow. */
export interface Observed<A> {
  readonly read: () => A
  readonly write: (value: A) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const observed = <A>(initial: A): Observed<A> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: next => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useObserved = <A>({ subscribe, read }: Observed<A>): A => useSyncExternalStore(subscribe, read)
