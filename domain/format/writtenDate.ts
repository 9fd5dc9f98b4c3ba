/**
 * Puts a date as people write it ('1-2-1980', '1980-02-01', '01021980') into 'DD-MM-YYYY'; other text stays as it is.
 * Whether a date exists: language/date.ts.
 */

const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/

type Parts = readonly [day: string | undefined, month: string | undefined, year: string | undefined]

const partsOf = (text: string): Parts | undefined => {
  const ymd = yearFirst.exec(text)
  if (ymd !== null) return [ymd[3], ymd[2], ymd[1]]
  const dmy = dayFirst.exec(text) ?? digitsOnly.exec(text)
  return dmy === null ? undefined : [dmy[1], dmy[2], dmy[3]]
}

/**
 * 'DD-MM-YYYY' from '1-2-1980', '1980-02-01', '01/02/1980', '01.02.1980' or '01021980'. '31-02-1980' keeps its day, for a rule
 * to refuse. Text that is no day, month and year comes back as it was typed: nothing is lost.
 */
export const normaliseDate = (text: string): string => {
  const parts = partsOf(text.trim())
  return parts === undefined ? text : parts.map(part => (part ?? '').padStart(2, '0')).join('-')
}
