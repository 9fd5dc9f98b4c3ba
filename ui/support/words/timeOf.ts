/**
 * Formats epoch milliseconds as the time in Amsterdam to the second (`timeOf`), or as day and time apart, with a cache by
 * hour for many of them (`momentParts`). Of a number that is no date, the first returns its digits, the second null.
 */
const latest = 8.64e15

const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export const timeOf = (at: number): string => (Math.abs(at) <= latest ? clock.format(at) : String(at))

const day = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

const hourMs = 3_600_000

/** Of each hour its day and its number in Amsterdam: a log has many moments and few hours. */
const hours = new Map<number, { readonly day: string; readonly hour: string }>()

/** The day ('21-11-2026') and the time ('09:05:07') in Amsterdam; null for a number that is no moment. */
export const momentParts = (at: number): { readonly day: string; readonly time: string } | null => {
  if (!(Math.abs(at) <= latest)) return null
  const begun = Math.floor(at / hourMs)
  const known = hours.get(begun) ?? { day: day.format(at), hour: clock.format(at).slice(0, 2) }
  if (hours.size > 10_000) hours.clear()
  hours.set(begun, known)
  const within = Math.floor((at - begun * hourMs) / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  return { day: known.day, time: `${known.hour}:${two(Math.floor(within / 60))}:${two(within % 60)}` }
}
