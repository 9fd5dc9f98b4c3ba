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
  isSending,
  itemName,
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

/** What a press will do, said beforehand ('Maak ongedaan: Beroep van de werkgever, was leeg'). */
export const undoOfferWords = (
  catalogue: Catalogue,
  view: SurveyView,
  entry: UndoEntry,
  way: UndoDirection,
): string => {
  const { last } = entry
  const called = entryDescription(entry)
  const what = actionWords(catalogue, view, called)
  const will = way === 'undo' ? undoTexts.willUndo : undoTexts.willRedo
  const to = called.kind === 'answer' ? last.changes.get(called.path)?.was : undefined
  if (called.kind !== 'answer' || to === undefined) return will(what)
  const value = valueWords(catalogue, view, called.path, to.value)
  return will(way === 'undo' ? undoTexts.was(what, value) : undoTexts.becomes(what, value))
}

/** Where all was judged, one step that is open again is still done. */
const openWords = (catalogue: Catalogue, view: SurveyView, called: StepSubmission): string =>
  isStepDone(catalogue, view, called.step)
    ? `${submittedWords(catalogue, view, called)}.`
    : undoTexts.stepOpen(stepTitle(catalogue, view, called.step))

const isNow = (catalogue: Catalogue, view: SurveyView, entry: UndoEntry, isBack: boolean): string => {
  const { first, last } = entry
  const called = entryDescription(entry)
  switch (called.kind) {
    case 'answer': {
      const title = questionTitle(catalogue, view.tree, called.path)
      const now = last.changes.get(called.path)?.now.value
      if (now === undefined) return undoTexts.isAgain(title, '')
      const stood = first.changes.get(called.path)?.[isBack ? 'was' : 'now'].value
      const isAsItStood = stood !== undefined && sameAnswer(now, stood)
      return undoTexts[isAsItStood ? 'isAgain' : 'isNow'](title, valueWords(catalogue, view, called.path, now))
    }
    case 'answers':
      return undoTexts.answersBack(questionTitle(catalogue, view.tree, called.path), called.count)
    case 'left':
      return isBack
        ? undoTexts.leftBack(questionTitle(catalogue, view.tree, called.path))
        : `${actionWords(catalogue, view, called)}.`
    case 'confirmed':
      return isBack
        ? undoTexts.confirmedBack(cardName(catalogue, view, called.path))
        : `${actionWords(catalogue, view, called)}.`
    case 'added':
    case 'removed':
    case 'restored': {
      const name = itemName(catalogue, view, called)
      return (called.kind === 'removed') === isBack ? undoTexts.isThere(name) : undoTexts.isGone(name)
    }
    case 'home':
      return undoTexts.homeBack(atStep(catalogue, view, homeStep(catalogue, called.at)))
    case 'submitted':
      if (isBack) return openWords(catalogue, view, called)
      if (called.isRefused || isSending(called.step)) return `${submittedWords(catalogue, view, called)}.`
      return undoTexts.stepDone(stepTitle(catalogue, view, called.step))
    case 'fileAdded':
    case 'fileRemoved':
    case 'joined':
    case 'back':
      return ''
  }
}

/** What was taken back, or done again, said afterwards; '' where the last that was done was neither. */
export const undoResultWords = (catalogue: Catalogue, view: SurveyView, line: UndoState | null): string => {
  const just = line?.just ?? null
  if (just === null || just.how === 'done') return ''
  const what = isNow(catalogue, view, just.entry, just.how === 'undone')
  return just.how === 'undone' ? undoTexts.undone(what) : undoTexts.again(what)
}

/** Why something cannot be taken back, or done again, in plain sentences. */
export const undoRefusalWords = (
  catalogue: Catalogue,
  view: SurveyView,
  { entry, why }: NonNullable<NextUndo['barred']>,
  way: UndoDirection,
): string => {
  switch (why.tag) {
    case 'Stays':
      return notUndoableWords(entry.first.called)
    case 'AlreadySending':
    case 'AlreadySent':
    case 'ReceiptUnknown':
      return way === 'undo' ? undoTexts.onItsWay : undoTexts.onItsWayAgain
    case 'InvitationClosed':
    case 'InvitationOver':
    case 'OpenElsewhere':
      return undoTexts.closed
    default: {
      const what = actionWords(catalogue, view, entryDescription(entry))
      return way === 'undo' ? undoTexts.changedSince(what) : undoTexts.changedSinceAgain(what)
    }
  }
}
