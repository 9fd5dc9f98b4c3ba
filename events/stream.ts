/**
 * Streams with their present value at hand: the type, one of what a function reads, one that never changes, and a
 * reader that keeps equal values identical.
 */
import { BehaviorSubject, Observable } from 'rxjs'

/**
 * What changes, with what it is now at hand. Whoever subscribes hears the present value at once, and after that every
 * other one. A `BehaviorSubject` is one for whoever may change it.
 */
export interface Stream<A> extends Observable<A> {
  readonly value: A
}

class Reading<A> extends Observable<A> implements Stream<A> {
  private readonly read: () => A

  constructor(read: () => A, value$: Observable<A>) {
    super(subscriber => value$.subscribe(subscriber))
    this.read = read
  }

  get value(): A {
    return this.read()
  }
}

/**
 * The stream of what `read` answers.
 * @param value$ the same over time: what it answers now to whoever subscribes, and each other value after that
 */
export const streamOf = <A>(read: () => A, value$: Observable<A>): Stream<A> => new Reading(read, value$)

/** The very value from before as long as it says the same: who reads a stream twice reads one value. */
export const stableReader = <A>(read: () => A, same: (a: A, b: A) => boolean): (() => A) => {
  let held: { readonly value: A } | null = null
  return () => {
    const value = read()
    if (held === null || !same(held.value, value)) held = { value }
    return held.value
  }
}

/** The stream of what never changes. */
export const constantStream = <A>(value: A): Stream<A> => new BehaviorSubject(value)
