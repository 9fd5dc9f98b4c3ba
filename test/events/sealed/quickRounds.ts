import { vi } from 'vitest'

/** One round in the place of all that a key costs: for tests of what is around it. Answers how often it was asked for what. */
export const quickRounds = (): readonly number[] => {
  const asked: number[] = []
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((how, ...rest) => {
    if (typeof how === 'string' || !('iterations' in how)) throw new TypeError('another way to a key')
    asked.push(how.iterations)
    return derive({ ...how, iterations: 1 }, ...rest)
  })
  return asked
}
