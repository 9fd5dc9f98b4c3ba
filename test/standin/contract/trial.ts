import type { OfficeClient } from './client'

/** One office on one database, shared by the tests that try it; its clock only goes forward. */
export type Trial = {
  readonly client: OfficeClient
  readonly now: () => number
  forward(milliseconds: number): void
}

/** What a file of tests gets: the trial exists only once the tests run. */
export type Given = () => Trial

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A day as YYYY-MM-DD in Amsterdam. */
export const dayIn = (now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(now)
