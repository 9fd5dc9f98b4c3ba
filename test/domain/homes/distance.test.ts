import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearingTo, kilometresBetween } from '../../../domain/homes/distance'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const amsterdam = { latitude: 52.3676, longitude: 4.9041 }

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance between two places', () => {
  it('is what the atlas says, in kilometres', () => {
    expect(kilometresBetween(utrecht, amsterdam)).toBeCloseTo(34.2, 0)
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.19, 1)
  })

  it('is the same there and back, nothing for one place, and never more than half the globe', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = kilometresBetween(a, b)
        expect(kilometresBetween(b, a)).toBeCloseTo(there, 6)
        expect(kilometresBetween(a, a)).toBe(0)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})

it('leaves for a place in its direction', () => {
  const north = { ...utrecht, latitude: utrecht.latitude + 0.1 }
  const east = { ...utrecht, longitude: utrecht.longitude + 0.01 }
  expect(bearingTo(utrecht, north)).toBeCloseTo(0, 6)
  expect(bearingTo(utrecht, east)).toBeCloseTo(Math.PI / 2, 3)
  expect(bearingTo(east, utrecht)).toBeCloseTo(-Math.PI / 2, 3)
  const degrees = (from: readonly [number, number], to: readonly [number, number]): number => {
    const [a, b] = [from, to].map(([latitude, longitude]) => ({ latitude, longitude }))
    return a === undefined || b === undefined ? Number.NaN : (bearingTo(a, b) * 180) / Math.PI
  }
  expect(degrees([0, 0], [45, 90])).toBeCloseTo(45, 6)
  expect(degrees([45, 0], [0, 60])).toBeCloseTo(112.2077, 3)
})
