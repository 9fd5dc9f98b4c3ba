import { exemptOver } from '../language/age'
import { olderThan } from '../language/condition'
import { mayBeSkipped } from '../texts/stepTexts'
import { dateOfBirth } from './personalDetails/person'

/** What exempts the customer from the steps about losing work (spec 2 section 4). */
export const pastWorkingAge = { when: olderThan(dateOfBirth, exemptOver), text: mayBeSkipped }
