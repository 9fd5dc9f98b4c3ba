/** Finds in the office's lists the lender and product that a retrieved mortgage names; null where none fits. */

import type { LenderCompany, LenderLabel, Lenders } from '../language/lender'

/** A name as it is compared: not by case, accents or spaces. */
export const normaliseName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** A lender of the office's list, and its product where the label named one. */
interface MatchedLender {
  readonly company: LenderCompany
  readonly label: LenderLabel | null
}

/**
 * The lender by the name of its product, else by its code (RET-34). Of several products of that name the one at the lender
 * of that code, else none: a name that could be two lenders' says nothing.
 */
export const matchLender = (
  { companies, labels }: Lenders,
  said: { readonly label_name: string | null; readonly lender_code: string | null },
): MatchedLender | null => {
  const code = said.lender_code === null ? '' : normaliseName(said.lender_code)
  const ofCode = code === '' ? undefined : companies.find(company => normaliseName(company.code) === code)
  const name = said.label_name === null ? '' : normaliseName(said.label_name)
  const named = name === '' ? [] : labels.filter(label => normaliseName(label.name) === name)
  const label = named.length === 1 ? named[0] : named.find(({ company_id }) => company_id === ofCode?.id)
  const company = label === undefined ? undefined : companies.find(({ id }) => id === label.company_id)
  if (label !== undefined && company !== undefined) return { company, label }
  return ofCode === undefined ? null : { company: ofCode, label: null }
}
