import { expect } from 'vitest'
import { asSent, chosen, found, type Lines, picked, ticked, typed } from './answers'

// What Noa Hendriks types into the portal, and what her adviser must find for it.

export const person: Lines = {
  salutation: picked('Aanhef', 'Geachte mevrouw', 'Geachte mevrouw'),
  initials: typed('Voorletters', 'N.J.'),
  official_first_names: typed('Voornamen (zoals in uw paspoort)', 'Noa Johanna'),
  insertion: typed('Tussenvoegsel', "van 't"),
  date_of_birth: typed('Geboortedatum', '14-03-1985', '1985-03-14'),
  gender: picked('Geslacht', 'Vrouw', 'f'),
  smoking: chosen('Rookt u?', 'Nee'),
  maritial_status: picked('Burgerlijke staat', 'Samenwonend met samenlevingscontract', 5),
  phone: typed('Telefoonnummer', '06 1234 5678'),
}

export const home: Lines = {
  postal_code: typed('Postcode', '1234ab', '1234AB', '1234 AB'),
  number: typed('Huisnummer', '10'),
  addition: typed('Toevoeging', 'A'),
  street: found('Straat', 'Proefstraat'),
  place: found('Woonplaats', 'Hilversum'),
  woz_waarde: typed('WOZ-waarde', '412.000', 412_000, '412.000,00'),
  marktwaarde_woning: typed('Geschatte marktwaarde van uw woning', '445000', 445_000, '445.000,00'),
}

export const employed: Lines = { has_employers: chosen('Bent u in loondienst?', 'Ja') }
export const employers: readonly Lines[] = [
  {
    name: typed('Werkgever', 'Gemeente Hilversum'),
    tax_number: typed('Loonheffingennummer', '123456789L01'),
    salary: typed('Bruto jaarsalaris (zonder vakantiegeld)', '52500,5', 52_500.5, '52.500,50'),
    date_of_service: typed('In dienst sinds', '01-09-2016', '2016-09-01'),
    function: typed('Functie', 'Beleidsmedewerker'),
    permanent_service: chosen('Heeft u een vast contract?', 'Ja'),
    payroll_tax_credit: chosen('Past uw werkgever de loonheffingskorting toe?', 'Ja'),
    working_hours: typed('Aantal uren per maand', '138', 138),
    has_car: chosen('Heeft u een auto van de zaak?', 'Ja'),
    car_addition: typed('Bijtelling auto', '6120', 6120, '6.120,00'),
    car_contribution: typed('Eigen bijdrage auto', '1200', 1200, '1.200,00'),
  },
  {
    name: typed('Werkgever', 'Bakkerij Jansen & Zn.'),
    salary: typed('Bruto jaarsalaris (zonder vakantiegeld)', '8250', 8250, '8.250,00'),
    date_of_service: typed('In dienst sinds', '15-02-2023', '2023-02-15'),
    function: typed('Functie', 'Verkoopster op zaterdag'),
    permanent_service: chosen('Heeft u een vast contract?', 'Nee'),
    payroll_tax_credit: chosen('Past uw werkgever de loonheffingskorting toe?', 'Nee'),
    has_car: chosen('Heeft u een auto van de zaak?', 'Nee'),
  },
]

export const enrolled: Lines = { has_companies: chosen('Staat u ingeschreven bij de Kamer van Koophandel?', 'Ja') }
export const company: Lines = {
  name: typed('Naam van uw bedrijf', 'Hendriks Teksten'),
  registration_number: typed('KvK-nummer', '12345678'),
  legal_type: picked('Rechtsvorm', 'Eenmanszaak', 'one_man_business'),
  start_date: typed('Startdatum', '29-02-2020', '2020-02-29'),
  apply_payroll_tax_discount: chosen('Past u loonheffingskorting toe?', 'Nee'),
  has_personnel: chosen('Heeft u personeel?', 'Nee'),
  is_major_shareholder: chosen('Bent u directeur-grootaandeelhouder (dga)?', 'Nee'),
  income_percentage: typed('Welk deel van uw inkomen komt uit dit bedrijf? (%)', '12,5', 12.5, '12,5'),
  average_net_profit: typed('Gemiddelde nettowinst per jaar', '-250', -250, '-250,00'),
}

export const together: Lines = {
  has_partner: chosen('Heeft u een partner?', 'Ja'),
  has_mortgage_with_partner: chosen('Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?', 'Ja'),
}
export const partner: Lines = {
  salutation: picked('Aanhef van uw partner', 'Beste heer', 'Beste heer'),
  first_name: typed('Voornaam van uw partner', 'Daan'),
  last_name: typed('Achternaam van uw partner', 'Visser'),
  gender: picked('Geslacht van uw partner', 'Man', 'm'),
  date_of_birth: typed('Geboortedatum van uw partner', '30-11-1983', '1983-11-30'),
  email: typed('E-mailadres van uw partner', 'daan.visser@voorbeeld.example'),
  salaris_bruto_per_maand: typed('Bruto maandsalaris van uw partner', '3850,75', 3850.75, '3.850,75'),
  different_address: ticked('Mijn partner heeft een ander adres'),
}

/** Nobody knows this address, so street and town are typed. */
export const partnerHome: Lines = {
  postal_code: typed('Postcode', '9999XX', '9999XX', '9999 XX'),
  number: typed('Huisnummer', '7'),
  street: typed('Straat', 'Verzonnenweg'),
  place: typed('Woonplaats', 'Stitswerd'),
}

export const parent: Lines = { has_children: chosen('Heeft u kinderen?', 'Ja') }
const child = (name: string, born: string, bornIso: string, gender: 'Man' | 'Vrouw', studies: 'Ja' | 'Nee'): Lines => ({
  first_name: typed('Voornaam', name),
  last_name: typed('Achternaam', 'Visser'),
  place_of_birth: typed('Geboorteplaats', 'Hilversum'),
  date_of_birth: typed('Geboortedatum', born, bornIso),
  gender: picked('Geslacht', gender, gender === 'Man' ? 'm' : 'f'),
  lives_at_home: chosen('Woont dit kind thuis?', 'Ja'),
  studies: chosen('Studeert dit kind?', studies),
})
export const children: readonly [Lines, Lines, Lines] = [
  child('Tess', '28-12-2009', '2009-12-28', 'Vrouw', 'Ja'),
  child('Bram', '09-06-2012', '2012-06-09', 'Man', 'Nee'),
  child('Lotte', '17-04-2016', '2016-04-17', 'Vrouw', 'Nee'),
]

/** What the office knew of her before. */
const known: Lines = {
  first_name: typed('Roepnaam', 'Noa'),
  last_name: typed('Achternaam', 'Hendriks'),
  email: typed('E-mailadres', 'noa.hendriks@voorbeeld.example'),
  is_main_customer: typed('Hoofdklant', '', 1),
  is_partner: typed('Partner van de hoofdklant', '', 0),
}

// What she left empty and what was never asked goes out as its default.
const empty = (label: string) => typed(label, '')
const unasked: Lines = {
  customer_number: empty('Lidnummer'),
  is_pensioned: typed('Bent u met pensioen?', '', -1),
  accept_terms: typed('Voorwaarden geaccepteerd', '', -1),
}
const emptyAtEmployer: Lines = {
  id: empty('Nummer van de werkgever'),
  tax_number: empty('Loonheffingennummer'),
  working_hours: empty('Aantal uren per maand'),
  car_addition: empty('Bijtelling auto'),
  car_contribution: empty('Eigen bijdrage auto'),
}
const emptyAtCompany: Lines = {
  id: empty('Nummer van het bedrijf'),
  risn_number: empty('RSIN'),
  sbi_code: empty('SBI-code'),
  percentage_of_shares: empty('Percentage aandelen'),
}
const emptyAtPartner: Lines = {
  id: empty('Nummer van uw partner'),
  official_first_names: empty('Voornamen van uw partner (zoals in het paspoort)'),
  insertion: empty('Tussenvoegsel van uw partner'),
  phone: empty('Telefoonnummer van uw partner'),
}
const emptyAtChild: Lines = { id: empty('Nummer van het kind'), insertion: empty('Tussenvoegsel') }

/** The customer as the office must get her, with the first two children; her number is the office's. */
export const sentCustomer = {
  ...asSent({ ...unasked, ...known, ...person, ...employed, ...enrolled, ...together, ...parent }),
  id: { title: 'Klantnummer', value: expect.any(Number) },
  address: asSent(home),
  employers: employers.map(lines => asSent({ ...emptyAtEmployer, ...lines })),
  companies: [asSent({ ...emptyAtCompany, ...company })],
  partner: {
    ...asSent({ ...emptyAtPartner, ...partner }),
    address: asSent({ addition: empty('Toevoeging'), ...partnerHome }),
  },
  children: children.slice(0, 2).map(lines => asSent({ ...emptyAtChild, ...lines })),
  mortgages: [],
  pensions: [],
}

export const questions: Readonly<Record<string, readonly [topic: string, text: string]>> = {
  question_2: ['Rente en rentevaste periode', 'Is tien jaar vast nu verstandig?'],
  question_6: ['Verbouwen en verduurzamen', 'Wij willen een warmtepomp.\nKan dat in de hypotheek?'],
}

const topics = [
  'Hypotheekvormen en aflossen',
  'Rente en rentevaste periode',
  'Kosten en belasting',
  'Verzekeringen',
  'Pensioen en later inkomen',
  'Verbouwen en verduurzamen',
  'Een ander onderwerp',
]
type Questions = typeof questions

const sentTopic = (asked: Questions, title: string, at: number): readonly [string, object] => {
  const key = `question_${at + 1}`
  const value = asked[key]?.[1] ?? ''
  return [key, { title, value: value === '' ? 0 : 1, explanation: { title: 'Wat wilt u hierover vragen?', value } }]
}
/** The questions for the advisor as the office must get them. */
export const sentQuestionsWith = (asked: Questions): object => ({
  sections: {
    section_1: { questions: Object.fromEntries(topics.map((title, at) => sentTopic(asked, title, at))) },
  },
})
export const sentQuestions = sentQuestionsWith(questions)
