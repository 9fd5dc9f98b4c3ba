const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const latest = 8.64e15

/** The date and time of a moment in Amsterdam, as Dutch text; a number that is no moment is shown as it is. */
export const logMomentText = (at: number): string =>
  Math.abs(at) <= latest ? moment.format(at).replace(',', '') : String(at)
