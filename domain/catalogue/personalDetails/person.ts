/** The section that asks the customer's name, birth, gender, marital status and contact details. */

import { choice, mustChoose, pick, yesNo } from '../../language/chosenQuestions'
import { monitoring, not, onAssociationHost } from '../../language/condition'
import { section } from '../../language/section'
import { date, text } from '../../language/typedQuestions'
import { mustFill } from '../../rules/answerRules'
import { adultBirthDate, email, phone } from '../../rules/personRules'
import { genders, monitoringSalutations, salutations } from '../personOptions'

export const dateOfBirth = date('Geboortedatum', 'birth', {
  rules: adultBirthDate('Vul uw geboortedatum in'),
})

/** Code -1, 'unknown', is no choice (spec 1 section 3). */
export const maritalStatus = choice(
  'select',
  'Burgerlijke staat',
  'situation',
  [
    [0, 'Alleenstaand'],
    [1, 'Gehuwd'],
    [2, 'Gehuwd onder huwelijkse voorwaarden'],
    [3, 'Geregistreerd partnerschap'],
    [4, 'Geregistreerd partnerschap met partnerschapsvoorwaarden'],
    [5, 'Samenwonend met samenlevingscontract'],
    [6, 'Samenwonend zonder samenlevingscontract'],
    [7, 'Gescheiden'],
    [8, 'Weduwe of weduwnaar'],
    [9, 'Inwonend'],
  ],
  { rules: [mustChoose('Vul uw burgerlijke staat in')] },
)

export const salutation = pick('select', 'Aanhef', 'situation', [...salutations, ...monitoringSalutations], {
  initial: '',
  rules: [mustChoose('Vul uw aanhef in')],
})

export const gender = pick('select', 'Geslacht', 'situation', genders, {
  initial: '',
  rules: [mustChoose('Vul uw geslacht in')],
})

export const emailAddress = text('E-mailadres', 'contact', { rules: [email], form: 'email' })

export const person = section(
  'person',
  'Persoonlijke gegevens',
  {
    salutation,
    initials: text('Voorletters', 'name', { rules: [mustFill('Vul uw initialen in', monitoring)] }),
    official_first_names: text('Voornamen (zoals in uw paspoort)', 'name', { shownWhen: not(monitoring) }),
    first_name: text('Roepnaam', 'name', {
      rules: [mustFill('Vul uw roepnaam in')],
      shownWhen: not(monitoring),
    }),
    insertion: text('Tussenvoegsel', 'name'),
    last_name: text('Achternaam', 'name', {
      rules: [mustFill('Vul uw achternaam in')],
    }),
    date_of_birth: dateOfBirth,
    gender,
    smoking: yesNo('Rookt u?', 'situation', { shownWhen: not(monitoring) }),
    maritial_status: maritalStatus,
    customer_number: text('Lidnummer', 'identifier', { shownWhen: onAssociationHost }),
    phone: text('Telefoonnummer', 'contact', { rules: [phone], form: 'phone' }),
    email: emailAddress,
  },
  { at: 'customer', summary: [['initials', 'first_name', 'insertion', 'last_name'], 'date_of_birth'] },
)
