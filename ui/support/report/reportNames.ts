/** The names of questions, rules and steps in a report, none of which holds personal data. */

import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress, slotPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { introTitle, successTitle } from '../../../domain/texts/pageTitles'

const unknownName = 'onbekend'

/** The name of a question in a report: its path without item ids ('customer.employers.*.name'), so that no personal data gets in. */
export const questionName = (catalogue: Catalogue, path: string): string => {
  const address = slotAddress(catalogue, path)
  if (address === null) return unknownName
  return slotPath(
    address.slot,
    address.ids.map(() => '*'),
  )
}

/** The name of a rule of that question; 'onbekend' for any other text. */
export const ruleName = (catalogue: Catalogue, path: string, rule: string): string => {
  const rules = slotAddress(catalogue, path)?.slot.question.rules ?? []
  return rules.some(({ name }) => name === rule) ? rule : unknownName
}

/** What a step is called on its page. */
export const stepName = (catalogue: Catalogue, step: StepKey): string => {
  if (step === 'intro') return introTitle
  if (step === 'success') return successTitle
  return catalogue.stepAt.get(step)?.title ?? step
}
