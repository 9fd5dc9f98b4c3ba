/**
 * Lists in words, by step, the answers and items that the office, a retrieval or lender lists changed since the
 * customer's earlier visit, and answers that new rules refuse.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { listAddress, slotPath } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import { changesSinceTexts } from '../../domain/texts/provenanceTexts'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { countUpTo, lastUpTo } from '../logHistory/lastUpTo'
import type { ExternalChange, HistoryView } from '../logHistory/logHistory'
import { lastMomentOfEarlierVisit } from '../logHistory/visitMoments'
import type { FieldView } from '../tree/fieldView'
import { findField, findItems, showsAt } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { questionTitle } from '../wording/questionTitle'
import { shownAnswer } from '../wording/shownAnswer'
import { valueWords } from '../wording/valueWords'

/** Something that is otherwise than the customer left it, without his doing; `field`: the question to look at. */
export interface ChangeSinceVisit {
  readonly key: string
  readonly step: StepKey
  readonly field: string | null
  readonly title: string
  /** What it is now, or what to do. */
  readonly words: string
  /** Whose doing it was; null where the words say it. */
  readonly by: string | null
}

const visibleAt = (catalogue: Catalogue, { tree }: SurveyView, path: string): FieldView | null => {
  const field = showsAt(catalogue, tree, path) ? findField(catalogue, tree, path) : null
  return field === null || field.slot.question.kind === 'stored' ? null : field
}

const changedAnswer = (
  catalogue: Catalogue,
  view: SurveyView,
  historyView: HistoryView,
  since: number,
  path: string,
) => {
  const all = historyView.history.provenance.get(path) ?? []
  const last = lastUpTo(all, historyView.seq)?.stack?.answer ?? null
  const field = visibleAt(catalogue, view, path)
  const step = field?.slot.group.step?.key
  if (last === null || field === null || step === undefined) return []
  const { source } = last
  if (last.seq <= since || (source !== 'office' && source !== 'retrieved' && source !== 'lists')) return []
  const { question } = field.slot
  const before = lastUpTo(all, since)?.stack?.answer.value ?? question.initial
  if (sameAnswer(before, last.value) || !sameAnswer(last.value, field.value)) return []
  const isEmptied = isEmptyAnswer(question, last.value)
  if (isEmptied && isEmptyAnswer(question, before)) return []
  const was = isEmptyAnswer(question, before) ? null : valueWords(catalogue, view, path, before)
  const words = isEmptied ? changesSinceTexts.empty(was) : changesSinceTexts.now(shownAnswer(field).trim(), was)
  return [
    {
      key: path,
      step,
      field: path,
      title: questionTitle(catalogue, view.tree, path),
      words,
      by: changesSinceTexts[source],
    },
  ]
}

const changedItem = (
  catalogue: Catalogue,
  { tree }: SurveyView,
  { path, item }: ExternalChange,
): readonly ChangeSinceVisit[] => {
  const address = listAddress(catalogue, path)
  const step = address?.list.group.step?.key
  const items = findItems(catalogue, tree, path)
  if (item === null || address === null || step === undefined || items?.visible !== true) return []
  const key = `${path}.${item.id}`
  const at = items.index.get(item.id)
  const { list } = address
  if (!item.isAdded)
    return at === undefined
      ? [
          {
            key,
            step,
            field: null,
            title: list.list.called,
            words: changesSinceTexts.removed(list.list.called),
            by: null,
          },
        ]
      : []
  const view = at === undefined ? undefined : items.items[at]
  if (at === undefined || view === undefined) return []
  const first = view.fields.find(({ visible, slot }) => visible && slot.question.kind !== 'stored')
  const { title } = itemSummary(list, at, summaryFields(list, view))
  const field = first === undefined ? null : slotPath(first.slot, first.ids)
  return [{ key, step, field, title, words: changesSinceTexts.added, by: null }]
}

const changedRule = (catalogue: Catalogue, view: SurveyView, path: string): readonly ChangeSinceVisit[] => {
  const field = visibleAt(catalogue, view, path)
  const step = field?.slot.group.step?.key
  if (field === null || field.error === null || step === undefined) return []
  const title = questionTitle(catalogue, view.tree, path)
  return [{ key: `${path} rule`, step, field: path, title, words: changesSinceTexts.rule, by: null }]
}

/**
 * What the office, a retrieval or a new rule changed since the customer did something in an earlier visit, in the order of
 * the steps; empty in the first visit. What the customer has answered since is his own again.
 */
export const changesSinceVisit = (
  catalogue: Catalogue,
  view: SurveyView,
  historyView: HistoryView,
): readonly ChangeSinceVisit[] => {
  const since = lastMomentOfEarlierVisit(historyView)?.seq ?? null
  if (since === null) return []
  const { externalChanges, laterRefusals } = historyView.history
  const between = <A extends { readonly seq: number }>(all: readonly A[]): readonly A[] =>
    all.slice(countUpTo(all, since), countUpTo(all, historyView.seq))
  const changes = between(externalChanges)
  const items = new Map(
    changes.flatMap(one => (one.item === null ? [] : [[`${one.path}.${one.item.id}`, one] as const])),
  )
  const isInNew = (path: string): boolean => [...items.keys()].some(item => path.startsWith(`${item}.`))
  const answers = new Set(changes.flatMap(({ path, item }) => (item === null && !isInNew(path) ? [path] : [])))
  const rules = new Set(between(laterRefusals).map(({ path }) => path))
  const found = [
    ...[...items.values()].flatMap(one => changedItem(catalogue, view, one)),
    ...[...answers].flatMap(path => changedAnswer(catalogue, view, historyView, since, path)),
    ...[...rules].flatMap(path => changedRule(catalogue, view, path)),
  ]
  const order = orderOf(situationOf(catalogue, view.state))
  return found
    .filter(({ step }) => order.includes(step))
    .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step))
}
