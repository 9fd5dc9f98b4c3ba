import { parseMoney, parsePercentage, parseWhole, parseYears } from '../format/amount'
import { parsePostalCode } from '../format/postalCode'
import { normaliseDate } from '../format/writtenDate'
import type { Answer } from '../language/answer'
import type { Question } from '../language/question'

const parsers = { money: parseMoney, percentage: parsePercentage, integer: parseWhole, years: parseYears } as const

/** Text as it stands in a field, as an answer to its question; null for a question that is not typed. */
export const typedAnswer = (question: Question, text: string): Answer | null => {
  switch (question.kind) {
    case 'text':
      return question.form === 'postalCode' ? parsePostalCode(text) : text
    case 'date':
      return normaliseDate(text)
    case 'number':
      return parsers[question.unit](text)
    case 'choice':
    case 'boxes':
    case 'slider':
    case 'switch':
    case 'stored':
      return null
  }
}
