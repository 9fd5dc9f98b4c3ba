/** Calendar dates as text: 'DD-MM-YYYY' to ISO and back where the date exists, and a date some months later. */

const dutch = /^(\d{2})-(\d{2})-(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})/

const daysIn = (year: number, month: number): number =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

const isReal = (year: number, month: number, day: number): boolean =>
  year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

/** 'DD-MM-YYYY' as 'YYYY-MM-DD'; null when it is not a date of the calendar. */
export const isoDateOf = (text: string): string | null => {
  const [, day = '', month = '', year = ''] = dutch.exec(text) ?? []
  return isReal(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null
}

/** Whether the text has the form 'DD-MM-YYYY', a date of the calendar or not. */
export const looksLikeDate = (text: string): boolean => dutch.test(text)

/** 'YYYY-MM-DD', with or without a time behind it, as 'DD-MM-YYYY'; null when it is not a date of the calendar. */
export const dutchDateOf = (text: string): string | null => {
  const [, year = '', month = '', day = ''] = iso.exec(text) ?? []
  return isReal(Number(year), Number(month), Number(day)) ? `${day}-${month}-${year}` : null
}

/** The ISO date this many calendar months later; the last day of the month where that day does not exist. */
export const monthsLater = (isoDate: string, months: number): string => {
  const [, year = '', month = '', day = ''] = iso.exec(isoDate) ?? []
  const count = Number(year) * 12 + Number(month) - 1 + months
  const laterYear = Math.floor(count / 12)
  const laterMonth = (count % 12) + 1
  const laterDay = Math.min(Number(day), daysIn(laterYear, laterMonth))
  return `${String(laterYear).padStart(4, '0')}-${String(laterMonth).padStart(2, '0')}-${String(laterDay).padStart(2, '0')}`
}
