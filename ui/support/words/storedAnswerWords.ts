/**
 * An answer of a log in words: as it is stored, and as the customer read it (as stored where it was never on a screen).
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { Answer } from '../../../domain/language/answer'
import type { Lenders } from '../../../domain/language/lender'
import { shownLoggedAnswer } from '../../../projections/wording/shownAnswer'
import { terminalText } from './terminalText'

export const storedAnswerWords = (answer: Answer): string => {
  if (Array.isArray(answer)) return `[${answer.map(terminalText).join(', ')}]`
  return typeof answer === 'string' ? `'${terminalText(answer)}'` : String(answer)
}

export const displayedAnswerWords = (
  catalogue: Catalogue,
  lenders: Lenders,
  { path, value }: { readonly path: string; readonly value: Answer },
): string => {
  const shown = shownLoggedAnswer(catalogue, lenders, path, value)
  if (shown === null) return storedAnswerWords(value)
  return shown === '' ? 'leeg' : `'${terminalText(shown)}'`
}
