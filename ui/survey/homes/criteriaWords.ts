/** Describes the criteria of a search for homes in a sentence, and tells whether a larger distance can be chosen. */
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { showPostalCode } from '../../../domain/format/postalCode'
import type { Criteria } from '../../../domain/homes/homeLookupResults'
import { homeTexts } from '../../../domain/texts/homeTexts'

const offered = ({ slots }: HomeSlot, key: string) => {
  const question = slots.get(key)?.question
  return question?.kind === 'choice' ? question.options : []
}

/** The name of a home type as the question offers it. */
const typeName = (homeSlot: HomeSlot, type: string): string =>
  offered(homeSlot, 'home_type').find(({ value }) => value === type)?.label ?? type

/** Whether the question offers a larger distance than that of the search; true where that is not known. */
export const canWidenSearch = (homeSlot: HomeSlot, criteria: Criteria | null): boolean =>
  offered(homeSlot, 'search_radius').some(({ value }) => Number(value) > (criteria?.radius ?? 0))

export const criteriaWords = (homeSlot: HomeSlot, { homeType, radius, postalCode }: Criteria): string =>
  homeTexts.criteria(typeName(homeSlot, homeType), radius, showPostalCode(postalCode))
