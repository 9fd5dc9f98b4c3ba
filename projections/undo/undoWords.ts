import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress } from '../../domain/engine/path'
import { cardTitleSource } from '../../domain/engine/readBack'
import { isLastStep } from '../../domain/engine/steps/stepOrder'
import { orderOf } from '../../domain/engine/steps/stepVerdict'
import { sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import { undoTexts } from '../../domain/texts/undoTexts'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import type { ActionDescription, StepSubmission } from '../logHistory/customerAction'
import type { UndoEntry, UndoState } from '../logHistory/undoTracker'
import { isStepDone } from '../steps/stepStatus'
import { findItems } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { questionTitle } from '../wording/questionTitle'
import { stepTitle } from '../wording/stepTitle'
import { truncatedWords, valueWords } from '../wording/valueWords'
import type { NextUndo, UndoDirection } from './nextUndo'

type AnItem = Extract<ActionDescription, { readonly kind: 'added' | 'removed' | 'restored' }>

/** How questions and items are called in a sentence. */
export interface ActionNaming {
  readonly question: (path: string) => string
  readonly item: (item: AnItem) => string
  /** What was read back: a section, or an item. */
  readonly card: (path: string) => string
}

/** As they are called now. */
const namesNow = (catalogue: Catalogue, view: SurveyView): ActionNaming => ({
  question: path => questionTitle(catalogue, view.tree, path),
  item: item => itemName(catalogue, view, item),
  card: path => cardName(catalogue, view, path),
})

/** 'Werkgever 2: Bakkerij Jansen'; of one that is gone without its number, as it was named then. */
const itemName = (catalogue: Catalogue, { tree }: SurveyView, { list: path, id, name }: AnItem): string => {
  const list = listAddress(catalogue, path)?.list
  const items = findItems(catalogue, tree, path)
  const at = items?.index.get(id)
  const item = at === undefined ? undefined : items?.items[at]
  if (list === undefined) return ''
  if (at === undefined || item === undefined)
    return name === '' ? list.list.called : truncatedWords(`${list.list.called}: ${name}`)
  return truncatedWords(itemSummary(list, at, summaryFields(list, item)).title)
}

const cardName = (catalogue: Catalogue, view: SurveyView, path: string): string => {
  const { title, list, id } = cardTitleSource(catalogue, path)
  return title ?? itemName(catalogue, view, { kind: 'added', list, id, name: '' })
}

const homeStep = (catalogue: Catalogue, at: string): StepKey | null =>
  catalogue.homeAt.get(at)?.gate.group.step?.key ?? null

const atStep = (catalogue: Catalogue, view: SurveyView, step: StepKey | null): string =>
  step === null ? '' : stepTitle(catalogue, view, step)

const isSending = (step: StepKey): boolean => step === 'complete'

/** As what was done, or done again, is called: a step that is judged again gets a verdict of its own. */
export const entryDescription = ({ first, last }: UndoEntry): ActionDescription =>
  (last.called.kind === 'back' ? last.called.again : null) ?? first.called

const submittedWords = (catalogue: Catalogue, view: SurveyView, { step }: StepSubmission): string => {
  if (isSending(step)) return undoTexts.checked
  const isLast = isLastStep(orderOf(situationOf(catalogue, view.state)), step)
  return undoTexts.submitted(stepTitle(catalogue, view, step), isLast)
}

/** What an action was, without what stood there. */
export const actionWords = (
  catalogue: Catalogue,
  view: SurveyView,
  called: ActionDescription,
  names = namesNow(catalogue, view),
): string => {
  switch (called.kind) {
    case 'answer':
      return names.question(called.path)
    case 'answers':
      return undoTexts.answers(names.question(called.path), called.count)
    case 'left':
      return undoTexts.left(names.question(called.path))
    case 'confirmed':
      return undoTexts.confirmed(names.card(called.path))
    case 'added':
    case 'removed':
    case 'restored':
      return undoTexts[called.kind](names.item(called))
    case 'home':
      return undoTexts.home(atStep(catalogue, view, homeStep(catalogue, called.at)))
    case 'submitted':
      return submittedWords(catalogue, view, called)
    case 'fileAdded':
    case 'fileRemoved':
      return undoTexts[called.kind](called.name)
    case 'joined':
      return undoTexts.joined
    case 'back':
      return ''
  }
}

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

/** Why what can never be taken back stays; '' for what can. */
export const notUndoableWords = (called: ActionDescription): string => {
  switch (called.kind) {
    case 'fileRemoved':
      return undoTexts.fileRemovedStays(called.name)
    case 'fileAdded':
      return undoTexts.fileAddedStays(called.name)
    case 'joined':
      return undoTexts.joinedStays
    default:
      return ''
  }
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
