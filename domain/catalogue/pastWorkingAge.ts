import { exemptOver } from '../language/age'
import { olderThan } from '../language/condition'
import { mayBeSkipped } from '../texts/stepTexts'
import { dateOfBirth } from './personalDetails/person'

/**
 * The exemption of a customer older than 65 from the steps on unemployment and incapacity for work, with the text that
 * says so (spec 2 section 4).
 */
export const pastWorkingAge = { when: olderThan(dateOfBirth, exemptOver), text: mayBeSkipped }
