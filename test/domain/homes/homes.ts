import type { Property } from '../../../domain/homes/property'
import { catalogues } from '../../arbitraries/surveys'
import { portal } from '../../projections/portal'

/** Where homes are shown: one search, the wanted home, the customer's own. */
export const searchPlace = 'moving.sections.section_31.questions.home'
export const wantedPlace = 'current_living_condition.sections.section_2.questions.wanted_home'
export const currentPlace = 'current_living_condition.sections.section_2.questions.current_home'

const moving = 'moving.sections.section_31.questions'
const living = 'current_living_condition.sections'

const catalogue = catalogues.shipped

export const homeSlot = (at: string) => {
  const slot = catalogue.homeAt.get(at)
  if (slot === undefined) throw new Error(`No homes at ${at}`)
  return slot
}

/** A home as an office tells of it. */
export const home = (id: string, extra: Partial<Property> = {}): Property => ({
  id,
  image: `https://plaatjes.example/${id}.jpg`,
  value_low: 350_000,
  value_high: 390_000,
  address: { street: 'Dorpsstraat', number: '10', number_addition: 'A', postcode: '1234AB', city: 'Ons Dorp' },
  ...extra,
})

export const criteria = { postalCode: '1234AB', radius: 5, homeType: 'hoekwoning' }

/** A customer on the step about moving, with a search that is filled in. */
export const searching = () => {
  const visit = portal({ type: 'full' })
  const asks = (key: string, value: string | number) => visit.answers(`${moving}.${key}.value`, value)
  visit.does({ type: 'ShowScreen', screen: '/moving' })
  asks('i_expect_to_move', 1)
  asks('home_type', 'hoekwoning')
  asks('search_postal_code', '1234 ab')
  asks('search_radius', 5)
  return {
    ...visit,
    asks,
    searches: () => visit.does({ type: 'SearchHomes', at: searchPlace }),
    finds: (homes: readonly Property[], sought = criteria, center = null) =>
      visit.does({ type: 'NoteHomes', at: searchPlace, criteria: sought, homes, center }),
    chooses: (id: string | null) => visit.does({ type: 'ChooseHome', at: searchPlace, id }),
    kept: (...keys: readonly string[]) => keys.map(key => visit.value(`${moving}.${key}.value`)),
  }
}

/** A customer who wants a home at an address that is known. */
export const wanting = (values: Record<string, string> = {}) => {
  const visit = portal({ type: 'full', values })
  const types = (key: string, value: string) => visit.answers(`${living}.section_2.questions.${key}.value`, value)
  visit.does({ type: 'ShowScreen', screen: '/current_living_condition' })
  visit.answers(`${living}.section_1.questions.i_want_a_new_house.value`, 0)
  visit.answers(`${living}.section_2.questions.new_house.value`, 1)
  return {
    ...visit,
    types,
    wants: (value: 0 | 1) => visit.answers(`${living}.section_1.questions.i_want_a_new_house.value`, value),
    typesAddress: () => {
      types('postal_code', '1234 ab')
      types('number', '10')
      types('addition', 'a')
    },
    isTold: (sought: string, told: Property | null, settled = true, at = wantedPlace) =>
      visit.does({ type: 'NoteHome', at, sought, home: told, settled }),
    kept: () =>
      ['jumba_id', 'value_low', 'value_high', 'street', 'city'].map(key =>
        visit.value(`${living}.section_2.questions.${key}.value`),
      ),
    typed: () =>
      ['postal_code', 'number', 'addition'].map(key => visit.value(`${living}.section_2.questions.${key}.value`)),
  }
}
