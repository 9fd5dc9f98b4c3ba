/**
 * Puts a support code into labelled words for the helpdesk: step, build, number of errors, and whether the answers are
 * saved.
 */
import { survey } from '../../domain/catalogue/survey'
import type { StepKey } from '../../domain/language/stepKey'
import { introTitle, successTitle } from '../../domain/texts/pageTitles'
import { savedWords, supportCodeTexts } from '../../domain/texts/supportCodeTexts'
import { maxCountedErrors, type SupportCode } from './supportCode'

const titleOf = (step: StepKey | null): string => {
  if (step === null) return supportCodeTexts.elsewhere
  if (step === 'intro') return introTitle
  return step === 'success' ? successTitle : (survey.steps.find(({ key }) => key === step)?.title ?? '')
}

/** Where no log is open, as in a tab that was shut out, nobody counted. */
const errorWords = ({ errors, saved }: Pick<SupportCode, 'errors' | 'saved'>): string => {
  if (saved === 'none') return supportCodeTexts.unknown
  if (errors === 0) return supportCodeTexts.noErrors
  return errors === maxCountedErrors ? supportCodeTexts.orMore(errors) : String(errors)
}

export const supportCodeWords = ({
  step,
  build,
  errors,
  saved,
}: SupportCode): readonly (readonly [about: string, says: string])[] => [
  [supportCodeTexts.step, titleOf(step)],
  [supportCodeTexts.build, build],
  [supportCodeTexts.errors, errorWords({ errors, saved })],
  [supportCodeTexts.saved, savedWords[saved]],
]
