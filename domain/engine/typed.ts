import { parseMoney, parsePercentage, parseWhole, parseYears } from '../format/amount'
import { keptText } from '../format/keptText'
import { parsePostalCode } from '../format/postalCode'
import { normaliseDate } from '../format/writtenDate'
import type { Answer } from '../language/answer'
import type { Question } from '../language/question'

const parsers = { money: parseMoney, percentage: parsePercentage, integer: parseWhole, years: parseYears } as const

/** A typed answer as it is kept, whatever way it came in; every other answer is what it is. */
export const keptAnswer = (question: Question, value: Answer): Answer =>
  typeof value === 'string' && isTyped(question) ? keptText(value, formOf(question)) : value

const isTyped = ({ kind }: Question): boolean => kind === 'text' || kind === 'date' || kind === 'number'

const formOf = (question: Question): 'line' | 'lines' =>
  question.kind === 'text' && question.form === 'lines' ? 'lines' : 'line'

/** Text as it stands in a field, as an answer to its question; null for a question that is not typed. */
export const typedAnswer = (question: Question, text: string): Answer | null => {
  const kept = keptText(text, formOf(question))
  switch (question.kind) {
    case 'text':
      return question.form === 'postalCode' ? parsePostalCode(kept) : kept
    case 'date':
      return normaliseDate(kept)
    case 'number':
      return parsers[question.unit](kept)
    case 'choice':
    case 'boxes':
    case 'slider':
    case 'switch':
    case 'stored':
      return null
  }
}
