import type { HomeSlot } from '../../../domain/engine/catalogue'
import { showPostalCode } from '../../../domain/format/postalCode'
import type { Criteria } from '../../../domain/homes/homes'
import { homeTexts } from '../../../domain/texts/homeTexts'

/** The name of a home type as the question offers it. */
const typeName = ({ slots }: HomeSlot, type: string): string => {
  const question = slots.get('home_type')?.question
  const options = question?.kind === 'choice' ? question.options : []
  return options.find(({ value }) => value === type)?.label ?? type
}

/** What is searched for, as a sentence. */
export const criteriaWords = (place: HomeSlot, { homeType, radius, postalCode }: Criteria): string =>
  homeTexts.criteria(typeName(place, homeType), radius, showPostalCode(postalCode))
