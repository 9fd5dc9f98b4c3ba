import { profiles } from '../invitation/profiles'
import { stepWithOwnScreen } from '../language/section'
import type { Survey } from '../language/survey'
import { children } from './children'
import { complete } from './complete'
import { currentLivingCondition } from './currentLivingCondition'
import { deathOfPartner } from './deathOfPartner'
import { divorce } from './divorce'
import { financing } from './financing'
import { futureIncome } from './futureIncome'
import { housingRequirements } from './housingRequirements'
import { incapacityWork } from './incapacityWork'
import { mortgage } from './mortgage'
import { mortgageAndPension } from './mortgageAndPension'
import { moving } from './moving'
import { pension } from './pension'
import { personalCharacteristics } from './personalCharacteristics'
import { personalDetails } from './personalDetails'
import { questionsForTheAdvisor } from './questionsForTheAdvisor'
import { sustainability } from './sustainability'
import { unaskedSections } from './unaskedSections'
import { unemployment } from './unemployment'

/**
 * The shipped survey: every step with a place in the side navigation, what is kept without being asked, and the
 * profiles of the invitation types, which order a visit's steps.
 */
export const survey: Survey = {
  steps: [
    stepWithOwnScreen('aqopi', 'Gegevens ophalen'),
    personalDetails,
    currentLivingCondition,
    financing,
    mortgage,
    sustainability,
    housingRequirements,
    children,
    unemployment,
    incapacityWork,
    deathOfPartner,
    divorce,
    pension,
    moving,
    mortgageAndPension,
    futureIncome,
    personalCharacteristics,
    questionsForTheAdvisor,
    complete,
  ],
  kept: unaskedSections,
  profiles,
}
