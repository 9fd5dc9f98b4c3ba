/**
 * Picks the labels of a picture's axis (years or ages) that do not overlap, earlier ones first, and marks those that also
 * stand where there is little room.
 */

/** A word under a line of years. `at` is its place in per cents of the line. */
export interface AxisTick {
  readonly label: string
  readonly at: number
  /** Whether it stands there too where there is room for few words only. */
  readonly always: boolean
}

/** How far apart words stand, in per cents of the line, where there is little room. */
const farApart = 34

const isFree = (at: number, existing: readonly AxisTick[], distance: number): boolean =>
  existing.every(other => Math.abs(other.at - at) >= distance)

/**
 * Picks the labels of an axis that do not overlap; earlier ones come first.
 * @param apart the least distance between two labels where there is room, in per cents of the line
 */
export const axisTicks = (candidates: readonly Omit<AxisTick, 'always'>[], apart: number): readonly AxisTick[] => {
  const ticks: AxisTick[] = []
  for (const candidate of candidates) {
    if (!isFree(candidate.at, ticks, apart)) continue
    const always = isFree(
      candidate.at,
      ticks.filter(tick => tick.always),
      farApart,
    )
    ticks.push({ ...candidate, always })
  }
  return ticks
}
