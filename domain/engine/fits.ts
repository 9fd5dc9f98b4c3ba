import type { Answer } from '../language/answer'
import type { BoxesQuestion, Question } from '../language/question'

/**
 * Whether a value has the shape of an answer to the question: right or wrong is for the rules, this is about what the
 * question can hold at all.
 */
export const fits = (question: Question, value: Answer): boolean => {
  switch (question.kind) {
    case 'text':
    case 'date':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'string' || Number.isFinite(value)
    case 'slider':
      return Number.isFinite(value)
    case 'switch':
      return value === 0 || value === 1
    case 'choice':
      if (question.supply !== null) return typeof value === 'string'
      return value === question.none || question.options.some(option => option.value === value)
    case 'boxes':
      return Array.isArray(value) && value.every(key => question.boxes.some(box => box.key === key))
    case 'stored':
      return true
  }
}

/**
 * The boxes that stay ticked after the customer ticked or unticked some: in the catalogue's order, and a box that stands
 * alone clears the others, as another box clears it.
 */
export const settledBoxes = (
  question: BoxesQuestion,
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const isNew = (key: string): boolean => after.includes(key) && !before.includes(key)
  const newAlone = question.boxes.find(({ key, alone }) => alone && isNew(key))
  if (newAlone !== undefined) return [newAlone.key]
  const others = question.boxes.some(({ key, alone }) => !alone && after.includes(key))
  return question.boxes.filter(({ key, alone }) => after.includes(key) && !(alone && others)).map(({ key }) => key)
}
