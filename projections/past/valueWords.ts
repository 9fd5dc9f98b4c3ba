import type { Catalogue } from '../../domain/engine/catalogue'
import { inWords, isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { View } from '../live'
import { fieldAt } from '../lookUp'
import { loggedAnswer } from '../shownAnswer'

/** Longer words are cut: the question itself shows them whole. */
const longest = 60

export const cut = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words

/** A value as the field's own answer would read. */
export const valueWords = (catalogue: Catalogue, { tree, state }: View, path: string, value: Answer): string => {
  const question = slotAddress(catalogue, path)?.slot.question
  if (question === undefined) return undoTexts.another
  if (isEmptyAnswer(question, value)) return undoTexts.empty
  const field = fieldAt(catalogue, tree, path)
  const now = field === null ? '' : inWords(question, value, field).trim()
  const words = now === '' ? loggedAnswer(catalogue, state.lenders, path, value) : now
  return words === null ? undoTexts.another : cut(words)
}
