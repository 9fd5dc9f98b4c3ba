/** The distance and the direction between two places on the map. */

import type { Coordinates } from './property'

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance over the globe in kilometres (haversine). */
export const kilometresBetween = (from: Coordinates, to: Coordinates): number => {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const half = Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2
  // Rounding can take the antipodes a hair over 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)))
}

/** The direction in which one leaves for a place, in radians: 0 is north, a quarter turn is east. */
export const bearingTo = (from: Coordinates, to: Coordinates): number => {
  const east = radians(to.longitude - from.longitude)
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const x = Math.sin(east) * Math.cos(end)
  const y = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east)
  return Math.atan2(x, y)
}
