import fc from 'fast-check'
import type { Catalogue } from '../../domain/engine/catalogue'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import type { Property } from '../../domain/homes/property'
import type { Command } from '../../events/decisions/command'
import type { State } from '../../events/state/state'

/** What a customer and an office do at a place of homes; what the office tells is of what was asked last, or is stale. */
export type HomeMove =
  | { readonly move: 'homes'; readonly at: string; readonly tells: readonly string[]; readonly stale: boolean }
  | { readonly move: 'home'; readonly at: string; readonly tells: string | null; readonly settled: boolean }
  | {
      readonly move: 'askHomes'
      readonly command: Extract<Command, { type: 'SearchHomes' | 'ChooseHome' }>
    }

const elsewhere = { postalCode: '9999ZZ', radius: 1, homeType: 'bungalow' }

/** A home by its id: one ending in 1 has no picture, one ending in 2 no value. */
const homeOf = (id: string): Property => ({
  id,
  image: id.endsWith('1') ? '' : `https://plaatjes.example/${id}`,
  value_low: 100_000 * id.length,
  value_high: id.endsWith('2') ? 0 : 200_000 * id.length,
  address: { street: 'Dorpsstraat', number: '1', number_addition: '', postcode: '1234AB', city: 'Ons Dorp' },
})

/** What the move is in this state. */
export const homeCommand = (catalogue: Catalogue, state: State, move: HomeMove): Command => {
  switch (move.move) {
    case 'homes': {
      const sought = state.homes.get(move.at)?.search?.criteria ?? null
      const criteria = sought === null || move.stale ? elsewhere : sought
      return { type: 'NoteHomes', at: move.at, criteria, homes: move.tells.map(homeOf), center: null }
    }
    case 'home': {
      const place = catalogue.homeAt.get(move.at)
      const sought = place === undefined ? null : homeToLookUp(catalogue, state.answers, place)
      const home = move.tells === null ? null : homeOf(move.tells)
      return { type: 'NoteHome', at: move.at, sought: sought?.key ?? '1012JS-1', home, settled: move.settled }
    }
    case 'askHomes':
      return move.command
  }
}

/** Also at places where there are none. */
const placeOfHomes = (catalogue: Catalogue): fc.Arbitrary<string> =>
  fc.constantFrom('customer.nowhere', ...catalogue.homeAt.keys(), ...catalogue.homeAt.keys())

const id = fc.constantFrom('h1', 'h22', 'h333')

export const searchHomesMove = (catalogue: Catalogue): fc.Arbitrary<HomeMove> =>
  placeOfHomes(catalogue).map(at => ({ move: 'askHomes', command: { type: 'SearchHomes', at } }))

export const chooseHomeMove = (catalogue: Catalogue): fc.Arbitrary<HomeMove> =>
  fc.record({
    move: fc.constant('askHomes' as const),
    command: fc.record({
      type: fc.constant('ChooseHome' as const),
      at: placeOfHomes(catalogue),
      id: fc.option(id, { freq: 4, nil: null }),
    }),
  })

export const homesMove = (catalogue: Catalogue): fc.Arbitrary<HomeMove> =>
  fc.record({
    move: fc.constant('homes' as const),
    at: placeOfHomes(catalogue),
    tells: fc.uniqueArray(id, { maxLength: 3 }),
    stale: fc.boolean(),
  })

/** Mostly at the places that are looked up by an address: at others no home is looked up before one is chosen. */
export const homeMove = (catalogue: Catalogue): fc.Arbitrary<HomeMove> => {
  const byAddress = [...catalogue.homeAt.values()].flatMap(({ what, path }) => (what === 'search' ? [] : [path]))
  return fc.record({
    move: fc.constant('home' as const),
    at: fc.oneof(placeOfHomes(catalogue), ...byAddress.map(path => fc.constant(path))),
    tells: fc.option(id, { freq: 4, nil: null }),
    settled: fc.boolean(),
  })
}
