/**
 * Says in words where a field's answer came from, what stood there before, and whether that can be restored or the
 * field is locked; also compares two provenances.
 */
import { groupAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { slotAddress, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { provenanceTexts } from '../../domain/texts/provenanceTexts'
import { changedWords, retrievedProvenanceWords, retrievedTexts } from '../../domain/texts/retrievedTexts'
import { whenWords } from '../../domain/texts/whenWords'
import { isHeldByRetrieval } from '../../events/state/isHeldByRetrieval'
import type { State } from '../../events/state/state'
import type { SourcedAnswer } from '../logHistory/provenanceTracker'
import type { FieldView } from '../tree/fieldView'
import type { AnswerTrace } from './answerTrace'

/** Where the answer of a field came from, in words. */
export interface Provenance {
  readonly words: string
  /** Another one can be put back. */
  readonly canRestore: boolean
  /** What stood there and can be put back; null for what was retrieved. */
  readonly previous: Answer | null
  /** What was retrieved stands there and cannot be changed. */
  readonly isLocked: boolean
}

const samePrevious = (a: Answer | null, b: Answer | null): boolean =>
  a === b || (a !== null && b !== null && sameAnswer(a, b))

export const sameProvenance = (a: Provenance | null, b: Provenance | null): boolean =>
  a === b ||
  (a?.words === b?.words &&
    a?.canRestore === b?.canRestore &&
    a?.isLocked === b?.isLocked &&
    samePrevious(a?.previous ?? null, b?.previous ?? null))

/** A value as the field's own answer would read; what is in no list (any more) has no words of its own. */
export const retrievedWords = (field: FieldView, value: Answer): string => {
  const words = answerInWords(field.slot.question, value, field).trim()
  return words === '' ? retrievedTexts.empty : words
}

/** Whence an answer came that is nobody's own; null where the log does not tell. */
const sourceWords = (catalogue: Catalogue, { source, along, from }: SourcedAnswer): string | null => {
  switch (source) {
    case 'office':
    case 'lists':
    case 'lookedUp':
    case 'joined':
      return provenanceTexts[source]
    case 'along': {
      const title = along === null ? undefined : slotAddress(catalogue, along)?.slot.question.title
      return title === undefined ? null : provenanceTexts.along(title)
    }
    case 'repeated': {
      const title = from === null ? undefined : catalogue.stepAt.get(from)?.title
      return title === undefined ? null : provenanceTexts.repeated(title)
    }
    // What the retrieval told it tells itself.
    case 'retrieved':
    case 'own':
    case 'other':
      return null
  }
}

/** What the log tells of an answer that was not retrieved. */
const loggedProvenance = (
  catalogue: Catalogue,
  { facts: { today } }: State,
  field: FieldView,
  { answer, before }: AnswerTrace,
): Provenance | null => {
  // What counts in place of an answer came from nobody.
  if (!sameAnswer(answer.value, field.value)) return null
  if (answer.source !== 'own') {
    const words = sourceWords(catalogue, answer)
    return words === null ? null : { words, canRestore: false, previous: null, isLocked: false }
  }
  if (before === null) return null
  const previousWords = answerInWords(field.slot.question, before.value, field).trim()
  const sourceText = sourceWords(catalogue, before)
  if (previousWords === '' || (sourceText === null && before.source !== 'own')) return null
  const when = whenWords(before.at, today)
  const words =
    sourceText === null
      ? provenanceTexts.before(previousWords, when)
      : provenanceTexts.changed(sourceText, previousWords, when)
  return { words, canRestore: true, previous: before.value, isLocked: false }
}

/**
 * Says where the answer of a field came from. Null for what the customer typed where nothing was before, and for an unknown
 * source.
 * @param answerTrace what the log tells of it; null where it tells nothing, or is not read yet
 */
export const provenanceOf = (
  catalogue: Catalogue,
  state: State,
  field: FieldView,
  answerTrace: AnswerTrace | null,
): Provenance | null => {
  const { slot, ids, value } = field
  const retrieved = state.retrieval?.told.get(slotPath(slot, ids))
  if (retrieved === undefined)
    return answerTrace === null ? null : loggedProvenance(catalogue, state, field, answerTrace)
  const { source, manner } = retrieved
  if (sameAnswer(retrieved.value, value)) {
    const isLocked = isHeldByRetrieval(catalogue, state, field)
    return { words: retrievedProvenanceWords(source, manner), canRestore: false, previous: null, isLocked }
  }
  const isOwn = groupAt(state.answers, slot.group, ids)?.touched[slot.index] === true
  if (!isOwn || manner === 'assumed') return null
  const words = changedWords(source, manner, retrievedWords(field, retrieved.value))
  return { words, canRestore: true, previous: null, isLocked: false }
}
