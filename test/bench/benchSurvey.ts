import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import type { LoadedItem } from '../../domain/engine/loadedCustomer'
import type { Facts } from '../../domain/language/facts'
import type { Lenders } from '../../domain/language/lender'
import type { Command } from '../../events/decisions/command'

/** The shipped survey. */
export const catalogue = compileCatalogue(survey)

/** The step that holds the loan parts. */
export const loanStep = 'mortgage_and_pension'

/**
 * What is measured. `loanParts`: a monitoring visit, that asks about the customer and the loan parts. `everything`: a full
 * inventory, that asks every question step; its type asks nothing of mortgages, so that the loan parts are only kept.
 */
export type Visit = 'loanParts' | 'everything'

const today = '2026-11-21'

export const factsOf = (visit: Visit): Facts => ({
  type: visit === 'loanParts' ? 'mortgage' : 'full',
  partnerSession: false,
  association: false,
  discount: 100,
  today,
})

const item = (
  values: Readonly<Record<string, string | number>>,
  lists: LoadedItem['lists'] = new Map(),
): LoadedItem => ({
  values: new Map(Object.entries(values)),
  lists,
})

const loanPart = (n: number): LoadedItem =>
  item({
    id: String(n),
    leningdeelnummer: String(n),
    aflosvorm: '1',
    oorspronkelijke_hoogte_leningdeel: 100_000 + n,
    huidige_hoogte_leningdeel: 90_000 + n,
    ingangsdatum_leningdeel: '2015-01-01',
    einddatum_leningdeel: '2045-01-01',
    rentepercentage: 2.5,
    interest_type: 'fixed',
    einddatum_rentevastperiode: '2035-01-01',
    rentevast_periode_in_jaren: 240,
  })

export const lenderLists: Lenders = {
  companies: [{ id: 'AB', code: 'AB', name: 'Bank' }],
  labels: ['1', '2'].map(id => ({ id, company_id: 'AB', code: id, name: `Hypotheek ${id}` })),
}

/** One of each, so that 'Ja' to the question before them adds none. */
const alsoLoaded = [
  ['customer.companies', [item({ id: '1', name: 'Smederij' })]],
  ['customer.children', [item({ id: '1', first_name: 'Noor' })]],
] as const

/** A customer with an employer and one mortgage with this many loan parts, as the visit begins. */
export const opening = (visit: Visit, parts: number): readonly Command[] => [
  { type: 'OpenPortal', host: 'localhost', association: false, today, build: 'bench', rules: 'bench' },
  {
    type: 'LoadCustomer',
    invitation: {
      id: '1',
      type: factsOf(visit).type,
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: {
      values: new Map([['customer.last_name', 'Jansen']]),
      lists: new Map([
        ['customer.employers', [item({ id: '1', name: 'Werf' })]],
        ...(visit === 'everything' ? alsoLoaded : []),
        [
          'customer.mortgages',
          [
            item(
              { id: '1', hdn_company_id: 'AB' },
              new Map([['parts', Array.from({ length: parts }, (_, n) => loanPart(n))]]),
            ),
          ],
        ],
      ]),
    },
  },
  { type: 'LoadLenders', digest: 'lists', lists: lenderLists },
]
