import type { Catalogue, HomeSlot } from '../domain/engine/catalogue'
import { soughtAddress } from '../domain/homes/address'
import { keptAt, soughtHome } from '../domain/homes/homePlace'
import { noHomes } from '../domain/homes/homes'
import type { Effect } from '../events/effects/effect'
import { isShown, searchView } from './homesView'
import type { View } from './live'

const addresses = (catalogue: Catalogue, { state }: View): readonly Effect[] =>
  [...state.lookUps].flatMap(([at, lookUp]) => {
    const sought = lookUp === 'due' ? soughtAddress(catalogue, state.answers, at) : null
    return sought === null ? [] : [{ tag: 'lookUpAddress', at, sought } as const]
  })

const search = (view: View, place: HomeSlot): readonly Effect[] => {
  const last = view.state.homes.get(place.path)?.search ?? null
  if (last === null || last.criteria === null || last.found !== null || !isShown(view, place)) return []
  return [{ tag: 'searchHomes', at: place.path, criteria: last.criteria }]
}

/** A home that was chosen from a list is known from it while it stands there, if the list told where it is. */
const isKnown = (catalogue: Catalogue, view: View, place: HomeSlot, id: string): boolean =>
  keptAt(view.state.answers, place, 'street') !== '' &&
  searchView(catalogue, view, place.path).results?.some(home => home.id === id) === true

/** A home is looked up only where the customer can see it: on its step, while its place shows. */
const single = (catalogue: Catalogue, view: View, place: HomeSlot): readonly Effect[] => {
  const { state } = view
  if (state.screen !== `/${place.gate.group.step?.key}` || !isShown(view, place)) return []
  const sought = soughtHome(catalogue, state.answers, place)
  const told = state.homes.get(place.path) ?? noHomes
  if (sought === null || (told.single?.sought === sought.key && told.single.settled)) return []
  if (place.what === 'search' && isKnown(catalogue, view, place, sought.key)) return []
  return [{ tag: 'seekHome', at: place.path, what: place.what, sought }]
}

/** The look-ups that are due: of addresses, searches for homes, single homes. */
export const lookUpsDue = (catalogue: Catalogue, view: View): readonly Effect[] => [
  ...addresses(catalogue, view),
  ...[...catalogue.homeAt.values()].flatMap(place => [...search(view, place), ...single(catalogue, view, place)]),
]
