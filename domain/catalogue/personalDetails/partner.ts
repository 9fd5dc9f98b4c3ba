/**
 * The section 'Partner': whether there is one (`hasPartner`), the question about a joint mortgage, and the partner's name,
 * birth, contact, salary and address (`partnerDetails`).
 */

import { checkbox, mustChoose, pick, yesNo } from '../../language/chosenQuestions'
import { all, any, is, monitoring, not } from '../../language/condition'
import { partnerSalaryMost } from '../../language/limits'
import { storedQuestion } from '../../language/questionBase'
import { part, section } from '../../language/section'
import { date, money, text } from '../../language/typedQuestions'
import { houseNumber, postalCode } from '../../rules/addressRules'
import { between0And, mustFill } from '../../rules/answerRules'
import { adultBirthDate, email, phone } from '../../rules/personRules'
import { genders, salutations } from '../personOptions'

/** 1 is a partner; 0 and -1 are none (spec 2 section 3). */
export const hasPartner = yesNo('Heeft u een partner?', 'situation', {
  assumes: {
    words: 'U heeft niet gezegd of u een partner heeft. Wij gaan uit van nee.',
    yes: 'Wel een partner',
    no: 'Geen partner',
  },
})

const hasMortgageWithPartner = yesNo(
  'Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?',
  'situation',
  {
    shownWhen: all(is(hasPartner, 1), not(monitoring)),
    assumes: {
      words: 'U heeft niet gezegd of u samen met uw partner een hypotheek heeft of wilt. Wij gaan uit van nee.',
      yes: 'Wel samen een hypotheek',
      no: 'Niet samen een hypotheek',
    },
  },
)

const differentAddress = checkbox('Mijn partner heeft een ander adres', 'situation', { shownWhen: not(monitoring) })

/** All optional: spec 1 section 5 names none of them (checklist OPEN-69). */
const address = part(
  {
    postal_code: text('Postcode', 'address', { rules: [postalCode], form: 'postalCode', placeholder: '1234 AB' }),
    number: text('Huisnummer', 'address', { rules: [houseNumber], form: 'digits' }),
    addition: text('Toevoeging', 'address'),
    street: text('Straat', 'address'),
    place: text('Woonplaats', 'address'),
  },
  // A monitoring visit asks nothing of where the partner lives, whatever was loaded.
  { title: 'Adres van uw partner', shownWhen: all(is(differentAddress, 1), not(monitoring)), looksUp: 'address' },
)

export const partnerDetails = {
  id: storedQuestion('Nummer van uw partner', 'identifier'),
  salutation: pick('select', 'Aanhef van uw partner', 'situation', salutations, {
    initial: '',
    shownWhen: not(monitoring),
  }),
  first_name: text('Voornaam van uw partner', 'name', { rules: [mustFill("Vul uw partner's voornaam in")] }),
  official_first_names: text('Voornamen van uw partner (zoals in het paspoort)', 'name', {
    shownWhen: not(monitoring),
  }),
  insertion: text('Tussenvoegsel van uw partner', 'name'),
  last_name: text('Achternaam van uw partner', 'name', { rules: [mustFill("Vul uw partner's achternaam in")] }),
  gender: pick('select', 'Geslacht van uw partner', 'situation', genders, {
    initial: '',
    rules: [mustChoose("Vul uw partner's geslacht in")],
    shownWhen: not(monitoring),
  }),
  date_of_birth: date('Geboortedatum van uw partner', 'birth', {
    rules: adultBirthDate("Vul uw partner's geboortedatum in", 'Uw partner'),
  }),
  email: text('E-mailadres van uw partner', 'contact', {
    rules: [mustFill("Vul uw partner's e-mailadres in"), email],
    shownWhen: not(monitoring),
    form: 'email',
  }),
  phone: text('Telefoonnummer van uw partner', 'contact', {
    rules: [phone],
    shownWhen: not(monitoring),
    form: 'phone',
  }),
  salaris_bruto_per_maand: money('Bruto maandsalaris van uw partner', 'amount', {
    rules: [mustFill("Vul uw partner's salaris in"), ...between0And(partnerSalaryMost)],
    shownWhen: not(monitoring),
  }),
  different_address: differentAddress,
  address,
}

const details = part(partnerDetails, {
  shownWhen: all(is(hasPartner, 1), any(monitoring, is(hasMortgageWithPartner, 1))),
})

export const partner = section(
  'partner',
  'Partner',
  { has_partner: hasPartner, has_mortgage_with_partner: hasMortgageWithPartner, partner: details },
  {
    at: 'customer',
    summary: [['partner.first_name', 'partner.insertion', 'partner.last_name'], 'partner.date_of_birth'],
  },
)
