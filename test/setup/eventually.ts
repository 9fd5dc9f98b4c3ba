import { vi } from 'vitest'

/** Waits until the check no longer throws; the limit ends what hangs, and is longer than any machine is busy. */
export const eventually = <A>(check: () => A | Promise<A>): Promise<A> => vi.waitFor(check, { timeout: 60_000 })
