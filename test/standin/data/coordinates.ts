/** WGS 84, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

const earthRadius = 6371
const kilometresPerDegree = (earthRadius * Math.PI) / 180
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** The distance in kilometres over the globe (haversine). */
export function distance(from: Position, to: Position): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2))
}

/** The place so many kilometres to the east and to the north, to a decimetre. */
export const moved = ({ latitude, longitude }: Position, east: number, north: number): Position => ({
  latitude: rounded(latitude + north / kilometresPerDegree),
  longitude: rounded(longitude + east / (kilometresPerDegree * Math.cos(radians(latitude)))),
})
