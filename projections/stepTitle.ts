import type { Catalogue } from '../domain/engine/catalogue'
import type { StepKey } from '../domain/language/stepKey'
import { introTitle, successTitle } from '../domain/texts/stepTexts'
import type { View } from './live'
import { itemsAt } from './lookUp'

/** The title of a step whatever was answered. */
export const usualTitle = (catalogue: Catalogue, key: StepKey): string => {
  if (key === 'intro') return introTitle
  if (key === 'success') return successTitle
  return catalogue.stepAt.get(key)?.title ?? ''
}

/** The title of a step on its page and in the side navigation. */
export const stepTitle = (catalogue: Catalogue, view: View, key: StepKey): string => {
  // One lender with one mortgage, several otherwise (checklist OPEN-78).
  if (key === 'mortgage_and_pension' && itemsAt(catalogue, view.tree, 'customer.mortgages')?.ids.length === 1)
    return 'Geldverstrekker'
  return usualTitle(catalogue, key)
}
