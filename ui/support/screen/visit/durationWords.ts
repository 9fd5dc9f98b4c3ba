/** A duration in Dutch words, in seconds below a minute. */
export const durationWords = (ms: number): string => {
  const seconds = Math.round(Math.max(0, ms) / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} u ${minutes % 60} min` : `${Math.round(hours / 24)} dagen`
}
