/**
 * Finds the question that a place in the retrieval result is about: its own, one of its item, or another to answer
 * instead; else null.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { PlacedPart } from '../../domain/retrieval/toldValue'

/** What a value of the result is called in the survey, where that is otherwise. */
const otherKeys: Readonly<Record<string, string>> = {
  monthly_salary: 'salary',
  own_car_contribution: 'car_contribution',
  gross_wage: 'salary',
  variant: 'aflosvorm',
  label_name: 'hdn_company_id',
  lender_code: 'hdn_company_id',
}

/** Where a part that is no item stands: the question that one would answer oneself. */
const roots: readonly (readonly [at: string, path: string])[] = [
  ['customer.address', 'customer.address.postal_code'],
  ['customer', 'customer.last_name'],
  ['partner.address', 'customer.partner.address.postal_code'],
  ['partner', 'customer.has_partner'],
  ['children', 'customer.has_children'],
  ['properties', 'customer.address.woz_waarde'],
  ['employments', 'customer.has_employers'],
  ['tax_return', 'customer.has_employers'],
]

const isWithin = (at: string, part: string): boolean => at === part || at.startsWith(`${part}.`)

const askedPath = (catalogue: Catalogue, path: string): string | null => {
  const slot = slotAddress(catalogue, path)?.slot
  return slot === undefined || slot.question.kind === 'stored' ? null : path
}

const ownPath = (at: string): string => {
  const [root = '', ...rest] = at.split('.')
  if (root === 'partner') return ['customer.partner', ...rest].join('.')
  return root === 'properties' ? ['customer.address', ...rest.slice(1)].join('.') : at
}

export const retrievedQuestionPath = (
  catalogue: Catalogue,
  placed: readonly PlacedPart[],
  at: string,
): string | null => {
  const [item] = placed.filter(one => isWithin(at, one.at)).sort((a, b) => b.at.length - a.at.length)
  if (item !== undefined) {
    const key = at.slice(item.at.length + 1)
    const own = askedPath(catalogue, `${item.path}.${otherKeys[key] ?? key}`)
    if (own !== null) return own
  }
  const own = item === undefined ? askedPath(catalogue, ownPath(at)) : null
  return own ?? roots.find(([part]) => isWithin(at, part))?.[1] ?? null
}
