import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress, slotPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { introTitle, successTitle } from '../../../domain/texts/pageTitles'

const unknownName = 'onbekend'

/** A question without the ids of its items ('customer.employers.*.name'); nothing else of a path is told. */
export const questionName = (catalogue: Catalogue, path: string): string => {
  const address = slotAddress(catalogue, path)
  if (address === null) return unknownName
  return slotPath(
    address.slot,
    address.ids.map(() => '*'),
  )
}

/** A rule of that question by its name; no other word comes through. */
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
