import type { Lenders } from '../../domain/language/lender'

const company = (id: string) => ({ id, code: id.toUpperCase(), name: `Bank ${id}` })
const label = (id: string, lender: string) => ({ id, company_id: lender, code: id, name: `Hypotheek ${id}` })

/** What is offered and held in generated visits; the last of both is in no list. */
export const someLenders = ['lender-1', 'lender-2', 'lender-3', 'lender-gone'] as const
export const someProducts = ['product-1', 'product-2', 'product-3', 'product-gone'] as const

const [first, second, third] = someLenders
const [one, two, three] = someProducts
const companies = [first, second, third].map(company)

/** The first has one product, the second two, the third none. */
export const severalLenders: Lenders = {
  companies,
  labels: [label(one, first), label(two, second), label(three, second)],
}

/** Lists as the office may answer: one product, several, none, a product that moved, and lists that did not come. */
export const lenderLists: readonly Lenders[] = [
  severalLenders,
  { companies, labels: [label(one, second), label(two, second), label(three, first)] },
  { companies: companies.slice(0, 1), labels: [label(one, first), label(two, first)] },
  { companies: [], labels: [label(one, first)] },
  { companies, labels: [] },
  { companies: [], labels: [] },
]
