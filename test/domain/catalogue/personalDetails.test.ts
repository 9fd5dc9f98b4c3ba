import { expect, test } from 'vitest'
import { personalDetails } from '../../../domain/catalogue/personalDetails'
import { messagesOf } from './messages'
import { inWords, listsIn, questionsIn } from './placed'

const atEmployers = "'Bent u in loondienst?' is 1"
const atCompanies = "not (monitoring); 'Staat u ingeschreven bij de Kamer van Koophandel?' is 1"
const atPartner =
  "'Heeft u een partner?' is 1; (monitoring) or ('Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?' is 1)"
const atChildren = "not (monitoring); 'Heeft u kinderen?' is 1"

/** Path within the customer, title, messages, when it shows: wording B3 and checklist PD-08 to PD-61. */
const asked: readonly (readonly [path: string, title: string, messages: readonly string[], shown: string])[] = [
  // Persoonlijke gegevens
  ['salutation', 'Aanhef', ['Vul uw aanhef in'], ''],
  ['initials', 'Voorletters', ['Vul uw initialen in [monitoring]'], ''],
  ['official_first_names', 'Voornamen (zoals in uw paspoort)', [], 'not (monitoring)'],
  ['first_name', 'Roepnaam', ['Vul uw roepnaam in'], 'not (monitoring)'],
  ['insertion', 'Tussenvoegsel', [], ''],
  ['last_name', 'Achternaam', ['Vul uw achternaam in'], ''],
  ['date_of_birth', 'Geboortedatum', ['Vul uw geboortedatum in'], ''],
  ['gender', 'Geslacht', ['Vul uw geslacht in'], ''],
  ['smoking', 'Rookt u?', [], 'not (monitoring)'],
  ['maritial_status', 'Burgerlijke staat', ['Vul uw burgerlijke staat in'], ''],
  ['customer_number', 'Lidnummer', [], 'association'],
  ['phone', 'Telefoonnummer', ['Vul een geldig telefoonnummer in'], ''],
  ['email', 'E-mailadres', ['Vul een geldig e-mailadres in'], ''],
  // Uw woning
  ['address.postal_code', 'Postcode', ['Dit veld is verplicht', 'Vul een geldige postcode in'], ''],
  ['address.number', 'Huisnummer', ['Dit veld is verplicht', 'Vul een geldig huisnummer in, zonder letters'], ''],
  ['address.addition', 'Toevoeging', [], ''],
  ['address.street', 'Straat', ['Dit veld is verplicht'], ''],
  ['address.place', 'Woonplaats', ['Dit veld is verplicht'], ''],
  ['address.woz_waarde', 'WOZ-waarde', ['Ongeldige waarde'], 'not (monitoring; partnerSession)'],
  ['address.marktwaarde_woning', 'Geschatte marktwaarde van uw woning', ['Ongeldige waarde'], ''],
  // Werkgevers
  ['has_employers', 'Bent u in loondienst?', ['Bent u in loondienst?'], ''],
  ['is_pensioned', 'Bent u met pensioen?', [], "'Bent u in loondienst?' is 0"],
  ['employers.*.name', 'Werkgever', ['Vul een werkgever in'], atEmployers],
  ['employers.*.tax_number', 'Loonheffingennummer', [], `${atEmployers}; not (monitoring)`],
  ['employers.*.salary', 'Bruto jaarsalaris (zonder vakantiegeld)', ['Ongeldige waarde'], atEmployers],
  ['employers.*.date_of_service', 'In dienst sinds', ['Vul een datum in'], `${atEmployers}; not (monitoring)`],
  ['employers.*.function', 'Functie', ['Vul een functie in'], `${atEmployers}; not (monitoring)`],
  ['employers.*.permanent_service', 'Heeft u een vast contract?', [], `${atEmployers}; not (monitoring)`],
  [
    'employers.*.payroll_tax_credit',
    'Past uw werkgever de loonheffingskorting toe?',
    [],
    `${atEmployers}; not (monitoring)`,
  ],
  ['employers.*.working_hours', 'Aantal uren per maand', ['Ongeldige waarde'], `${atEmployers}; not (monitoring)`],
  ['employers.*.has_car', 'Heeft u een auto van de zaak?', [], atEmployers],
  [
    'employers.*.car_addition',
    'Bijtelling auto',
    ['Ongeldige waarde'],
    `${atEmployers}; 'Heeft u een auto van de zaak?' is 1`,
  ],
  [
    'employers.*.car_contribution',
    'Eigen bijdrage auto',
    ['Ongeldige waarde'],
    `${atEmployers}; 'Heeft u een auto van de zaak?' is 1`,
  ],
  // Kamer van Koophandel
  [
    'has_companies',
    'Staat u ingeschreven bij de Kamer van Koophandel?',
    ['Staat u ingeschreven bij de Kamer van Koophandel?'],
    'not (monitoring)',
  ],
  ['companies.*.name', 'Naam van uw bedrijf', ['Vul een naam in'], atCompanies],
  ['companies.*.registration_number', 'KvK-nummer', ['Vul een KvK-nummer in'], atCompanies],
  ['companies.*.risn_number', 'RSIN', [], atCompanies],
  ['companies.*.sbi_code', 'SBI-code', [], atCompanies],
  ['companies.*.legal_type', 'Rechtsvorm', ['Vul een rechtsvorm in'], atCompanies],
  ['companies.*.start_date', 'Startdatum', ['Vul een startdatum in'], atCompanies],
  ['companies.*.apply_payroll_tax_discount', 'Past u loonheffingskorting toe?', [], atCompanies],
  ['companies.*.has_personnel', 'Heeft u personeel?', [], atCompanies],
  ['companies.*.is_major_shareholder', 'Bent u directeur-grootaandeelhouder (dga)?', [], atCompanies],
  [
    'companies.*.percentage_of_shares',
    'Percentage aandelen',
    ['Ongeldige waarde'],
    `${atCompanies}; 'Bent u directeur-grootaandeelhouder (dga)?' is 1`,
  ],
  [
    'companies.*.income_percentage',
    'Welk deel van uw inkomen komt uit dit bedrijf? (%)',
    ['Ongeldige waarde'],
    atCompanies,
  ],
  ['companies.*.average_net_profit', 'Gemiddelde nettowinst per jaar', [], atCompanies],
  // Partner
  ['has_partner', 'Heeft u een partner?', [], ''],
  [
    'has_mortgage_with_partner',
    'Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?',
    [],
    "'Heeft u een partner?' is 1; not (monitoring)",
  ],
  ['partner.salutation', 'Aanhef van uw partner', [], `${atPartner}; not (monitoring)`],
  ['partner.first_name', 'Voornaam van uw partner', ["Vul uw partner's voornaam in"], atPartner],
  [
    'partner.official_first_names',
    'Voornamen van uw partner (zoals in het paspoort)',
    [],
    `${atPartner}; not (monitoring)`,
  ],
  ['partner.insertion', 'Tussenvoegsel van uw partner', [], atPartner],
  ['partner.last_name', 'Achternaam van uw partner', ["Vul uw partner's achternaam in"], atPartner],
  ['partner.gender', 'Geslacht van uw partner', ["Vul uw partner's geslacht in"], `${atPartner}; not (monitoring)`],
  ['partner.date_of_birth', 'Geboortedatum van uw partner', ["Vul uw partner's geboortedatum in"], atPartner],
  [
    'partner.email',
    'E-mailadres van uw partner',
    ["Vul uw partner's e-mailadres in", 'Vul een geldig e-mailadres in'],
    `${atPartner}; not (monitoring)`,
  ],
  [
    'partner.phone',
    'Telefoonnummer van uw partner',
    ['Vul een geldig telefoonnummer in'],
    `${atPartner}; not (monitoring)`,
  ],
  [
    'partner.salaris_bruto_per_maand',
    'Bruto maandsalaris van uw partner',
    ["Vul uw partner's salaris in", 'Ongeldige waarde'],
    `${atPartner}; not (monitoring)`,
  ],
  ['partner.different_address', 'Mijn partner heeft een ander adres', [], `${atPartner}; not (monitoring)`],
  [
    'partner.address.postal_code',
    'Postcode',
    ['Vul een geldige postcode in'],
    `${atPartner}; 'Mijn partner heeft een ander adres' is 1; not (monitoring)`,
  ],
  [
    'partner.address.number',
    'Huisnummer',
    ['Vul een geldig huisnummer in, zonder letters'],
    `${atPartner}; 'Mijn partner heeft een ander adres' is 1; not (monitoring)`,
  ],
  [
    'partner.address.addition',
    'Toevoeging',
    [],
    `${atPartner}; 'Mijn partner heeft een ander adres' is 1; not (monitoring)`,
  ],
  ['partner.address.street', 'Straat', [], `${atPartner}; 'Mijn partner heeft een ander adres' is 1; not (monitoring)`],
  [
    'partner.address.place',
    'Woonplaats',
    [],
    `${atPartner}; 'Mijn partner heeft een ander adres' is 1; not (monitoring)`,
  ],
  // Kinderen
  ['has_children', 'Heeft u kinderen?', [], 'not (monitoring)'],
  ['children.*.first_name', 'Voornaam', ['Vul een voornaam in'], atChildren],
  ['children.*.insertion', 'Tussenvoegsel', [], atChildren],
  ['children.*.last_name', 'Achternaam', ['Vul een achternaam in'], atChildren],
  ['children.*.place_of_birth', 'Geboorteplaats', [], atChildren],
  ['children.*.date_of_birth', 'Geboortedatum', ['Vul een geboortedatum in'], atChildren],
  ['children.*.gender', 'Geslacht', ['Vul een geslacht in'], atChildren],
  ['children.*.lives_at_home', 'Woont dit kind thuis?', ['Maak een keuze'], atChildren],
  ['children.*.studies', 'Studeert dit kind?', ['Maak een keuze'], atChildren],
]

test('personal details ask exactly what the specification lists, in its order, words and conditions', () => {
  const found = personalDetails.sections
    .flatMap(questionsIn)
    .filter(({ question }) => question.kind !== 'stored')
    .map(({ path, question, shown }) => [path, question.title, messagesOf(question), inWords(shown)])
  expect(found).toEqual(asked)
})

test('the sections have the titles of the specification, in its order', () => {
  expect(personalDetails.sections.map(({ title, shownWhen }) => [title, inWords(shownWhen)])).toEqual([
    ['Persoonlijke gegevens', ''],
    ['Uw woning', ''],
    ['Werkgevers', ''],
    ['Kamer van Koophandel', 'not (monitoring)'],
    ['Partner', ''],
    ['Kinderen', 'not (monitoring)'],
  ])
})

test('employers, companies and children open at Ja and have a button to add one', () => {
  const found = personalDetails.sections
    .flatMap(listsIn)
    .map(({ path, list }) => [path, list.called, list.add?.first, list.add?.another, list.gate?.title, list.firstStays])
  expect(found).toEqual([
    ['employers', 'Werkgever', 'Werkgever toevoegen', 'Werkgever toevoegen', 'Bent u in loondienst?', false],
    [
      'companies',
      'Bedrijf',
      'Bedrijf toevoegen',
      'Bedrijf toevoegen',
      'Staat u ingeschreven bij de Kamer van Koophandel?',
      false,
    ],
    ['children', 'Kind', 'Kind toevoegen', 'Kind toevoegen', 'Heeft u kinderen?', false],
  ])
})
