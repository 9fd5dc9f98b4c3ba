import * as E from 'fp-ts/Either'
import { survey } from '../../domain/catalogue/survey'
import type { Slot } from '../../domain/engine/catalogue'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import type { Question } from '../../domain/language/question'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import { looseId } from '../../events/effects/wire/looseCodecs'
import { type Finding, finding, shownValue } from './finding'
import type { LeafFound } from './walk'

const catalogue = compileCatalogue(survey)

/** Other names of a list of the survey. */
const surveyNames: Readonly<Record<string, string>> = { employments: 'employers' }

/** The question that a value of a customer's answer fills; null for what no question asks. */
const slotOf = (keys: readonly string[]): Slot | null => {
  const path = keys.map(key => (key === '*' ? 'item' : (surveyNames[key] ?? key)))
  return slotAddress(catalogue, ['customer', ...path].join('.'))?.slot ?? null
}

const isBlank = (value: unknown): boolean => value === null || String(value).trim() === ''

const answerTo = ({ leaf, value }: LeafFound): Answer | null => {
  const read = decodeOr(leaf.codec, value, null)
  return typeof read === 'string' || typeof read === 'number' ? read : null
}

const offeredBy = (question: Question) => ({
  options: question.kind === 'choice' ? question.options : [],
  boxes: question.kind === 'boxes' ? question.boxes : [],
})

/** What the customer sees of a value; null where no question shows it. */
export const prefilledWords = (found: LeafFound): string | null => {
  const slot = slotOf(found.keys)
  if (slot === null || slot.question.kind === 'stored') return null
  const answer = answerTo(found)
  if (answer === null) return 'nothing'
  const isSupplied = slot.question.kind === 'choice' && slot.question.supply !== null
  return isSupplied
    ? decodeOr(looseId, answer, 'nothing')
    : answerInWords(slot.question, answer, offeredBy(slot.question)) || 'nothing'
}

const choicesOf = (question: Question): string =>
  offeredBy(question)
    .options.map(
      ({ value, label, loadedAs }) => `${[value, ...loadedAs].map(one => JSON.stringify(one)).join(' or ')} (${label})`,
    )
    .join(', ')

/** A choice of no list, which its codec does not read: the customer finds the question open. */
export const prefilledFindings = (found: LeafFound): readonly Finding[] => {
  const question = slotOf(found.keys)?.question
  if (question?.kind !== 'choice' || isBlank(found.value) || E.isRight(found.leaf.codec.decode(found.value))) return []
  return [finding('stops', found.at, shownValue(found.value, found.at), `a choice of its list: ${choicesOf(question)}`)]
}
