/**
 * Names in words, for undo and the activity log, what the customer did (an answer, item, home, step or document),
 * without values, and says why it stays where it cannot be undone.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress } from '../../domain/engine/path'
import { cardTitleSource } from '../../domain/engine/readBack'
import { isLastStep, orderOf } from '../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../domain/language/stepKey'
import { undoTexts } from '../../domain/texts/undoTexts'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { findItems } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { questionTitle } from '../wording/questionTitle'
import { stepTitle } from '../wording/stepTitle'
import { truncatedWords } from '../wording/valueWords'
import type { ActionDescription, StepSubmission } from './customerAction'
import type { UndoEntry } from './undoTracker'

type ItemDescription = Extract<ActionDescription, { readonly kind: 'added' | 'removed' | 'restored' }>

/** How questions and items are called in a sentence. */
export interface ActionNaming {
  readonly question: (path: string) => string
  readonly item: (item: ItemDescription) => string
  /** What was read back: a section, or an item. */
  readonly card: (path: string) => string
}

/** As they are called now. */
const namesNow = (catalogue: Catalogue, view: SurveyView): ActionNaming => ({
  question: path => questionTitle(catalogue, view.tree, path),
  item: item => loggedItemName(catalogue, view, item),
  card: path => cardName(catalogue, view, path),
})

/** 'Werkgever 2: Bakkerij Jansen'; of one that is gone without its number, as it was named then. */
export const loggedItemName = (
  catalogue: Catalogue,
  { tree }: SurveyView,
  { list: path, id, name }: ItemDescription,
): string => {
  const list = listAddress(catalogue, path)?.list
  const items = findItems(catalogue, tree, path)
  const at = items?.index.get(id)
  const item = at === undefined ? undefined : items?.items[at]
  if (list === undefined) return ''
  if (at === undefined || item === undefined)
    return name === '' ? list.list.called : truncatedWords(`${list.list.called}: ${name}`)
  return truncatedWords(itemSummary(list, at, summaryFields(list, item)).title)
}

export const cardName = (catalogue: Catalogue, view: SurveyView, path: string): string => {
  const { title, list, id } = cardTitleSource(catalogue, path)
  return title ?? loggedItemName(catalogue, view, { kind: 'added', list, id, name: '' })
}

export const homeStep = (catalogue: Catalogue, at: string): StepKey | null =>
  catalogue.homeAt.get(at)?.gate.group.step?.key ?? null

export const atStep = (catalogue: Catalogue, view: SurveyView, step: StepKey | null): string =>
  step === null ? '' : stepTitle(catalogue, view, step)

export const isSendingStep = (step: StepKey): boolean => step === 'complete'

/** As what was done, or done again, is called: a step that is judged again gets a verdict of its own. */
export const entryDescription = ({ first, last }: UndoEntry): ActionDescription =>
  (last.description.kind === 'back' ? last.description.again : null) ?? first.description

export const submittedWords = (catalogue: Catalogue, view: SurveyView, { step }: StepSubmission): string => {
  if (isSendingStep(step)) return undoTexts.checked
  const isLast = isLastStep(orderOf(situationOf(catalogue, view.state)), step)
  return undoTexts.submitted(stepTitle(catalogue, view, step), isLast)
}

/** Names an action in words, without the values before and after it. */
export const actionWords = (
  catalogue: Catalogue,
  view: SurveyView,
  description: ActionDescription,
  names = namesNow(catalogue, view),
): string => {
  switch (description.kind) {
    case 'answer':
      return names.question(description.path)
    case 'answers':
      return undoTexts.answers(names.question(description.path), description.count)
    case 'left':
      return undoTexts.left(names.question(description.path))
    case 'confirmed':
      return undoTexts.confirmed(names.card(description.path))
    case 'added':
    case 'removed':
    case 'restored':
      return undoTexts[description.kind](names.item(description))
    case 'home':
      return undoTexts.home(atStep(catalogue, view, homeStep(catalogue, description.at)))
    case 'submitted':
      return submittedWords(catalogue, view, description)
    case 'fileAdded':
    case 'fileRemoved':
      return undoTexts[description.kind](description.name)
    case 'joined':
      return undoTexts.joined
    case 'back':
      return ''
  }
}

/** Why what can never be taken back stays; '' for a kind of action that can. */
export const notUndoableWords = (description: ActionDescription): string => {
  switch (description.kind) {
    case 'fileRemoved':
      return undoTexts.fileRemovedStays(description.name)
    case 'fileAdded':
      return undoTexts.fileAddedStays(description.name)
    case 'joined':
      return undoTexts.joinedStays
    case 'answer':
    case 'answers':
    case 'left':
    case 'confirmed':
    case 'added':
    case 'removed':
    case 'restored':
    case 'home':
    case 'submitted':
    case 'back':
      return ''
  }
}
