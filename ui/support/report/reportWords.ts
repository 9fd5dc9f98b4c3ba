/** The figures of a report in Dutch words: durations, numbers of logs and shares. */

import { histogramError } from './histogram'

/** How long, as one would say it: '12 s', '4 min', '1 u 20 min'. */
export const shortDurationWords = (ms: number | null): string => {
  if (ms === null) return '-'
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} u ${minutes % 60} min`
}

export const logsWords = (count: number): string => (count === 1 ? '1 log' : `${count} logs`)

/** 'x van y (z%)' */
export const shareWords = (count: number, of: number): string =>
  `${count} van ${of}${of === 0 ? '' : ` (${Math.round((count / of) * 100)}%)`}`

export const histogramErrorWords = `Tijden zijn op ${(Math.ceil(histogramError * 1000) / 10).toFixed(1).replace('.', ',')}% nauwkeurig. Wie langer dan tien minuten niets doet, is weg: dat telt niet mee.`
