/**
 * Returns the effects of the look-ups that are due: addresses, searches for homes, and single homes that the
 * customer's screen shows.
 */
import type { Catalogue, HomeSlot } from '../../domain/engine/catalogue'
import { addressToLookUp } from '../../domain/homes/addressToLookUp'
import { noHomeLookupResults } from '../../domain/homes/homeLookupResults'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import type { Effect } from '../../events/effects/effect'
import { homeSearchView, isHomeSlotShownInTree } from '../homes/homeSearchView'
import type { SurveyView } from '../live'

const addresses = (catalogue: Catalogue, { state }: SurveyView): readonly Effect[] =>
  [...state.lookUps].flatMap(([at, lookUp]) => {
    const lookup = lookUp === 'due' ? addressToLookUp(catalogue, state.answers, at) : null
    return lookup === null ? [] : [{ tag: 'lookUpAddress', at, sought: lookup } as const]
  })

const search = (view: SurveyView, homeSlot: HomeSlot): readonly Effect[] => {
  const last = view.state.homes.get(homeSlot.path)?.search ?? null
  if (last === null || last.criteria === null || last.found !== null || !isHomeSlotShownInTree(view, homeSlot))
    return []
  return [{ tag: 'searchHomes', at: homeSlot.path, criteria: last.criteria }]
}

/** A home that was chosen from a list is known from it while it stands there, if the list told where it is. */
const isListed = (catalogue: Catalogue, view: SurveyView, homeSlot: HomeSlot, id: string): boolean =>
  keptHomeAnswer(view.state.answers, homeSlot, 'street') !== '' &&
  homeSearchView(catalogue, view, homeSlot.path).results?.some(home => home.id === id) === true

/** A home is looked up only where the customer can see it: on its step, while its place shows. */
const single = (catalogue: Catalogue, view: SurveyView, homeSlot: HomeSlot): readonly Effect[] => {
  const { state } = view
  if (state.screen !== `/${homeSlot.gate.group.step?.key}` || !isHomeSlotShownInTree(view, homeSlot)) return []
  const lookup = homeToLookUp(catalogue, state.answers, homeSlot)
  const lookups = state.homes.get(homeSlot.path) ?? noHomeLookupResults
  if (lookup === null || (lookups.single?.sought === lookup.key && lookups.single.settled)) return []
  if (homeSlot.what === 'search' && isListed(catalogue, view, homeSlot, lookup.key)) return []
  return [{ tag: 'seekHome', at: homeSlot.path, what: homeSlot.what, sought: lookup }]
}

export const lookupsDue = (catalogue: Catalogue, view: SurveyView): readonly Effect[] => [
  ...addresses(catalogue, view),
  ...[...catalogue.homeAt.values()].flatMap(homeSlot => [
    ...search(view, homeSlot),
    ...single(catalogue, view, homeSlot),
  ]),
]
