/**
 * Doubts about the customer, the partner and the children (title, marital status, births, e-mail, study, work,
 * pension): answers that do not go together or are unlikely.
 */

import { pensionedOver } from '../../language/age'
import { all, any, type Condition, is, not, olderThan } from '../../language/condition'
import { type Doubt, doubt, doubtWhen } from '../../language/doubt'
import type { ChoiceQuestion } from '../../language/question'
import { childQuestions } from '../personalDetails/childrenSection'
import { hasEmployers, isPensioned } from '../personalDetails/employers'
import { hasPartner, partnerDetails } from '../personalDetails/partner'
import { dateOfBirth, emailAddress, gender, maritalStatus, salutation } from '../personalDetails/person'

/** Nobody has a child so young, but by adoption or as a stepchild. */
const parentFrom = 14
/** Nobody studies so young, and nobody has a pension so young, but a few. */
const studiesFrom = 12
const pensionFrom = 55

type Words = ChoiceQuestion<string>

const titleAgainst = (title: Words, of: Words): Condition =>
  any(
    all(is(title, 'Beste heer', 'Geachte heer', 'De heer'), is(of, 'f')),
    all(is(title, 'Beste mevrouw', 'Geachte mevrouw', 'Mevrouw'), is(of, 'm')),
  )

const titleAsks = "De aanhef is '{beside}' en het geslacht is '{value}'. Klopt dat?"

export const householdDoubts: readonly Doubt[] = [
  doubtWhen(gender, 'title', titleAgainst(salutation, gender), titleAsks),
  doubtWhen(partnerDetails.gender, 'title', titleAgainst(partnerDetails.salutation, partnerDetails.gender), titleAsks),
  doubtWhen(
    hasPartner,
    'alone',
    all(is(maritalStatus, 1, 2, 3, 4, 5, 6), is(hasPartner, 0)),
    "Uw burgerlijke staat is '{beside}' en u heeft geen partner. Klopt dat?",
  ),
  doubtWhen(
    hasPartner,
    'together',
    all(is(maritalStatus, 0), is(hasPartner, 1)),
    "Uw burgerlijke staat is '{beside}' en u heeft een partner. Klopt dat?",
  ),
  doubt(
    partnerDetails.date_of_birth,
    'sameBirth',
    { tag: 'same', as: dateOfBirth },
    'Dit is ook uw eigen geboortedatum. Klopt dat?',
  ),
  doubt(
    partnerDetails.email,
    'sameEmail',
    { tag: 'same', as: emailAddress },
    'Dit is ook uw eigen e-mailadres. Klopt dat?',
  ),
  doubt(
    childQuestions.date_of_birth,
    'asOldAsParent',
    { tag: 'soonAfter', years: parentFrom, date: dateOfBirth },
    `Dit kind is ouder dan u, of minder dan ${parentFrom} jaar jonger. Klopt dat?`,
  ),
  doubtWhen(
    childQuestions.studies,
    'studiesYoung',
    all(is(childQuestions.studies, 1), not(olderThan(childQuestions.date_of_birth, studiesFrom - 1))),
    `Dit kind is jonger dan ${studiesFrom} jaar en studeert. Klopt dat?`,
  ),
  doubtWhen(
    hasEmployers,
    'worksOn',
    all(is(hasEmployers, 1), olderThan(dateOfBirth, pensionedOver)),
    `U bent ouder dan ${pensionedOver} jaar en in loondienst. Klopt dat?`,
  ),
  doubtWhen(
    isPensioned,
    'pensionedYoung',
    all(is(isPensioned, 1), not(olderThan(dateOfBirth, pensionFrom - 1))),
    `U bent jonger dan ${pensionFrom} jaar en met pensioen. Klopt dat?`,
  ),
]
