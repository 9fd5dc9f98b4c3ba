/** Builds the screens of a step in the one-question view, in order and at least one, and compares two such lists. */
import type { Catalogue, ListSlot } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { retrievedDifferences, unseenRetrievalDay } from '../retrieval/retrievedGroups'
import type { GroupView } from '../tree/surveyTree'
import { stepTitle } from '../wording/stepTitle'
import { enclosingItemWords, type QuestionScreen, type QuestionScreenItem } from './questionScreen'
import { itemScreenPlan, type ScreenPiece, type ScreenPlan, stepScreenPlan } from './screenPlan'
import { withReadBackCards } from './withReadBackCards'

const idOf = ({ slots: [first], list }: ScreenPiece, ids: readonly string[], otherwise: string): string =>
  first !== undefined ? slotPath(first, ids) : list !== null ? listPath(list, ids) : otherwise

const screenOf = (
  piece: ScreenPiece,
  view: GroupView,
  ids: readonly string[],
  items: readonly QuestionScreenItem[],
  otherwise: string,
): readonly QuestionScreen[] => {
  const paths = piece.slots.flatMap(slot =>
    slot.question.kind !== 'stored' && view.fields[slot.index]?.visible === true ? [slotPath(slot, ids)] : [],
  )
  const keepsList = piece.list !== null && view.lists[piece.list.index]?.visible === true
  const isShown = piece.shownGates.some(gate => view.gates[gate.index] === true)
  if (paths.length === 0 && !keepsList && !isShown) return []
  const within = enclosingItemWords(items)
  const own = paths.length === 0 && !keepsList ? piece.telling.title : piece.title
  const title = within === '' ? own : `${within}: ${own}`
  return [{ id: idOf(piece, ids, otherwise), title, shows: piece, ids, paths, keepsList, items }]
}

const ofPlan = (
  catalogue: Catalogue,
  plan: ScreenPlan,
  view: GroupView,
  ids: readonly string[],
  items: readonly QuestionScreenItem[],
  prefix: string,
): readonly QuestionScreen[] =>
  plan.flatMap((one, nth) => {
    if (one.tag === 'piece') return screenOf(one, view, ids, items, `${prefix}.${nth}`)
    const list = view.lists[one.list.index]
    if (list === undefined || !list.visible) return []
    return list.items.flatMap((item, at) => ofItem(catalogue, one.list, item, ids, list.ids[at] ?? '', at, items))
  })

/** An item and its place are mostly what they were: an answer costs the screens of one item of hundreds. */
const cache = new WeakMap<GroupView, { readonly positions: string; readonly screens: readonly QuestionScreen[] }>()

const ofItem = (
  catalogue: Catalogue,
  list: ListSlot,
  item: GroupView,
  ids: readonly string[],
  id: string,
  at: number,
  enclosing: readonly QuestionScreenItem[],
): readonly QuestionScreen[] => {
  const items = [...enclosing, { list, ids, id, at }]
  const positions = items.map(one => one.at).join(' ')
  const cached = cache.get(item)
  if (cached?.positions === positions) return cached.screens
  const within = [...ids, id]
  const prefix = `${listPath(list, ids)}.${id}`
  const screens = ofPlan(catalogue, itemScreenPlan(catalogue, list), item, within, items, prefix)
  cache.set(item, { positions: positions, screens })
  return screens
}

const noQuestions = { ids: [], paths: [], keepsList: false, items: [] } as const

const beginOf = (catalogue: Catalogue, view: SurveyView, key: StepKey): QuestionScreen => ({
  ...noQuestions,
  id: key,
  title: stepTitle(catalogue, view, key),
  shows: 'begin',
})

/** What came from the retrieval is to be looked at before the first question. */
const beginsWith = (catalogue: Catalogue, view: SurveyView, key: StepKey): boolean =>
  key === 'personal_details' &&
  (unseenRetrievalDay(view.state) !== null || retrievedDifferences(catalogue, view).length > 0)

export const questionScreens = (catalogue: Catalogue, view: SurveyView, key: StepKey): readonly QuestionScreen[] => {
  const step = catalogue.stepAt.get(key)
  const screens =
    step === undefined
      ? []
      : stepScreenPlan(catalogue, step).flatMap(({ section, plan }, nth) => {
          const gate = catalogue.gateOf.get(section)
          const group = gate === undefined ? undefined : view.tree[gate.group.id]
          if (gate === undefined || group === undefined) return []
          if (group.gates[gate.index] === true)
            return withReadBackCards(
              catalogue,
              view,
              key,
              section,
              ofPlan(catalogue, plan, group, [], [], `${key}.${nth}`),
            )
          if (section.otherwise === null) return []
          const title = section.title ?? step.title
          return [{ ...noQuestions, id: `${key}.${nth}`, title, shows: { otherwise: section } }]
        })
  const begins = screens.length === 0 || beginsWith(catalogue, view, key)
  return begins ? [beginOf(catalogue, view, key), ...screens] : screens
}

export const sameQuestionScreens = (a: readonly QuestionScreen[], b: readonly QuestionScreen[]): boolean =>
  a.length === b.length &&
  a.every((screen, i) => {
    const other = b[i]
    if (screen === other) return true
    return (
      screen.id === other?.id &&
      screen.title === other.title &&
      screen.keepsList === other.keepsList &&
      screen.paths.length === other.paths.length &&
      screen.paths.every((path, n) => path === other.paths[n])
    )
  })
