/**
 * The section that lists the customer's mortgages with lender, product and loan parts; a visit that does not ask for
 * them gets a text only (nothing to do, or the partner supplied them).
 */

import { mustChoose, pick } from '../language/chosenQuestions'
import { all, any, not, partnerSession, profileSays, visitsStep } from '../language/condition'
import { storedQuestion } from '../language/questionBase'
import { info, list, readOnlyEntry, section } from '../language/section'
import { loanPart } from './loanPart'

/** Not in a partner session (spec 2 section 2). */
export const showsMortgages = all(profileSays('mortgages'), not(partnerSession))

const lender = pick('select', 'Geldverstrekker', 'situation', [], {
  supply: { from: 'lenders' },
  rules: [mustChoose()],
})

const product = pick('select', 'Product', 'situation', [], {
  supply: { from: 'products', of: lender },
  rules: [mustChoose()],
})

const mortgage = {
  id: storedQuestion('Nummer van de hypotheek', 'identifier'),
  rsin: storedQuestion('RSIN', 'identifier'),
  is_shared: storedQuestion('Gedeelde hypotheek', 'situation', -1),
  historische_woningwaarde: storedQuestion('Historische woningwaarde', 'amount'),
  hdn_company_id: lender,
  hdn_company_label_id: product,
  debt: readOnlyEntry('debt', 'Deze hypotheek in het kort'),
  parts: list('Leningdeel', { first: 'Leningdeel toevoegen', another: 'Leningdeel toevoegen' }, loanPart, {
    firstStays: true,
    pairs: true,
    matchedBy: 'leningdeelnummer',
    summary: [
      'leningdeelnummer',
      'aflosvorm',
      'huidige_hoogte_leningdeel',
      'rentepercentage',
      'einddatum_rentevastperiode',
    ],
  }),
}

export const mortgages = section(
  'mortgages',
  null,
  {
    may_be_outdated: info(
      'Dit zijn gegevens uit uw laatste belastingaangifte. Deze kunnen dus verouderd zijn.',
      showsMortgages,
    ),
    from_partner: info('Deze gegevens heeft uw partner aangeleverd.', partnerSession),
    nothing_to_do: info(
      'U hoeft hier niets in te vullen. Ga verder met de volgende stap.',
      not(any(showsMortgages, partnerSession)),
    ),
    mortgages: list('Hypotheek', { first: 'Hypotheek toevoegen', another: 'Nog een hypotheek toevoegen' }, mortgage, {
      shownWhen: showsMortgages,
      // The partner supplied them in a visit of their own (spec 2 section 2).
      emptyWhen: all(visitsStep('mortgage_and_pension'), partnerSession),
      matchedBy: 'id',
      // The retrieval knows no ids of the office's.
      alsoBy: { key: 'hdn_company_id', within: 'parts' },
      summary: ['hdn_company_id', 'hdn_company_label_id'],
    }),
  },
  { at: 'customer' },
)
