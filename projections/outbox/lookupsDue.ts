import type { Catalogue, HomeSlot } from '../../domain/engine/catalogue'
import { noHomeLookupResults } from '../../domain/homes/homeLookupResults'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import { lookupAddress } from '../../domain/homes/lookupAddress'
import { lookupHome } from '../../domain/homes/lookupHome'
import type { Effect } from '../../events/effects/effect'
import { homeSearchView, isHomeSlotShownInTree } from '../homes/homeSearchView'
import type { SurveyView } from '../live'

const addresses = (catalogue: Catalogue, { state }: SurveyView): readonly Effect[] =>
  [...state.lookUps].flatMap(([at, lookUp]) => {
    const sought = lookUp === 'due' ? lookupAddress(catalogue, state.answers, at) : null
    return sought === null ? [] : [{ tag: 'lookUpAddress', at, sought } as const]
  })

const search = (view: SurveyView, place: HomeSlot): readonly Effect[] => {
  const last = view.state.homes.get(place.path)?.search ?? null
  if (last === null || last.criteria === null || last.found !== null || !isHomeSlotShownInTree(view, place)) return []
  return [{ tag: 'searchHomes', at: place.path, criteria: last.criteria }]
}

/** A home that was chosen from a list is known from it while it stands there, if the list told where it is. */
const isKnown = (catalogue: Catalogue, view: SurveyView, place: HomeSlot, id: string): boolean =>
  keptHomeAnswer(view.state.answers, place, 'street') !== '' &&
  homeSearchView(catalogue, view, place.path).results?.some(home => home.id === id) === true

/** A home is looked up only where the customer can see it: on its step, while its place shows. */
const single = (catalogue: Catalogue, view: SurveyView, place: HomeSlot): readonly Effect[] => {
  const { state } = view
  if (state.screen !== `/${place.gate.group.step?.key}` || !isHomeSlotShownInTree(view, place)) return []
  const sought = lookupHome(catalogue, state.answers, place)
  const told = state.homes.get(place.path) ?? noHomeLookupResults
  if (sought === null || (told.single?.sought === sought.key && told.single.settled)) return []
  if (place.what === 'search' && isKnown(catalogue, view, place, sought.key)) return []
  return [{ tag: 'seekHome', at: place.path, what: place.what, sought }]
}

/** The look-ups that are due: of addresses, searches for homes, single homes. */
export const lookupsDue = (catalogue: Catalogue, view: SurveyView): readonly Effect[] => [
  ...addresses(catalogue, view),
  ...[...catalogue.homeAt.values()].flatMap(place => [...search(view, place), ...single(catalogue, view, place)]),
]
