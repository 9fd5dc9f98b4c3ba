/**
 * Arithmetic with days as 'YYYY-MM-DD', for showing a log as on another day: valid day, days later, days between,
 * birthdays.
 */

const day = 86_400_000

/** Whether a text is a valid 'YYYY-MM-DD' day. Before the portal was opened a log has none, and a foreign log may hold any text. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text))

const utcOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`)

/** A date so many days later, both as 'YYYY-MM-DD'. */
export const daysLater = (isoDate: string, days: number): string =>
  new Date(utcOf(isoDate) + days * day).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / day)

/** The day on which a person reaches an age; 1 March for one born on 29 February. */
export const birthday = (isoBorn: string, years: number): string => {
  const [year = '', month = '', date = ''] = isoBorn.split('-')
  return new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(date))).toISOString().slice(0, 10)
}
