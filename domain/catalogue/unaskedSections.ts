import { storedQuestion } from '../language/questionBase'
import { section } from '../language/section'

/** What the office sends about the customer, gets back as it was, and nobody is asked (checklist OPEN-71). */
export const unaskedSections = [
  section(
    'kept',
    null,
    {
      id: storedQuestion('Klantnummer', 'identifier'),
      is_main_customer: storedQuestion('Hoofdklant', 'situation', -1),
      is_partner: storedQuestion('Partner van de hoofdklant', 'situation', -1),
      accept_terms: storedQuestion('Voorwaarden geaccepteerd', 'situation', -1),
    },
    { at: 'customer' },
  ),
] as const
