import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Property } from '../../../domain/homes/property'
import { homesMap, mapSize, markerGap, nearestHomeTowards, type PlacedHome } from '../../../projections/homes/homesMap'

const center = { latitude: 52.1, longitude: 5.1 }
const middle = mapSize / 2

const home = (id: number, where: { latitude?: number; longitude?: number }): Property => ({
  id: String(id),
  image: '',
  value_low: 0,
  value_high: 1,
  address: { street: '', number: '', number_addition: '', postcode: '', city: '' },
  ...where,
})

/** A home this many degrees to the north and east of the middle. */
const off = (id: number, north: number, east: number): Property =>
  home(id, { latitude: center.latitude + north, longitude: center.longitude + east })

const mapOf = (homes: readonly Property[], radius = 5) => {
  const map = homesMap(homes, center, radius)
  if (map === null) throw new Error('There is no map')
  return map
}

const gap = (a: PlacedHome['at'], b: PlacedHome['at']): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the map of homes', () => {
  it('draws a home in its direction, as far out as its distance says', () => {
    const [north, east] = mapOf([off(1, 0.02, 0), off(2, 0, 0.05)]).placed
    expect(north?.kilometres).toBeCloseTo(2.22, 1)
    expect(north?.location.x).toBeCloseTo(middle, 3)
    expect(north?.location.y).toBeLessThan(middle)
    expect(east?.location.x).toBeGreaterThan(middle)
    const { rings } = mapOf([off(1, 0.02, 0)])
    const five = rings.find(({ kilometres }) => kilometres === 5)?.radius ?? 0
    const drawn = middle - (north?.location.y ?? 0)
    expect(drawn / five).toBeCloseTo((north?.kilometres ?? 0) / 5, 6)
  })

  it('has rings as far as was searched, all on the map', () => {
    const rings = (radius: number) => mapOf([off(1, 0.001, 0)], radius).rings
    expect(rings(10).map(({ kilometres }) => kilometres)).toEqual([1, 5, 10])
    expect(rings(1).map(({ kilometres }) => kilometres)).toEqual([1])
    expect(Math.max(...rings(15).map(({ radius }) => radius))).toBeLessThan(middle)
  })

  it('shows a home that stands farther than was searched, and no smaller a distance than it has', () => {
    const { placed, rings } = mapOf([off(1, 0.09, 0)], 1)
    const [far] = placed
    expect(gap(far?.location ?? { x: 0, y: 0 }, { x: middle, y: middle })).toBeGreaterThan(rings[0]?.radius ?? 0)
    expect(far?.location.y).toBeGreaterThan(0)
  })

  it('keeps every marker where it can be hit: on the map, clear of the others and of the middle', () => {
    const near = fc.record({
      north: fc.oneof(fc.constant(0), fc.double({ min: -0.05, max: 0.05, noNaN: true })),
      east: fc.oneof(fc.constant(0), fc.double({ min: -0.08, max: 0.08, noNaN: true })),
    })
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 5, 10, 15), (places, radius) => {
        const { placed } = mapOf(
          places.map(({ north, east }, i) => off(i, north, east)),
          radius,
        )
        expect(placed.map(({ number }) => number)).toEqual(places.map((_, i) => i + 1))
        for (const [i, { at }] of placed.entries()) {
          expect(Math.min(at.x, at.y, mapSize - at.x, mapSize - at.y)).toBeGreaterThanOrEqual(markerGap / 2)
          expect(gap(at, { x: middle, y: middle })).toBeGreaterThanOrEqual(markerGap)
          for (const other of placed.slice(i + 1)) expect(gap(at, other.at)).toBeGreaterThanOrEqual(markerGap)
        }
      }),
    )
  })

  it('leaves a marker that is clear of the others where the home stands', () => {
    const [only] = mapOf([off(1, 0.03, 0)]).placed
    expect(only?.at).toEqual(only?.location)
  })

  it('keeps apart what has no place, and its number', () => {
    const { placed, unplaced } = mapOf([home(1, {}), off(2, 0.01, 0), home(3, { latitude: 52 })])
    expect(placed.map(({ number }) => number)).toEqual([2])
    expect(unplaced.map(({ number }) => number)).toEqual([1, 3])
  })

  it('is not there when no home has a place, or the middle has none', () => {
    expect(homesMap([home(1, {})], center, 5)).toBeNull()
    expect(homesMap([off(1, 0, 0)], null, 5)).toBeNull()
    expect(homesMap([], center, 5)).toBeNull()
  })
})

describe('an arrow key on the map', () => {
  const { placed } = mapOf([off(1, 0, -0.04), off(2, 0.001, 0.04), off(3, 0.04, 0), off(4, -0.04, 0.001)])
  const beside = (id: string, way: Parameters<typeof nearestHomeTowards>[2]) =>
    nearestHomeTowards(placed, id, way)?.home.id

  it('leads to the home next to it that way, and nowhere beyond the last', () => {
    expect(beside('1', 'ArrowRight')).toBe('2')
    expect(beside('3', 'ArrowDown')).toBe('4')
    expect(beside('2', 'ArrowRight')).toBeUndefined()
    expect(beside('nobody', 'ArrowRight')).toBeUndefined()
  })

  it('leads from any home to any other, whatever lies between', () => {
    const place = fc.record({
      north: fc.double({ min: -0.04, max: 0.04, noNaN: true }),
      east: fc.double({ min: -0.06, max: 0.06, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), places => {
        const all = mapOf(places.map(({ north, east }, i) => off(i, north, east))).placed
        const reached = new Set(['0'])
        for (const id of reached)
          for (const way of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const) {
            const to = nearestHomeTowards(all, id, way)?.home.id
            if (to !== undefined) reached.add(to)
          }
        expect(reached.size).toBe(all.length)
      }),
      // A home that hides behind others is rare.
      { numRuns: 1000 },
    )
  })
})
