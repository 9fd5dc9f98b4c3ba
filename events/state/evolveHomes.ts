/**
 * Returns what is known of the homes after a home search or look-up event, and after an answer that makes a found
 * home outdated.
 */
import type { Answers } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { type HomeLookupResults, noHomeLookupResults } from '../../domain/homes/homeLookupResults'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import type { SurveyEvent } from '../record/surveyEvent'
import type { State } from './state'

type Homes = State['homes']
type HomeEvent = Extract<SurveyEvent, { type: 'HomesSought' | 'HomesFound' | 'HomeSought' | 'HomeFound' }>

/** A new search clears the list, but the home that was chosen from it keeps its picture. */
const chosenFrom = (told: HomeLookupResults, id: string | undefined): HomeLookupResults['single'] => {
  const home = told.search?.found?.homes.find(offered => offered.id === id)
  return home === undefined ? told.single : { sought: home.id, home, settled: true }
}

const after = (told: HomeLookupResults, event: HomeEvent, sought: string | undefined): HomeLookupResults => {
  switch (event.type) {
    case 'HomesSought':
      return { single: chosenFrom(told, sought), search: { criteria: event.criteria, found: null } }
    case 'HomesFound':
      return { ...told, search: { criteria: event.criteria, found: { homes: event.homes, center: event.center } } }
    case 'HomeSought':
      return { ...told, single: null }
    case 'HomeFound':
      return { ...told, single: { sought: event.sought, home: event.home, settled: event.settled } }
  }
}

/** What is known of the places of homes after one of these events; a place that the catalogue has not is passed over. */
export const evolveHomes = (catalogue: Catalogue, { homes, answers }: State, event: HomeEvent): Homes => {
  const place = catalogue.homeAt.get(event.at)
  if (place === undefined) return homes
  const sought = homeToLookUp(catalogue, answers, place)?.key
  return new Map(homes).set(event.at, after(homes.get(event.at) ?? noHomeLookupResults, event, sought))
}

/** A home that was found at one address is not spoken of at another: typing the first again asks for it again. */
export const homesAfter = (catalogue: Catalogue, { homes }: State, answers: Answers, { question }: Slot): Homes => {
  const place = catalogue.homeOf.get(question)
  const told = place?.what === 'wanted' ? homes.get(place.path) : undefined
  if (place === undefined || told == null || told.single === null) return homes
  if (told.single.sought === homeToLookUp(catalogue, answers, place)?.key) return homes
  return new Map(homes).set(place.path, { ...told, single: null })
}
