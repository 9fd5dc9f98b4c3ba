import { survey } from '../../domain/catalogue/survey'
import type { Slot } from '../../domain/engine/catalogue'
import { inWords, isEmptyAnswer, loadedAnswer } from '../../domain/engine/kinds/kinds'
import { load } from '../../domain/engine/load'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import type { Question } from '../../domain/language/question'
import { looseId, looseNumber, looseText } from '../../events/effects/wire/loose'
import { readOr } from '../../events/effects/wire/reading'
import { type Finding, finding, shownValue } from './finding'
import type { LeafFound } from './walk'

const catalogue = load(survey)

/** Other names of a list of the survey. */
const surveyNames: Readonly<Record<string, string>> = { employments: 'employers' }

/** The question that a value of a customer's answer fills; null for what no question asks. */
const slotOf = (keys: readonly string[]): Slot | null => {
  const path = keys.map(key => (key === '*' ? 'item' : (surveyNames[key] ?? key)))
  return slotAddress(catalogue, ['customer', ...path].join('.'))?.slot ?? null
}

const isBlank = (value: unknown): boolean => value === null || String(value).trim() === ''

const answerTo = ({ question }: Slot, { leaf, value }: LeafFound): Answer | null => {
  const read = readOr(leaf.codec, value, null)
  const scalar =
    readOr(looseNumber, read, null) === read ? readOr(looseNumber, read, null) : readOr(looseText, read, null)
  return loadedAnswer(question, scalar, () => true)
}

const offeredBy = (question: Question) => ({
  options: question.kind === 'choice' ? question.options : [],
  boxes: question.kind === 'boxes' ? question.boxes : [],
})

/** What the customer sees of a value; null where no question shows it. */
export const prefilledWords = (found: LeafFound): string | null => {
  const slot = slotOf(found.keys)
  if (slot === null || slot.question.kind === 'stored') return null
  const answer = answerTo(slot, found)
  if (answer === null) return 'nothing'
  const isSupplied = slot.question.kind === 'choice' && slot.question.supply !== null
  return isSupplied
    ? readOr(looseId, answer, 'nothing')
    : inWords(slot.question, answer, offeredBy(slot.question)) || 'nothing'
}

const choicesOf = (question: Question): string =>
  offeredBy(question)
    .options.map(
      ({ value, label, loadedAs }) => `${[value, ...loadedAs].map(one => JSON.stringify(one)).join(' or ')} (${label})`,
    )
    .join(', ')

/** A value that its question cannot hold: the customer finds it open. */
export const prefilledFindings = (found: LeafFound): readonly Finding[] => {
  const slot = slotOf(found.keys)
  if (slot === null || isBlank(found.value) || readOr(found.leaf.codec, found.value, null) === null) return []
  const { question } = slot
  const answer = answerTo(slot, found)
  const shown = shownValue(found.value, found.at)
  if (answer === null && question.kind === 'choice')
    return [finding('stops', found.at, shown, `a choice of its list: ${choicesOf(question)}`)]
  return question.kind === 'date' && answer !== null && isEmptyAnswer(question, answer)
    ? [finding('differs', found.at, shown, 'a date that exists, or nothing')]
    : []
}
