import { moved, type Position } from './coordinates'
import { type HomeType, priceRange, streetKinds } from './homeTypes'
import { type Picture, pictureAt, type Values, valuesAt } from './peculiarities'
import { streets } from './streets'
import { towns } from './towns'

/** `id` is postcode, number and addition joined by hyphens: 1234AB-10-A, or 1234AB-10 without an addition. */
export type Property = Values & {
  readonly id: string
  readonly homeType: HomeType
  readonly picture: Picture
  readonly position: Position
  readonly address: {
    readonly street: string
    readonly number: string
    readonly number_addition: string
    readonly postcode: string
    readonly city: string
  }
}

/** Every home the office knows. */
export const properties: readonly Property[] = streets.flatMap(
  ([postcode, street, city, place, kind, [from, to, step], extra = []]) => {
    const middle = moved(towns[city], ...place)
    const numbers = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
      String(from + index * step),
    )
    return [...numbers, ...extra].map((house, index): Property => {
      const [number = '', number_addition = ''] = house.split('-')
      const kinds: readonly HomeType[] = streetKinds[number_addition === '' ? kind : 'flats']
      const homeType = kinds[index % kinds.length] ?? 'tussenwoning'
      const id = `${postcode}-${house}`
      const values = valuesOf(id, homeType)
      return {
        id,
        homeType,
        position: beside(middle, Number(number), (from + to) / 2),
        address: { street, number, number_addition, postcode, city },
        // Only a home without an addition is peculiar: the numbers are easy to remember then.
        ...(number_addition === '' ? valuesAt(Number(number), values) : values),
        picture: number_addition === '' ? pictureAt(Number(number)) : 'ready',
      }
    })
  },
)

/** Seven metres of street for a number, the even and the odd side thirty metres apart. */
function beside(middle: Position, number: number, halfway: number): Position {
  return moved(middle, 0.007 * (number - halfway), number % 2 === 0 ? 0.015 : -0.015)
}

/** The same for the same home each time, within the range of its kind; the high value is eight hundredths above the low. */
function valuesOf(id: string, homeType: HomeType): Values {
  const [from, to] = priceRange[homeType]
  const seed = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7)
  const value_low = Math.round(from + (seed / 9973) * (to - from)) * 1000
  return { value_low, value_high: Math.round((value_low * 1.08) / 1000) * 1000 }
}
