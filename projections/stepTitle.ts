import type { Catalogue } from '../domain/engine/catalogue'
import type { StepKey } from '../domain/language/stepKey'
import { introTitle, successTitle } from '../domain/texts/texts'
import type { View } from './live'
import { itemsAt } from './lookUp'

/** The title of a step on its page and in the side navigation. */
export const stepTitle = (catalogue: Catalogue, view: View, key: StepKey): string => {
  if (key === 'intro') return introTitle
  if (key === 'success') return successTitle
  // One lender with one mortgage, several otherwise (checklist OPEN-78).
  if (key === 'mortgage_and_pension' && itemsAt(catalogue, view.tree, 'customer.mortgages')?.ids.length === 1)
    return 'Geldverstrekker'
  return catalogue.survey.steps.find(step => step.key === key)?.title ?? ''
}
