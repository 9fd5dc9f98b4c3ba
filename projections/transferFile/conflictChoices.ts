/**
 * Words the conflicts between this computer and a transfer file that the customer decides, and checks whether he sees a
 * question on either side.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { showFileName } from '../../domain/format/fileName'
import { showFileSize } from '../../domain/format/fileSize'
import type { Attachment } from '../../domain/sending/attachment'
import { overviewTexts } from '../../domain/texts/overviewTexts'
import { mergeTexts } from '../../domain/texts/transferFileTexts'
import type { Conflict, PathOnEachSide, Resolution } from '../../events/merge/conflict'
import { type State, situationOf } from '../../events/state/state'
import { chosenHome } from '../overview/chosenHome'
import { findField, findGroup, findItems, showsAt } from '../tree/findNode'
import { type SurveyTree, surveyTree } from '../tree/surveyTree'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { questionTitle } from '../wording/questionTitle'

/** Both sides as a screen shows them. */
interface SideTrees {
  readonly here: SurveyTree
  readonly file: SurveyTree
}

const treesOf = (catalogue: Catalogue, here: State, file: State): SideTrees => ({
  here: surveyTree(situationOf(catalogue, here)),
  file: surveyTree(situationOf(catalogue, file)),
})

/** Whether the customer sees one of these questions on either side. */
export const isShownOnEitherSide = (
  catalogue: Catalogue,
  here: State,
  file: State,
): ((paths: readonly PathOnEachSide[]) => boolean) => {
  const trees = treesOf(catalogue, here, file)
  return paths =>
    paths.some(pair => showsAt(catalogue, trees.here, pair.here) || showsAt(catalogue, trees.file, pair.file))
}

/** What stands on one side; `at` in milliseconds since 1970, null where the log does not tell. */
interface ConflictChoiceSide {
  readonly lines: readonly string[]
  readonly at: number | null
}

/** A choice between two, in words. `about`: which step it is of. */
export interface ConflictChoice {
  readonly key: string
  readonly title: string
  readonly about: string
  readonly sides: Readonly<Record<Resolution, ConflictChoiceSide>>
}

interface ComparedVisits {
  readonly here: State
  readonly file: State
  readonly moments: Readonly<Record<Resolution, ReadonlyMap<string, number>>>
}

const answerWords = (catalogue: Catalogue, tree: SurveyTree, path: string): string => {
  const field = findField(catalogue, tree, path)
  if (field === null) return mergeTexts.empty
  const { question } = field.slot
  const words = question.kind === 'stored' ? String(field.value) : answerInWords(question, field.value, field)
  return words.trim() === '' ? mergeTexts.empty : words.trim()
}

const stepOf = (catalogue: Catalogue, path: string): string =>
  (slotAddress(catalogue, path)?.slot.group ?? listAddress(catalogue, path)?.list.group)?.step?.title ?? ''

const isStored = (catalogue: Catalogue, path: string): boolean =>
  slotAddress(catalogue, path)?.slot.question.kind === 'stored'

/** The home that an answer is kept of, beside what was asked; null where it is of none. */
const homeWords = (catalogue: Catalogue, tree: SurveyTree, path: string): string | null => {
  const address = slotAddress(catalogue, path)
  const home = address === null ? undefined : catalogue.homeOf.get(address.slot.question)
  if (address === null || home === undefined || address.slot.question.kind !== 'stored') return null
  const view = findGroup(tree, address.slot.group, address.ids)
  return (view === null ? null : chosenHome(home, view)?.answer) ?? mergeTexts.empty
}

const ofAnswers = (
  catalogue: Catalogue,
  trees: SideTrees,
  { moments }: ComparedVisits,
  { key, paths }: Extract<Conflict, { kind: 'answers' }>,
): ConflictChoice => {
  // All that is stored beside the questions is of one home, and told as that.
  const stored = paths.find(({ here }) => isStored(catalogue, here))
  const shownPaths = paths.filter(pair => pair === stored || !isStored(catalogue, pair.here))
  const titleOf = (tree: SurveyTree, path: string): string =>
    homeWords(catalogue, tree, path) === null ? questionTitle(catalogue, tree, path) : overviewTexts.home
  const side = (pick: Resolution): ConflictChoiceSide => ({
    lines: shownPaths.map(pair => {
      const words = homeWords(catalogue, trees[pick], pair[pick]) ?? answerWords(catalogue, trees[pick], pair[pick])
      if (shownPaths.length === 1) return words
      return `${pair === stored ? overviewTexts.home : (slotAddress(catalogue, pair.here)?.slot.question.title ?? '')}: ${words}`
    }),
    at: paths.reduce<number | null>((last, pair) => {
      const at = moments[pick].get(pair[pick]) ?? null
      return at !== null && (last === null || at > last) ? at : last
    }, null),
  })
  const first = shownPaths[0] ?? { here: key, file: key }
  const isHere = findField(catalogue, trees.here, first.here) !== null
  const title = isHere ? titleOf(trees.here, first.here) : titleOf(trees.file, first.file)
  return { key, title, about: stepOf(catalogue, first.here), sides: { here: side('here'), file: side('file') } }
}

const itemWords = (catalogue: Catalogue, tree: SurveyTree, path: string, id: string) => {
  const address = listAddress(catalogue, path)
  const items = findItems(catalogue, tree, path)
  const at = items?.index.get(id)
  const view = at === undefined ? undefined : items?.items[at]
  return address === null || at === undefined || view === undefined
    ? null
    : itemSummary(address.list, at, summaryFields(address.list, view))
}

const ofItem = (
  catalogue: Catalogue,
  trees: SideTrees,
  { moments }: ComparedVisits,
  { key, removedBy, list, id }: Extract<Conflict, { kind: 'item' }>,
): ConflictChoice => {
  const kept: Resolution = removedBy === 'here' ? 'file' : 'here'
  const summary = itemWords(catalogue, trees[kept], list[kept], id[kept])
  const called = listAddress(catalogue, list.here)?.list.list.called ?? ''
  const side = (pick: Resolution): ConflictChoiceSide => ({
    lines: pick === removedBy ? [mergeTexts.removed] : [mergeTexts.changed, ...(summary?.line ? [summary.line] : [])],
    at: moments[pick].get(`${list[pick]}.${id[pick]}`) ?? null,
  })
  const sides = { here: side('here'), file: side('file') }
  return { key, title: summary?.title ?? called, about: stepOf(catalogue, list.here), sides }
}

const ofDocument = (
  { moments }: ComparedVisits,
  { key, name, here, file }: Extract<Conflict, { kind: 'document' }>,
): ConflictChoice => {
  const side = (document: Attachment | null, pick: Resolution): ConflictChoiceSide => ({
    lines: [document === null ? mergeTexts.removed : mergeTexts.version(showFileSize(document.size))],
    at: moments[pick].get(key) ?? null,
  })
  return { key, title: showFileName(name), about: '', sides: { here: side(here, 'here'), file: side(file, 'file') } }
}

const choiceOf = (
  catalogue: Catalogue,
  trees: SideTrees,
  compared: ComparedVisits,
  conflict: Conflict,
): ConflictChoice => {
  switch (conflict.kind) {
    case 'answers':
      return ofAnswers(catalogue, trees, compared, conflict)
    case 'item':
      return ofItem(catalogue, trees, compared, conflict)
    case 'document':
      return ofDocument(compared, conflict)
  }
}

export const conflictChoices = (
  catalogue: Catalogue,
  compared: ComparedVisits,
  conflicts: readonly Conflict[],
): readonly ConflictChoice[] => {
  if (conflicts.length === 0) return []
  const trees = treesOf(catalogue, compared.here, compared.file)
  return conflicts.map(conflict => choiceOf(catalogue, trees, compared, conflict))
}
