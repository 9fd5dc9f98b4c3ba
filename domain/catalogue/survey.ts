import { profiles } from '../invitation/profiles'
import { stepWithOwnScreen } from '../language/section'
import type { Survey } from '../language/survey'
import { children } from './children'
import { complete } from './complete'
import { currentLivingCondition } from './currentLivingCondition'
import { deathOfPartner } from './deathOfPartner'
import { divorce } from './divorce'
import { financing } from './financing'
import { housingRequirements } from './housingRequirements'
import { incapacityWork } from './incapacityWork'
import { kept } from './kept'
import { mortgage } from './mortgage'
import { mortgageAndPension } from './mortgages'
import { moving } from './moving'
import { pension } from './pension'
import { futureIncome } from './pensions'
import { personalCharacteristics } from './personalCharacteristics'
import { personalDetails } from './personalDetails'
import { questionsForTheAdvisor } from './questionsForTheAdvisor'
import { sustainability } from './sustainability'
import { unemployment } from './unemployment'

/**
 * Every step with a place in the side navigation, and what is kept without being asked. The order of a visit is the
 * invitation type's (profiles.ts); a field stands once, whatever the type. Data retrieval is shown by its title until its
 * screen is there.
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
  kept,
  profiles,
}
