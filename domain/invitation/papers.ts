/**
 * The papers to have at hand, in words and in order of need, each with the path of the question that asks what stands
 * on it; and `forRetrieval`, what the customer needs to retrieve data.
 */

/** A paper to have at hand, for who is asked what stands on it: a question of the catalogue, by its path. */
interface Paper {
  readonly words: string
  /** Said after the words as long as it is not known that there is a partner. */
  readonly ifPartner?: string
  readonly for: string
}

/** Where data can be retrieved, which comes first of all (our choice). */
export const forRetrieval = 'Uw DigiD en uw mobiele telefoon, als u gegevens wilt ophalen'

/** In the order in which they are needed (our choice). */
export const papers: readonly Paper[] = [
  {
    words: 'Uw paspoort of identiteitskaart, voor uw officiële voornamen',
    for: 'customer.official_first_names',
  },
  { words: 'De brief van uw gemeente met de WOZ-waarde van uw woning', for: 'customer.address.woz_waarde' },
  {
    words: 'Uw laatste loonstrook of jaaropgave, als u in loondienst bent',
    for: 'customer.employers.*.salary',
  },
  {
    words: 'Uw KvK-nummer en uw jaarcijfers, als u een bedrijf heeft',
    for: 'customer.companies.*.registration_number',
  },
  {
    words: 'Een loonstrook van uw partner',
    ifPartner: ', als u een partner heeft',
    for: 'customer.partner.salaris_bruto_per_maand',
  },
  {
    words: 'Het jaaroverzicht van uw hypotheek',
    for: 'customer.mortgages.*.parts.*.huidige_hoogte_leningdeel',
  },
]
