/**
 * Histograms of durations by size, with their codec: one duration, the sum of two, how many there are, and a quantile
 * such as the median.
 */
import * as t from 'io-ts'
import { countCodec } from './countCodec'

/**
 * Durations counted by their size, so that two counts can be added and a median read off the sum.
 * Bucket n holds milliseconds from `growth` ^ n up to the next; a figure that is read off is off by at most
 * `histogramError` of itself.
 */
export type Histogram = Readonly<Record<string, number>>

export const histogramCodec: t.Type<Histogram, unknown> = t.record(t.string, countCodec)

const growth = 2 ** (1 / 8)

/** Half a bucket on a scale of ratios: 4.4%. */
export const histogramError = Math.sqrt(growth) - 1

/** One duration in milliseconds; what is shorter than one counts as one. */
export const histogramOf = (ms: number): Histogram => ({
  [Math.floor(Math.log(Math.max(ms, 1)) / Math.log(growth))]: 1,
})

export const addHistograms = (a: Histogram, b: Histogram): Histogram => {
  const sum: Record<string, number> = { ...a }
  for (const [bucket, count] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + count
  return sum
}

/** How many durations there are. */
export const histogramSize = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0)

/**
 * The duration that `part` of them do not exceed, in milliseconds; null where there are none.
 * @param part 0.5 for the median
 */
export const quantile = (histogram: Histogram, part: number): number | null => {
  const wanted = Math.max(1, Math.ceil(histogramSize(histogram) * part))
  let seen = 0
  for (const [bucket, count] of Object.entries(histogram).sort(([a], [b]) => Number(a) - Number(b))) {
    seen += count
    if (seen >= wanted) return growth ** (Number(bucket) + 0.5)
  }
  return null
}
