import type { Section, Step } from '../section'
import { followingStep } from '../section'
import { complete } from './complete'
import { kept } from './kept'
import { mortgageAndPension } from './mortgages'
import { futureIncome } from './pensions'
import { personalCharacteristics } from './personalCharacteristics'
import { personalDetails } from './personalDetails'
import { questionsForTheAdvisor } from './questionsForTheAdvisor'

/**
 * Every step with a place in the side navigation, and what is kept without being asked. The order of a visit is the
 * invitation type's (stepOrder.ts); a field stands once, whatever the type. The steps that follow are shown by title
 * until their screens are there.
 */
export const survey: { readonly steps: readonly Step[]; readonly kept: readonly Section[] } = {
  steps: [
    followingStep('aqopi', 'Gegevens ophalen'),
    personalDetails,
    followingStep('current_living_condition', 'Uw woonsituatie'),
    followingStep('financing', 'Financiering'),
    followingStep('mortgage', 'Hypotheek'),
    followingStep('sustainability', 'Verduurzamen'),
    followingStep('housing_requirements', 'Woonwensen'),
    followingStep('children', 'Kinderen'),
    followingStep('unemployment', 'Werkloosheid'),
    followingStep('incapacity_work', 'Arbeidsongeschiktheid'),
    followingStep('death_of_partner', 'Overlijden van uw partner'),
    followingStep('divorce', 'Scheiding'),
    followingStep('pension', 'Pensioen'),
    followingStep('moving', 'Verhuizen'),
    mortgageAndPension,
    futureIncome,
    personalCharacteristics,
    questionsForTheAdvisor,
    complete,
  ],
  kept,
}
