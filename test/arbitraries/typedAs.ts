import { textReadDifferently, typedAnswer } from '../../domain/engine/kinds/kinds'
import type { Answer } from '../../domain/language/answer'
import type { Question } from '../../domain/language/question'

/** Of an odd number a text that is read as it and says another, where there is one. */
export const typedAs = (question: Question | undefined, value: Answer): string | undefined => {
  if (question === undefined || typeof value !== 'number' || value % 2 === 0) return undefined
  const text = `${value},3`
  return typedAnswer(question, text) === value ? textReadDifferently(question, text) : undefined
}
