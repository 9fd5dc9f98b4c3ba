import { streets } from './streets'

/** What is asked for: '' for a part the address does not have. */
export type AddressQuery = {
  readonly postcode: string
  readonly number: string
  readonly letter: string
  readonly addition: string
}

type House = AddressQuery & { readonly street: string; readonly city: string }

const keyOf = ({ postcode, number, letter, addition }: AddressQuery): string =>
  [postcode.replace(/\s/g, ''), number.trim(), letter.trim(), addition.trim()].join('|').toUpperCase()

const houses: ReadonlyMap<string, House> = new Map(
  streets.flatMap(([postcode, street, city, from, to, step, lettered = []]) => {
    const count = Math.floor((to - from) / step) + 1
    const plain = Array.from({ length: count }, (_, index) => ({
      number: from + index * step,
      letter: '',
      addition: '',
    }))
    const extra = lettered.map(([number, letter, addition]) => ({ number, letter, addition }))
    return [...plain, ...extra].map(({ number, letter, addition }) => {
      const house = { postcode, number: String(number), letter, addition, street, city }
      return [keyOf(house), house] as const
    })
  }),
)

/** How many addresses are known. */
export const houseCount = houses.size

/** The property at an address as the portal reads it, its image a path of the office; undefined when there is none. */
export function findProperty(query: AddressQuery) {
  const house = houses.get(keyOf(query))
  if (house === undefined) return undefined
  const { street, city, postcode, number, letter, addition } = house
  const number_addition = `${letter}${addition}`
  const value_low = lowValueOf(house)
  return {
    id: [postcode, number, letter, addition].filter(part => part !== '').join('-'),
    street,
    city,
    postcode,
    number,
    number_letter: letter,
    number_addition: addition,
    image: `/images/property/${value_low / 1000}.svg`,
    value_low,
    value_high: Math.round((value_low * 1.08) / 1000) * 1000,
    address: { street, number, number_addition, postcode, city },
  }
}

/** Between 215,000 and 815,000 euro; the same for the same address each time. */
function lowValueOf(house: House): number {
  const seed = [...keyOf(house)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7)
  return 215_000 + Math.round((seed / 9973) * 600) * 1000
}

/** A drawing of a house front; its colour follows from the number. */
export function houseSvg(number: number): string {
  const hue = number % 360
  const pane = (x: number, y: number) => `<path d="M${x} ${y}h26v32h-26z" fill="#f5f8fa"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 200"><path d="M0 0h250v200H0z" fill="#e3edf2"/>
<path d="M0 172h250v28H0z" fill="#b9cbb4"/><path d="M60 84h130v92H60z" fill="hsl(${hue} 32% 62%)"/>
<path d="M46 88 125 28l79 60z" fill="hsl(${hue} 30% 36%)"/>${pane(78, 100)}${pane(146, 100)}
<path d="M111 120h28v56h-28z" fill="hsl(${hue} 34% 28%)"/></svg>`
}
