import { stored } from '../language/ask'
import { section } from '../language/section'

/** What the office sends about the customer, gets back as it was, and nobody is asked (checklist OPEN-71). */
export const kept = [
  section(
    'kept',
    null,
    {
      id: stored('Klantnummer', 'identifier'),
      is_main_customer: stored('Hoofdklant', 'situation', -1),
      is_partner: stored('Partner van de hoofdklant', 'situation', -1),
      accept_terms: stored('Voorwaarden geaccepteerd', 'situation', -1),
    },
    { at: 'customer' },
  ),
]
