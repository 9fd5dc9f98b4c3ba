import type { Catalogue } from '../../domain/engine/catalogue'
import type { Offered } from '../../domain/engine/kinds/kind'
import { inWords, isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { everSupplied } from '../../domain/engine/supplied'
import type { Answer } from '../../domain/language/answer'
import type { Lenders } from '../../domain/language/lender'
import type { Option, Question } from '../../domain/language/question'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { View } from '../live'
import { fieldAt } from '../lookUp'

/** Longer words are cut: the question itself shows them whole. */
const longest = 60

export const cut = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words

/** What a question ever offers: what was chosen once may not be offered now, nor the question be there. */
const everOffered = (question: Question, lenders: Lenders): Offered => {
  const options = (): readonly Option[] =>
    question.kind !== 'choice'
      ? []
      : question.supply === null
        ? question.options
        : everSupplied(lenders, question.supply)
  return { options: options(), boxes: question.kind === 'boxes' ? question.boxes : [] }
}

/** A value as the field's own answer would read. */
export const valueWords = (catalogue: Catalogue, { tree, state }: View, path: string, value: Answer): string => {
  const question = slotAddress(catalogue, path)?.slot.question
  if (question === undefined) return undoTexts.another
  if (isEmptyAnswer(question, value)) return undoTexts.empty
  const field = fieldAt(catalogue, tree, path)
  const now = field === null ? '' : inWords(question, value, field).trim()
  const words = now === '' ? inWords(question, value, everOffered(question, state.lenders)).trim() : now
  return words === '' ? undoTexts.another : cut(words)
}
