import { vi } from 'vitest'

/** The limit that ends what hangs, in milliseconds: longer than any machine is busy. No measure of speed. */
export const patience = 60_000

/** Waits until the check no longer throws, as long as patience lasts. */
export const eventually = <A>(check: () => A | Promise<A>): Promise<A> => vi.waitFor(check, { timeout: patience })
