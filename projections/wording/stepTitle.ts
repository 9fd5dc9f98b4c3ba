/** The title of a step: as its page and the side navigation show it now, and the default one whatever was answered. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { StepKey } from '../../domain/language/stepKey'
import { introTitle, successTitle } from '../../domain/texts/pageTitles'
import type { SurveyView } from '../live'
import { findItems } from '../tree/findNode'

/** The title of a step whatever was answered. */
export const defaultStepTitle = (catalogue: Catalogue, key: StepKey): string => {
  if (key === 'intro') return introTitle
  if (key === 'success') return successTitle
  return catalogue.stepAt.get(key)?.title ?? ''
}

/** The title of a step on its page and in the side navigation. */
export const stepTitle = (catalogue: Catalogue, view: SurveyView, key: StepKey): string => {
  // One lender with one mortgage, several otherwise (checklist OPEN-78).
  if (key === 'mortgage_and_pension' && findItems(catalogue, view.tree, 'customer.mortgages')?.ids.length === 1)
    return 'Geldverstrekker'
  return defaultStepTitle(catalogue, key)
}
