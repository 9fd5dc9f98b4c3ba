/**
 * Converts moments between UTC and Amsterdam's local time, summer time included, to move a pseudonymised log in local
 * time.
 */
const hourMs = 60 * 60_000

/** When the clocks change in a month of a year: 01:00 UTC on its last Sunday (European Union, since 1996). */
const changeIn = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

const [march, october] = [2, 9]

/** Whether Amsterdam has summer time at a moment; years before 1996 are taken to have today's rule. */
export const isSummer = (at: number): boolean => {
  const year = new Date(at).getUTCFullYear()
  return at >= changeIn(year, march) && at < changeIn(year, october)
}

/** How far Amsterdam's clocks are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (at: number): number => (isSummer(at) ? 2 : 1) * hourMs

/** What Amsterdam's clocks show at a moment, as milliseconds from 1 January 1970 0:00 on these clocks. */
export const localOf = (at: number): number => at + offsetAt(at)

/** The moment at which the clocks show that: the first of two, and an hour later where no clock shows it. */
export const momentOf = (local: number): number => {
  const inSummer = local - 2 * hourMs
  return isSummer(inSummer) ? inSummer : local - hourMs
}
