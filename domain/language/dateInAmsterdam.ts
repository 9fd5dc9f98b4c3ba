const dateFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The ISO date in Amsterdam at a moment (epoch milliseconds). */
export const dateInAmsterdam = (at: number): string => {
  const parts = new Map(dateFormat.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
