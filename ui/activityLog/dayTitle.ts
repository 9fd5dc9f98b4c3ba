import { activityLogTexts } from '../../domain/texts/undoTexts'
import { dayWords } from '../../domain/texts/whenWords'

const long = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/**
 * The heading of a day of the activity log: 'Vandaag', 'Gisteren', or 'Zaterdag 21 november 2026'.
 * @param day and `today`: ISO dates in Amsterdam
 */
export const dayTitle = (day: string, today: string): string => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const words = dayWords(noon, today)
  if (words === 'vandaag') return activityLogTexts.today
  if (words === 'gisteren') return activityLogTexts.yesterday
  const title = long.format(noon)
  return title.charAt(0).toUpperCase() + title.slice(1)
}
