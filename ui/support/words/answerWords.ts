import type { Catalogue } from '../../../domain/engine/catalogue'
import type { Answer } from '../../../domain/language/answer'
import type { Lenders } from '../../../domain/language/lender'
import { loggedAnswer } from '../../../projections/shownAnswer'
import { plain } from './replayWords'

/** An answer as it is stored. */
export const answerWords = (answer: Answer): string => {
  if (Array.isArray(answer)) return `[${answer.map(plain).join(', ')}]`
  return typeof answer === 'string' ? `'${plain(answer)}'` : String(answer)
}

/** An answer as the customer read it; as it is stored where it was never on a screen. */
export const shownWords = (
  catalogue: Catalogue,
  lenders: Lenders,
  { path, value }: { readonly path: string; readonly value: Answer },
): string => {
  const shown = loggedAnswer(catalogue, lenders, path, value)
  if (shown === null) return answerWords(value)
  return shown === '' ? 'leeg' : `'${plain(shown)}'`
}
