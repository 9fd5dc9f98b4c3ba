const zoned = /(Z|[+-]\d{2}:?\d{2})$/

/**
 * A moment as the office writes it, in milliseconds since 1970; one without a zone is in UTC, whatever this device's is.
 * NaN for what is no moment.
 */
export const momentOf = (text: string): number => {
  const moment = text.replace(' ', 'T')
  return Date.parse(text.length <= 10 || zoned.test(moment) ? moment : `${moment}Z`)
}
