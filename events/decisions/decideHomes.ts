/**
 * Decides the events of the home commands: search for homes, choose one, look up a single home, and take in the
 * office's answers.
 */
import type { HomeSlot } from '../../domain/engine/catalogue'
import { criteriaOf } from '../../domain/homes/criteriaOf'
import { noHomeLookupResults, offeredHomes, sameCriteria } from '../../domain/homes/homeLookupResults'
import { homeSlotAt, isHomeSlotVisible } from '../../domain/homes/homeSlot'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import type { Property } from '../../domain/homes/property'
import { lookupOutcomeOf } from '../definitions/addressLookedUp'
import { homeFound, homeSought, homesFound, homesSought } from '../definitions/homes'
import type { SurveyEvent } from '../record/surveyEvent'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { accept, type Decision, type DecisionContext, refuse } from './decision'
import { homeAnswerEvents } from './homeAnswerEvents'

type HomeCommand = Extract<Command, { type: 'SearchHomes' | 'NoteHomes' | 'ChooseHome' | 'SeekHome' | 'NoteHome' }>
type Of<T extends HomeCommand['type']> = Extract<HomeCommand, { type: T }>

const toldOf = ({ state }: DecisionContext, place: HomeSlot) => state.homes.get(place.path) ?? noHomeLookupResults

/** A search that is on its way already is not begun again; a refused one is not refused twice. */
const searchHomes = (deciding: DecisionContext, place: HomeSlot): Decision => {
  const criteria = criteriaOf(situationOf(deciding.catalogue, deciding.state), place)
  const { search } = toldOf(deciding, place)
  const isTheSame =
    search !== null &&
    search.found === null &&
    (search.criteria === null || criteria === null
      ? search.criteria === criteria
      : sameCriteria(search.criteria, criteria))
  return isTheSame ? accept() : accept(homesSought({ at: place.path, criteria }))
}

/** An answer to another question than the last one changes nothing, nor does one that finds nothing after another. */
const noteHomes = (
  deciding: DecisionContext,
  place: HomeSlot,
  { criteria, homes, center, failed = false }: Of<'NoteHomes'>,
): Decision => {
  const { search } = toldOf(deciding, place)
  if (search?.criteria == null || !sameCriteria(search.criteria, criteria)) return accept()
  const isAnswered = search.found !== null && (search.found.homes.length > 0 || homes.length === 0)
  if (isAnswered) return accept()
  return accept(
    homesFound({ at: place.path, criteria, homes, center, outcome: lookupOutcomeOf(homes.length > 0, failed) }),
  )
}

const chooseHome = (deciding: DecisionContext, place: HomeSlot, id: string | null): Decision => {
  if (id === null) return accept(...homeAnswerEvents(deciding, place, null))
  const { search } = toldOf(deciding, place)
  const home = offeredHomes(search?.found?.homes ?? []).find(offered => offered.id === id)
  return home === undefined
    ? refuse({ tag: 'NoSuchHome', at: place.path, id })
    : accept(...homeAnswerEvents(deciding, place, home))
}

const seekHome = (deciding: DecisionContext, place: HomeSlot): Decision =>
  toldOf(deciding, place).single?.settled === true ? accept(homeSought({ at: place.path })) : accept()

/** A chosen home stays as it was chosen; only the address is added, where the search told none. */
const missingAddress = (deciding: DecisionContext, place: HomeSlot, home: Property | null): SurveyEvent[] => {
  const kept = (key: string) => keptHomeAnswer(deciding.state.answers, place, key)
  if (home === null || kept('street') !== '') return []
  // An office may have sent words for an amount: what is no number cannot be stored as one.
  const amount = (key: 'value_low' | 'value_high'): number =>
    Number.isFinite(Number(kept(key))) ? Number(kept(key)) : home[key]
  const chosen = { id: String(kept('jumba_id')), value_low: amount('value_low'), value_high: amount('value_high') }
  return homeAnswerEvents(deciding, place, { ...home, ...chosen })
}

/** A home at another address than the one that stands there now, or at a place that is gone, changes nothing. */
const noteHome = (
  deciding: DecisionContext,
  place: HomeSlot,
  { sought, home, settled, failed = false }: Of<'NoteHome'>,
): Decision => {
  const { catalogue, state } = deciding
  const { single } = toldOf(deciding, place)
  const isWanted =
    homeToLookUp(catalogue, state.answers, place)?.key === sought &&
    isHomeSlotVisible(situationOf(catalogue, state), place)
  // What was not found, for want of a line, may be found later.
  const isKnown = single?.sought === sought && single.settled && (single.home !== null || home === null)
  if (!isWanted || isKnown) return accept()
  const kept = place.what === 'wanted' ? homeAnswerEvents(deciding, place, home) : missingAddress(deciding, place, home)
  return accept(
    ...kept,
    homeFound({ at: place.path, sought, home, settled, outcome: lookupOutcomeOf(home !== null, failed) }),
  )
}

export const decideHomes = (deciding: DecisionContext, command: HomeCommand): Decision => {
  const { type, at } = command
  const kinds: readonly HomeSlot['what'][] =
    type === 'SeekHome' || type === 'NoteHome' ? ['wanted', 'current', 'search'] : ['search']
  const place = homeSlotAt(deciding.catalogue, at, ...kinds)
  if (place === null) return refuse({ tag: 'NoSuchQuestion', path: at })
  switch (command.type) {
    case 'SearchHomes':
      return searchHomes(deciding, place)
    case 'NoteHomes':
      return noteHomes(deciding, place, command)
    case 'ChooseHome':
      return chooseHome(deciding, place, command.id)
    case 'SeekHome':
      return seekHome(deciding, place)
    case 'NoteHome':
      return noteHome(deciding, place, command)
  }
}
