import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Stream } from '../events/stream'

interface Seen<A, B> {
  readonly value: A
  readonly select: (value: A) => B
  readonly selected: B
}

/**
 * The present value of a stream, or what `select` reads of it; renders again when that changes.
 * @param same whether two values are one; without it they are compared by identity
 */
export function useStream<A>(stream: Stream<A>): A
export function useStream<A, B>(stream: Stream<A>, select: (value: A) => B, same?: (a: B, b: B) => boolean): B
export function useStream<A>(
  stream: Stream<A>,
  select: (value: A) => unknown = whole,
  same: (a: unknown, b: unknown) => boolean = Object.is,
): unknown {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = stream.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [stream],
  )
  const seen = useRef<Seen<A, unknown> | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const { value } = stream
    const before = seen.current
    if (before !== null && before.value === value && before.select === select) return before.selected
    const selected = select(value)
    const kept = before !== null && same(before.selected, selected) ? before.selected : selected
    seen.current = { value, select, selected: kept }
    return kept
  })
}

const whole = <A>(value: A): A => value
