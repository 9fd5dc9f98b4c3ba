/**
 * Places found homes on a map around the searched postal code, with rings of distance and markers that stay apart;
 * finds the nearest home in an arrow key's direction.
 */

import { bearingTo, kilometresBetween } from '../../domain/homes/distance'
import type { Coordinates, Property } from '../../domain/homes/property'

/** The map is a square; everything on it is measured in these units, from its top left corner. */
export const mapSize = 440
const middle = mapSize / 2

/**
 * The least distance between the middles of two markers, and of a marker and the middle of the map. On a map of 280
 * pixels, the narrowest there is, it is 33 pixels: markers of 24 that stay 8 apart, so that a thumb hits the right one.
 */
export const markerGap = 52

/** How far the outermost ring stays from the edge: room for a marker upon it. */
const margin = 28

/** How far the middle of a marker stays from the edge. */
const edge = markerGap / 2

interface MapPoint {
  readonly x: number
  readonly y: number
}

/** A home on the map. `at` is where its marker is, `stands` where the home is; they differ where markers fall together. */
export interface PlacedHome {
  readonly home: Property
  /** Its place in the list of results, from 1. */
  readonly number: number
  /** From the middle of the map. */
  readonly kilometres: number
  readonly location: MapPoint
  readonly at: MapPoint
}

export interface HomesMap {
  /** `label` is where the ring says its distance: upon it, clear of the markers; null where there is no room. */
  readonly rings: readonly { readonly kilometres: number; readonly radius: number; readonly label: MapPoint | null }[]
  readonly placed: readonly PlacedHome[]
  /** The homes of which nobody knows where they stand, with their number. */
  readonly unplaced: readonly { readonly home: Property; readonly number: number }[]
}

/** The distances that a search can ask for. */
const distances: readonly number[] = [1, 5, 10, 15]

const distanceBetween = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y)

const clamped = (value: number): number => Math.min(mapSize - edge, Math.max(edge, value))

/** The free place nearest to where a home stands, searched in widening circles that begin outwards from the middle. */
const freePosition = (location: MapPoint, positions: readonly MapPoint[]): MapPoint => {
  const outward = Math.atan2(location.y - middle, location.x - middle)
  for (let offset = 0; offset < mapSize * 1.5; offset += markerGap / 8) {
    const directions = offset === 0 ? 1 : 24
    for (let index = 0; index < directions; index++) {
      // Left and right of the way out in turns: 0, 1, -1, 2, -2...
      const angle = outward + ((index % 2 === 0 ? -index / 2 : (index + 1) / 2) * 2 * Math.PI) / directions
      const position = {
        x: clamped(location.x + offset * Math.cos(angle)),
        y: clamped(location.y + offset * Math.sin(angle)),
      }
      if (positions.every(other => distanceBetween(position, other) >= markerGap)) return position
    }
  }
  return location
}

/** The head of the pin that marks the middle. */
const centerPin: MapPoint = { x: middle, y: middle - 14 }

/** How far words must stay from the middle of a marker. */
const labelGap = 28

/** Within this a ring has no room for words: they stand beside it. */
const narrowRadius = 30

/** The place on a ring, or beside a narrow one, farthest from everything else, counted from the top; null when words would be covered. */
const labelPosition = (ring: number, markers: readonly MapPoint[]): MapPoint | null => {
  const radius = ring < narrowRadius ? ring + 14 : ring
  const positions = [...markers, centerPin]
  let best: MapPoint | null = null
  let bestGap = 0
  for (let index = 0; index < 24; index++) {
    const angle = (index * 2 * Math.PI) / 24
    const position = { x: middle + radius * Math.sin(angle), y: middle - radius * Math.cos(angle) }
    const gap = Math.min(...positions.map(other => distanceBetween(position, other)))
    if (gap <= bestGap + 1) continue
    best = position
    bestGap = gap
    if (bestGap >= 1.5 * markerGap) break
  }
  return bestGap < labelGap ? null : best
}

const coordinatesOf = ({ latitude, longitude }: Property): Coordinates | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }

/**
 * Places homes around the location that was searched, at their exact distance and direction. Null without a center, or where
 * no home has coordinates.
 * @param radius in kilometres; the map shows more when a home lies farther away
 */
export const homesMap = (homes: readonly Property[], center: Coordinates | null, radius: number): HomesMap | null => {
  if (center === null) return null
  const numbered = homes.map((home, i) => ({ home, number: i + 1, where: coordinatesOf(home) }))
  const homeDistances = numbered.flatMap(({ where }) => (where === null ? [] : [kilometresBetween(center, where)]))
  if (homeDistances.length === 0) return null
  const scale = (middle - margin) / Math.max(radius, ...homeDistances)
  const positions: MapPoint[] = [{ x: middle, y: middle }]
  const placed = numbered.flatMap(({ home, number, where }): readonly PlacedHome[] => {
    if (where === null) return []
    const kilometres = kilometresBetween(center, where)
    const angle = bearingTo(center, where)
    const location = {
      x: middle + scale * kilometres * Math.sin(angle),
      y: middle - scale * kilometres * Math.cos(angle),
    }
    const at = freePosition(location, positions)
    positions.push(at)
    return [{ home, number, kilometres, location: location, at }]
  })
  return {
    rings: distances
      .filter(kilometres => kilometres <= radius)
      .map(kilometres => ({
        kilometres,
        radius: scale * kilometres,
        label: labelPosition(scale * kilometres, positions),
      })),
    placed,
    unplaced: numbered.flatMap(({ home, number, where }) => (where === null ? [{ home, number }] : [])),
  }
}

/** A way over the map, as x and y. */
const vectors = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const
type MapDirection = keyof typeof vectors

export const isMapDirection = (key: string): key is MapDirection => Object.hasOwn(vectors, key)

/**
 * The home next to this one that way: near counts, and straight ahead counts more. Null when there is none. Measured as
 * a distance in which across is stretched: with a sum of the two, some homes are behind others from every side.
 */
export const nearestHomeTowards = (
  placed: readonly PlacedHome[],
  id: string,
  direction: MapDirection,
): PlacedHome | null => {
  const from = placed.find(({ home }) => home.id === id)
  if (from === undefined) return null
  const [right, down] = vectors[direction]
  const candidates = placed.flatMap(one => {
    const [x, y] = [one.at.x - from.at.x, one.at.y - from.at.y]
    const forward = x * right + y * down
    return forward > 0.5 ? [{ one, cost: Math.hypot(forward, 2.9 * (x * down - y * right)) }] : []
  })
  return candidates.sort((a, b) => a.cost - b.cost)[0]?.one ?? null
}
