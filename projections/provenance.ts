import { groupAt } from '../domain/engine/answers'
import type { Catalogue } from '../domain/engine/catalogue'
import { inWords } from '../domain/engine/kinds/kinds'
import { slotPath } from '../domain/engine/path'
import { type Answer, sameAnswer } from '../domain/language/answer'
import { changedWords, originWords, retrievedTexts } from '../domain/texts/retrievedTexts'
import { isHeldByRetrieval } from '../events/state/heldByRetrieval'
import type { State } from '../events/state/state'
import type { FieldView } from './fieldView'

/** Where the answer of a field came from, in words; `back`: another one was retrieved, and can be put back. */
export interface Provenance {
  readonly words: string
  readonly back: boolean
  /** What was retrieved stands there and cannot be changed. */
  readonly held: boolean
}

export const sameProvenance = (a: Provenance | null, b: Provenance | null): boolean =>
  a === b || (a?.words === b?.words && a?.back === b?.back && a?.held === b?.held)

/** A value as the field's own answer would read; what is in no list (any more) has no words of its own. */
export const retrievedWords = (field: FieldView, value: Answer): string => {
  const words = inWords(field.slot.question, value, field).trim()
  return words === '' ? retrievedTexts.empty : words
}

/** Null for what was not retrieved, and for what neither the retrieval nor the customer put there. */
export const provenanceOf = (catalogue: Catalogue, state: State, field: FieldView): Provenance | null => {
  const { slot, ids, value } = field
  const told = state.retrieval?.told.get(slotPath(slot, ids))
  if (told === undefined) return null
  const { source, manner } = told
  if (sameAnswer(told.value, value))
    return { words: originWords(source, manner), back: false, held: isHeldByRetrieval(catalogue, state, field) }
  const isOwn = groupAt(state.answers, slot.group, ids)?.touched[slot.index] === true
  if (!isOwn || manner === 'assumed') return null
  return { words: changedWords(source, manner, retrievedWords(field, told.value)), back: true, held: false }
}
