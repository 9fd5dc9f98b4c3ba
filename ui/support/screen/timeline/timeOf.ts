const latest = 8.64e15

const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The time in Amsterdam, to the second; a number that is no moment is shown as it is. */
export const timeOf = (at: number): string => (Math.abs(at) <= latest ? clock.format(at) : String(at))
