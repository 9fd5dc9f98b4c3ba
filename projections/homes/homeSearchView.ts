import type { Catalogue, HomeSlot } from '../../domain/engine/catalogue'
import {
  type Criteria,
  type HomeLookupResults,
  noHomeLookupResults,
  offeredHomes,
} from '../../domain/homes/homeLookupResults'
import { homeSlotAt } from '../../domain/homes/homeSlot'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import { lookupHome } from '../../domain/homes/lookupHome'
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

const toldAt = ({ state }: SurveyView, place: HomeSlot): HomeLookupResults =>
  state.homes.get(place.path) ?? noHomeLookupResults

const results = new WeakMap<readonly Property[], readonly Property[]>()

const resultsOf = (homes: readonly Property[]): readonly Property[] => {
  const known = results.get(homes)
  if (known !== undefined) return known
  const offered = offeredHomes(homes)
  results.set(homes, offered)
  return offered
}

/** What the office told of the home that was chosen; null when it told nothing yet. */
const knownHome = ({ search, single }: HomeLookupResults, id: string): Property | null =>
  search?.found?.homes.find(home => home.id === id) ?? (single?.sought === id ? single.home : null)

const chosenHome = (view: SurveyView, place: HomeSlot): Property | null => {
  const text = (key: string): string => String(keptHomeAnswer(view.state.answers, place, key))
  const id = text('jumba_id')
  if (id === '') return null
  const known = knownHome(toldAt(view, place), id)
  return {
    ...(known ?? { image: '' }),
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

const nothing: HomeSearchView = {
  searching: false,
  refused: false,
  results: null,
  chosen: null,
  center: null,
  criteria: null,
}

interface Seen<A> {
  readonly answers: unknown
  readonly told: HomeLookupResults
  readonly seen: A
}

/** The same object as long as neither the answers of the place nor what the office told of it changed. */
const remembering = <A>(make: (catalogue: Catalogue, view: SurveyView, place: HomeSlot) => A) => {
  const known = new WeakMap<HomeSlot, Seen<A>>()
  return (catalogue: Catalogue, view: SurveyView, place: HomeSlot): A => {
    const [told, answers] = [toldAt(view, place), view.state.answers[place.gate.group.id]]
    const before = known.get(place)
    if (before !== undefined && before.told === told && before.answers === answers) return before.seen
    const seen = make(catalogue, view, place)
    known.set(place, { answers, told, seen })
    return seen
  }
}

const searchAt = remembering((_, view, place): HomeSearchView => {
  const { search } = toldAt(view, place)
  const [criteria, found] = [search?.criteria ?? null, search?.found ?? null]
  return {
    searching: criteria !== null && found === null,
    refused: search !== null && criteria === null,
    results: found === null ? null : resultsOf(found.homes),
    chosen: chosenHome(view, place),
    center: found?.center ?? null,
    criteria,
  }
})

/** The search at this path; an idle one where the catalogue has none. */
export const homeSearchView = (catalogue: Catalogue, view: SurveyView, at: string): HomeSearchView => {
  const place = homeSlotAt(catalogue, at, 'search')
  return place === null ? nothing : searchAt(catalogue, view, place)
}

const none: HomeView = { tag: 'none' }
const seeking: HomeView = { tag: 'seeking' }
const missing: HomeView = { tag: 'missing' }
const found = new WeakMap<object, HomeView>()

/** The one home of a `wanted` or `current` place; `none` where the catalogue has no such place, or it is hidden. */
export const homeView = (catalogue: Catalogue, view: SurveyView, at: string): HomeView => {
  const place = homeSlotAt(catalogue, at, 'wanted', 'current')
  if (place === null || !isHomeSlotShownInTree(view, place)) return none
  const sought = lookupHome(catalogue, view.state.answers, place)
  const { single } = toldAt(view, place)
  if (sought === null) return none
  if (single?.sought !== sought.key) return seeking
  if (single.home === null) return single.settled ? missing : seeking
  const known = found.get(single) ?? { tag: 'found', home: single.home, awaitsPicture: !single.settled }
  found.set(single, known)
  return known
}

/** Whether the answers leave the place on its screen. */
export const isHomeSlotShownInTree = ({ tree }: SurveyView, { gate }: HomeSlot): boolean =>
  tree[gate.group.id]?.gates[gate.index] === true
