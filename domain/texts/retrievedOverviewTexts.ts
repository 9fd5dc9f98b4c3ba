/** Labels, formats and other words of the document that shows what was retrieved. */

/**
 * How a value is written: an amount in euros, a percentage, a day, months as years, yes or no, an answer of the survey's own
 * list, or as it is.
 */
export type ValueFormat = 'euro' | 'percent' | 'date' | 'years' | 'yesNo' | 'listed' | 'plain'

type Label = readonly [label: string, manner: ValueFormat]

const address: Readonly<Record<string, Label>> = { address: ['Adres', 'plain'] }
const names: Readonly<Record<string, Label>> = {
  salutation: ['Aanhef', 'plain'],
  initials: ['Voorletters', 'plain'],
  official_first_names: ['Voornamen', 'plain'],
  first_name: ['Roepnaam', 'plain'],
  insertion: ['Tussenvoegsel', 'plain'],
  last_name: ['Achternaam', 'plain'],
  date_of_birth: ['Geboortedatum', 'date'],
  place_of_birth: ['Geboorteplaats', 'plain'],
  gender: ['Geslacht', 'listed'],
}

/** What the values of the retrieval are called, by kind and key, in the order in which they are told (our choice). */
export const retrievedLabels = {
  customer: {
    ...names,
    maritial_status: ['Burgerlijke staat', 'listed'],
    ...address,
    phone: ['Telefoonnummer', 'plain'],
    email: ['E-mailadres', 'plain'],
    has_partner: ['Partner', 'yesNo'],
    has_children: ['Kinderen', 'yesNo'],
    has_employers: ['In loondienst', 'yesNo'],
    has_companies: ['Eigen bedrijf', 'yesNo'],
    is_pensioned: ['Met pensioen', 'yesNo'],
    has_mortgage_with_partner: ['Hypotheek samen met partner', 'yesNo'],
    smoking: ['Rookt', 'yesNo'],
  },
  partner: {
    ...names,
    different_address: ['Ander adres', 'yesNo'],
    ...address,
    phone: ['Telefoonnummer', 'plain'],
    email: ['E-mailadres', 'plain'],
    salaris_bruto_per_maand: ['Bruto salaris per maand', 'euro'],
  },
  children: { ...names, lives_at_home: ['Woont thuis', 'yesNo'], studies: ['Studeert', 'yesNo'] },
  properties: {
    ...address,
    woz_waarde: ['WOZ-waarde', 'euro'],
    marktwaarde_woning: ['Marktwaarde', 'euro'],
  },
  employments: {
    name: ['Werkgever', 'plain'],
    current: ['Werkt hier nu', 'yesNo'],
    function: ['Functie', 'plain'],
    date_of_service: ['In dienst sinds', 'date'],
    permanent_service: ['Vast dienstverband', 'yesNo'],
    working_hours: ['Uren per week', 'plain'],
    monthly_salary: ['Bruto salaris per maand', 'euro'],
    payroll_tax_credit: ['Loonheffingskorting', 'yesNo'],
    car_addition: ['Bijtelling auto per jaar', 'euro'],
    own_car_contribution: ['Eigen bijdrage auto per jaar', 'euro'],
  },
  tax_return: { gross_wage: ['Bruto loon in de aangifte', 'euro'] },
  mortgages: {
    label_name: ['Product', 'plain'],
    lender_code: ['Code geldverstrekker', 'plain'],
    rsin: ['RSIN', 'plain'],
    is_shared: ['Samen met partner', 'yesNo'],
    historische_woningwaarde: ['Historische woningwaarde', 'euro'],
  },
  parts: {
    leningdeelnummer: ['Leningdeelnummer', 'plain'],
    aflosvorm: ['Aflosvorm', 'listed'],
    variant: ['Variant', 'plain'],
    oorspronkelijke_hoogte_leningdeel: ['Oorspronkelijke hoogte', 'euro'],
    huidige_hoogte_leningdeel: ['Huidige hoogte', 'euro'],
    ingangsdatum_leningdeel: ['Ingangsdatum', 'date'],
    einddatum_leningdeel: ['Einddatum', 'date'],
    rentepercentage: ['Rente', 'percent'],
    interest_type: ['Soort rente', 'listed'],
    einddatum_rentevastperiode: ['Einde rentevaste periode', 'date'],
    rentevast_periode_in_jaren: ['Rentevaste periode', 'years'],
    nationale_hypotheekgarantie: ['NHG', 'listed'],
    opgebouwde_spaarwaarde: ['Opgebouwde spaarwaarde', 'euro'],
  },
  pensions: {
    aow_uitkering: ['AOW per jaar', 'euro'],
    aow_gerechtigd: ['Recht op AOW', 'yesNo'],
    aow_alleenstaand: ['AOW als alleenstaande', 'euro'],
    aow_samenwonend: ['AOW bij samenwonen', 'euro'],
    bruto_pensioenbedrag: ['Bruto pensioen per jaar', 'euro'],
    bruto_partnerpensioenbedrag: ['Bruto partnerpensioen per jaar', 'euro'],
    vanaf_leeftijd_jaren: ['Vanaf leeftijd (jaren)', 'plain'],
    vanaf_leeftijd_maanden: ['Vanaf leeftijd (maanden)', 'plain'],
    tot_overlijden: ['Tot overlijden', 'yesNo'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Label>>>>

export type RetrievedKind = keyof typeof retrievedLabels

/** What a table of a kind is called, and a single one of it beside others. */
export const retrievedKinds: Readonly<Record<RetrievedKind, { readonly title: string; readonly one: string }>> = {
  customer: { title: 'Uw gegevens', one: 'U' },
  partner: { title: 'Uw partner', one: 'Partner' },
  children: { title: 'Kinderen', one: 'Kind' },
  properties: { title: 'Woningen', one: 'Woning' },
  employments: { title: 'Werk', one: 'Werkgever' },
  tax_return: { title: 'Inkomen', one: 'Aangifte' },
  mortgages: { title: 'Hypotheken', one: 'Hypotheek' },
  parts: { title: 'Leningdelen', one: 'Leningdeel' },
  pensions: { title: 'Pensioen', one: 'Pensioen' },
}

/** Checklist OPEN-115; the words are our choice. */
export const retrievedOverviewTexts = {
  title: 'Overzicht opgehaalde gegevens',
  of: (name: string) => `Van ${name}`,
  on: (day: string) => `Opgehaald op ${day}`,
  sources: {
    moh: 'MijnOverheid',
    mbd: 'Belastingdienst',
    uwv: 'UWV',
    mpo: 'Mijnpensioenoverzicht',
    unknown: 'Bron niet bekend',
  },
  what: 'Gegeven',
  value: 'Waarde',
  /** `years`: in decimals. */
  years: (years: string) => `${years} jaar`,
  yes: 'Ja',
  no: 'Nee',
  unknown: 'Onbekend',
  documents: 'Documenten',
  document: { what: 'Document', kind: 'Soort', size: 'Grootte' },
  nothing: 'Er zijn geen gegevens gevonden.',
  partsOf: (mortgage: string) => `Leningdelen van ${mortgage}`,
  unread: (count: number) =>
    count === 1
      ? '1 gegeven kon niet worden gelezen en staat niet in dit overzicht.'
      : `${count} gegevens konden niet worden gelezen en staan niet in dit overzicht.`,
  /** `mark`: what stands in place of signs that the letters of the document lack. */
  marked: (count: number, mark: string) =>
    count === 1
      ? `1 teken kan in dit document niet worden getoond. Op die plaats staat ${mark}.`
      : `${count} tekens kunnen in dit document niet worden getoond. Op die plaatsen staat ${mark}.`,
  continued: (title: string) => `${title} (vervolg)`,
  page: (at: number, of: number) => `Pagina ${at} van ${of}`,
} as const
