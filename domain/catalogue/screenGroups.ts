/**
 * Tables for the one-question view: which questions share one screen, with its title, and the titles of lists that
 * have a screen of their own.
 */

/** The questions stand side by side in the catalogue's order. */
interface ScreenGroup {
  readonly title: string
  /** By their paths, '*' for any item. */
  readonly questions: readonly string[]
}

const within = (list: string, keys: readonly string[]): readonly string[] => keys.map(key => `${list}.${key}`)

const names = ['first_name', 'insertion', 'last_name']

export const screenGroups: readonly ScreenGroup[] = [
  {
    title: 'Uw naam',
    questions: within('customer', ['initials', 'official_first_names', ...names]),
  },
  { title: 'Uw telefoonnummer en e-mailadres', questions: within('customer', ['phone', 'email']) },
  // Its own title is that of the item.
  { title: 'De naam van uw werkgever', questions: ['customer.employers.*.name'] },
  {
    title: 'De auto van de zaak',
    questions: within('customer.employers.*', ['has_car', 'car_addition', 'car_contribution']),
  },
  {
    title: 'De nummers van uw bedrijf',
    questions: within('customer.companies.*', ['registration_number', 'risn_number', 'sbi_code']),
  },
  {
    title: 'Uw aandelen',
    questions: within('customer.companies.*', ['is_major_shareholder', 'percentage_of_shares']),
  },
  {
    title: 'De naam van uw partner',
    questions: within('customer.partner', ['first_name', 'official_first_names', 'insertion', 'last_name']),
  },
  {
    title: 'E-mailadres en telefoonnummer van uw partner',
    questions: within('customer.partner', ['email', 'phone']),
  },
  {
    title: 'Waar uw partner woont',
    questions: within('customer.partner', [
      'different_address',
      ...within('address', ['postal_code', 'number', 'addition', 'street', 'place']),
    ]),
  },
  { title: 'De naam van uw kind', questions: within('customer.children.*', names) },
  {
    title: 'Geboorteplaats en geboortedatum',
    questions: within('customer.children.*', ['place_of_birth', 'date_of_birth']),
  },
  {
    title: 'De geldverstrekker en het product',
    questions: within('customer.mortgages.*', ['hdn_company_id', 'hdn_company_label_id']),
  },
  {
    title: 'Het bedrag van het leningdeel',
    questions: within('customer.mortgages.*.parts.*', [
      'oorspronkelijke_hoogte_leningdeel',
      'huidige_hoogte_leningdeel',
    ]),
  },
  {
    title: 'Begin en einde van het leningdeel',
    questions: within('customer.mortgages.*.parts.*', ['ingangsdatum_leningdeel', 'einddatum_leningdeel']),
  },
  {
    title: 'De rente van het leningdeel',
    questions: within('customer.mortgages.*.parts.*', [
      'rentepercentage',
      'interest_type',
      'einddatum_rentevastperiode',
      'rentevast_periode_in_jaren',
    ]),
  },
]

/** What a list is called that no question opens, where it has a screen of its own; '*' for any item. */
export const listTitles: Readonly<Record<string, string>> = {
  'customer.mortgages': 'Uw hypotheken',
  'customer.mortgages.*.parts': 'De leningdelen',
  'customer.pensions': 'De pensioenbedragen die bij ons bekend zijn',
}
