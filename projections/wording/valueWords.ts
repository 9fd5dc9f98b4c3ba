/**
 * Puts a value into words as the question at its path would show it, to describe actions, and cuts words to 60
 * characters.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { answerInWords, isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { SurveyView } from '../live'
import { findField } from '../tree/findNode'
import { shownLoggedAnswer } from './shownAnswer'

/** Longer words are cut: the question itself shows them whole. */
const longest = 60

export const truncatedWords = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words

export const valueWords = (catalogue: Catalogue, { tree, state }: SurveyView, path: string, value: Answer): string => {
  const question = slotAddress(catalogue, path)?.slot.question
  if (question === undefined) return undoTexts.another
  if (isEmptyAnswer(question, value)) return undoTexts.empty
  const field = findField(catalogue, tree, path)
  const now = field === null ? '' : answerInWords(question, value, field).trim()
  const words = now === '' ? shownLoggedAnswer(catalogue, state.lenders, path, value) : now
  return words === null ? undoTexts.another : truncatedWords(words)
}
