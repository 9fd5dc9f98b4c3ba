/**
 * Views of the homes in a home slot: `homeSearchView` of a search (criteria, results, chosen home) and `homeView` of
 * the one home that was looked up; also tells whether the slot shows.
 */

import type { Catalogue, HomeSlot } from '../../domain/engine/catalogue'
import {
  type Criteria,
  type HomeLookupResults,
  noHomeLookupResults,
  offeredHomes,
} from '../../domain/homes/homeLookupResults'
import { homeSlotAt } from '../../domain/homes/homeSlot'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import type { Coordinates, Property } from '../../domain/homes/property'
import type { SurveyView } from '../live'

/**
 * A search for homes as it stands.
 *
 * - `refused`: 'Zoeken' was pressed while what was asked for was not right;
 * - `results`: at most twelve, by price; null before the first search, while one runs and after a refused one;
 * - `chosen`: as it was chosen, whether or not it is among the results; its `image` is '' while none is known;
 * - `criteria`, `center`: of the last search that was not refused.
 */
export interface HomeSearchView {
  readonly searching: boolean
  readonly refused: boolean
  readonly results: readonly Property[] | null
  readonly chosen: Property | null
  readonly center: Coordinates | null
  readonly criteria: Criteria | null
}

/**
 * The one home of a place. `none`: there is nothing to look up; `missing`: there is no such home, or it could not be
 * asked for; `awaitsPicture`: a home without an image may still get one.
 */
export type HomeView =
  | { readonly tag: 'none' }
  | { readonly tag: 'seeking' }
  | { readonly tag: 'missing' }
  | { readonly tag: 'found'; readonly home: Property; readonly awaitsPicture: boolean }

const lookupResultsAt = ({ state }: SurveyView, homeSlot: HomeSlot): HomeLookupResults =>
  state.homes.get(homeSlot.path) ?? noHomeLookupResults

const results = new WeakMap<readonly Property[], readonly Property[]>()

const resultsOf = (homes: readonly Property[]): readonly Property[] => {
  const cached = results.get(homes)
  if (cached !== undefined) return cached
  const offered = offeredHomes(homes)
  results.set(homes, offered)
  return offered
}

/** What the office told of the home that was chosen; null when it told nothing yet. */
const foundHome = ({ search, single }: HomeLookupResults, id: string): Property | null =>
  search?.found?.homes.find(home => home.id === id) ?? (single?.sought === id ? single.home : null)

const chosenHome = (view: SurveyView, homeSlot: HomeSlot): Property | null => {
  const text = (key: string): string => String(keptHomeAnswer(view.state.answers, homeSlot, key))
  const id = text('jumba_id')
  if (id === '') return null
  const cached = foundHome(lookupResultsAt(view, homeSlot), id)
  return {
    ...(cached ?? { image: '' }),
    id,
    value_low: Number(text('value_low')) || 0,
    value_high: Number(text('value_high')) || 0,
    address: {
      street: text('street'),
      number: text('number'),
      number_addition: text('number_addition'),
      postcode: text('postal_code'),
      city: text('city'),
    },
  }
}

const idleSearch: HomeSearchView = {
  searching: false,
  refused: false,
  results: null,
  chosen: null,
  center: null,
  criteria: null,
}

interface CachedHomeView<A> {
  readonly answers: unknown
  readonly lookups: HomeLookupResults
  readonly result: A
}

/** The same object as long as neither the answers of the place nor what the office told of it changed. */
const cachedBySlot = <A>(make: (catalogue: Catalogue, view: SurveyView, homeSlot: HomeSlot) => A) => {
  const cached = new WeakMap<HomeSlot, CachedHomeView<A>>()
  return (catalogue: Catalogue, view: SurveyView, homeSlot: HomeSlot): A => {
    const [lookups, answers] = [lookupResultsAt(view, homeSlot), view.state.answers[homeSlot.gate.group.id]]
    const before = cached.get(homeSlot)
    if (before !== undefined && before.lookups === lookups && before.answers === answers) return before.result
    const result = make(catalogue, view, homeSlot)
    cached.set(homeSlot, { answers, lookups, result })
    return result
  }
}

const searchAt = cachedBySlot((_, view, homeSlot): HomeSearchView => {
  const { search } = lookupResultsAt(view, homeSlot)
  const [criteria, found] = [search?.criteria ?? null, search?.found ?? null]
  return {
    searching: criteria !== null && found === null,
    refused: search !== null && criteria === null,
    results: found === null ? null : resultsOf(found.homes),
    chosen: chosenHome(view, homeSlot),
    center: found?.center ?? null,
    criteria,
  }
})

/** The search at this path; an idle one where the catalogue has none. */
export const homeSearchView = (catalogue: Catalogue, view: SurveyView, at: string): HomeSearchView => {
  const homeSlot = homeSlotAt(catalogue, at, 'search')
  return homeSlot === null ? idleSearch : searchAt(catalogue, view, homeSlot)
}

const none: HomeView = { tag: 'none' }
const seeking: HomeView = { tag: 'seeking' }
const missing: HomeView = { tag: 'missing' }
const found = new WeakMap<object, HomeView>()

/** The one home of a `wanted` or `current` place; `none` where the catalogue has no such place, or it is hidden. */
export const homeView = (catalogue: Catalogue, view: SurveyView, at: string): HomeView => {
  const homeSlot = homeSlotAt(catalogue, at, 'wanted', 'current')
  if (homeSlot === null || !isHomeSlotShownInTree(view, homeSlot)) return none
  const lookup = homeToLookUp(catalogue, view.state.answers, homeSlot)
  const { single } = lookupResultsAt(view, homeSlot)
  if (lookup === null) return none
  if (single?.sought !== lookup.key) return seeking
  if (single.home === null) return single.settled ? missing : seeking
  const cached = found.get(single) ?? { tag: 'found', home: single.home, awaitsPicture: !single.settled }
  found.set(single, cached)
  return cached
}

/** Whether the answers leave the place on its screen. */
export const isHomeSlotShownInTree = ({ tree }: SurveyView, { gate }: HomeSlot): boolean =>
  tree[gate.group.id]?.gates[gate.index] === true
