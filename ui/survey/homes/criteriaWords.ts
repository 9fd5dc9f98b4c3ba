import type { HomeSlot } from '../../../domain/engine/catalogue'
import { showPostalCode } from '../../../domain/format/postalCode'
import type { Criteria } from '../../../domain/homes/homeLookupResults'
import { homeTexts } from '../../../domain/texts/homeTexts'

const offered = ({ slots }: HomeSlot, key: string) => {
  const question = slots.get(key)?.question
  return question?.kind === 'choice' ? question.options : []
}

/** The name of a home type as the question offers it. */
const typeName = (place: HomeSlot, type: string): string =>
  offered(place, 'home_type').find(({ value }) => value === type)?.label ?? type

/** Whether a larger distance is offered than was searched within; so too where that is not known. */
export const canWidenSearch = (place: HomeSlot, criteria: Criteria | null): boolean =>
  offered(place, 'search_radius').some(({ value }) => Number(value) > (criteria?.radius ?? 0))

/** What is searched for, as a sentence. */
export const criteriaWords = (place: HomeSlot, { homeType, radius, postalCode }: Criteria): string =>
  homeTexts.criteria(typeName(place, homeType), radius, showPostalCode(postalCode))
