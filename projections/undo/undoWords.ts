/** Says in words what a press will undo or redo, what was undone or redone afterwards, and why something cannot be. */
import type { Catalogue } from '../../domain/engine/catalogue'
import { sameAnswer } from '../../domain/language/answer'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { SurveyView } from '../live'
import {
  actionWords,
  atStep,
  cardName,
  entryDescription,
  homeStep,
  isSendingStep,
  loggedItemName,
  notUndoableWords,
  submittedWords,
} from '../logHistory/actionWords'
import type { StepSubmission } from '../logHistory/customerAction'
import type { UndoEntry, UndoState } from '../logHistory/undoTracker'
import { isStepDone } from '../steps/stepStatus'
import { questionTitle } from '../wording/questionTitle'
import { stepTitle } from '../wording/stepTitle'
import { valueWords } from '../wording/valueWords'
import type { NextUndo, UndoDirection } from './nextUndo'

/** Says beforehand what a press will undo or redo ('Maak ongedaan: Beroep van de werkgever, was leeg'). */
export const undoOfferWords = (
  catalogue: Catalogue,
  view: SurveyView,
  entry: UndoEntry,
  direction: UndoDirection,
): string => {
  const { last } = entry
  const description = entryDescription(entry)
  const text = actionWords(catalogue, view, description)
  const offer = direction === 'undo' ? undoTexts.willUndo : undoTexts.willRedo
  const to = description.kind === 'answer' ? last.changes.get(description.path)?.was : undefined
  if (description.kind !== 'answer' || to === undefined) return offer(text)
  const value = valueWords(catalogue, view, description.path, to.value)
  return offer(direction === 'undo' ? undoTexts.was(text, value) : undoTexts.becomes(text, value))
}

/** Where all was judged, one step that is open again is still done. */
const openWords = (catalogue: Catalogue, view: SurveyView, description: StepSubmission): string =>
  isStepDone(catalogue, view, description.step)
    ? `${submittedWords(catalogue, view, description)}.`
    : undoTexts.stepOpen(stepTitle(catalogue, view, description.step))

const currentWords = (catalogue: Catalogue, view: SurveyView, entry: UndoEntry, isUndone: boolean): string => {
  const { first, last } = entry
  const description = entryDescription(entry)
  switch (description.kind) {
    case 'answer': {
      const title = questionTitle(catalogue, view.tree, description.path)
      const now = last.changes.get(description.path)?.now.value
      if (now === undefined) return undoTexts.isAgain(title, '')
      const previous = first.changes.get(description.path)?.[isUndone ? 'was' : 'now'].value
      const isRestored = previous !== undefined && sameAnswer(now, previous)
      return undoTexts[isRestored ? 'isAgain' : 'isNow'](title, valueWords(catalogue, view, description.path, now))
    }
    case 'answers':
      return undoTexts.answersBack(questionTitle(catalogue, view.tree, description.path), description.count)
    case 'left':
      return isUndone
        ? undoTexts.leftBack(questionTitle(catalogue, view.tree, description.path))
        : `${actionWords(catalogue, view, description)}.`
    case 'confirmed':
      return isUndone
        ? undoTexts.confirmedBack(cardName(catalogue, view, description.path))
        : `${actionWords(catalogue, view, description)}.`
    case 'added':
    case 'removed':
    case 'restored': {
      const name = loggedItemName(catalogue, view, description)
      return (description.kind === 'removed') === isUndone ? undoTexts.isThere(name) : undoTexts.isGone(name)
    }
    case 'home':
      return undoTexts.homeBack(atStep(catalogue, view, homeStep(catalogue, description.at)))
    case 'submitted':
      if (isUndone) return openWords(catalogue, view, description)
      if (description.isRefused || isSendingStep(description.step))
        return `${submittedWords(catalogue, view, description)}.`
      return undoTexts.stepDone(stepTitle(catalogue, view, description.step))
    case 'fileAdded':
    case 'fileRemoved':
    case 'joined':
    case 'back':
      return ''
  }
}

/** Says afterwards what was undone or redone; '' where the last action was neither. */
export const undoResultWords = (catalogue: Catalogue, view: SurveyView, undoState: UndoState | null): string => {
  const latest = undoState?.latest ?? null
  if (latest === null || latest.how === 'done') return ''
  const text = currentWords(catalogue, view, latest.entry, latest.how === 'undone')
  return latest.how === 'undone' ? undoTexts.undone(text) : undoTexts.again(text)
}

/** Why something cannot be taken back, or done again, in plain sentences. */
export const undoRefusalWords = (
  catalogue: Catalogue,
  view: SurveyView,
  { entry, reason: why }: NonNullable<NextUndo['blocked']>,
  direction: UndoDirection,
): string => {
  switch (why.tag) {
    case 'Stays':
      return notUndoableWords(entry.first.description)
    case 'AlreadySending':
    case 'AlreadySent':
    case 'ReceiptUnknown':
      return direction === 'undo' ? undoTexts.onItsWay : undoTexts.onItsWayAgain
    case 'InvitationClosed':
    case 'InvitationOver':
    case 'OpenElsewhere':
      return undoTexts.closed
    default: {
      const text = actionWords(catalogue, view, entryDescription(entry))
      return direction === 'undo' ? undoTexts.changedSince(text) : undoTexts.changedSinceAgain(text)
    }
  }
}
