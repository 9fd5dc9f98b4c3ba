import { survey } from '../domain/catalogue/survey'
import type { StepKey } from '../domain/language/stepKey'
import { introTitle, successTitle } from '../domain/texts/stepTexts'
import { savedWords, supportCodeTexts } from '../domain/texts/supportCodeTexts'
import { mostErrors, type SupportCode } from './supportCode'

const titleOf = (step: StepKey | null): string => {
  if (step === null) return supportCodeTexts.elsewhere
  if (step === 'intro') return introTitle
  return step === 'success' ? successTitle : (survey.steps.find(({ key }) => key === step)?.title ?? '')
}

const errorWords = (errors: number): string => {
  if (errors === 0) return supportCodeTexts.noErrors
  return errors === mostErrors ? supportCodeTexts.orMore(errors) : String(errors)
}

/** A code in words for the helpdesk, as what it is about and what it says. */
export const supportCodeWords = ({
  step,
  build,
  errors,
  saved,
}: SupportCode): readonly (readonly [about: string, says: string])[] => [
  [supportCodeTexts.step, titleOf(step)],
  [supportCodeTexts.build, build],
  [supportCodeTexts.errors, errorWords(errors)],
  [supportCodeTexts.saved, savedWords[saved]],
]
