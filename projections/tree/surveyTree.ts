/**
 * Builds the survey tree: every section, list, item and question with its answer, visibility and errors; parts that
 * are as in a previous tree stay the same object.
 */
import type { GroupAnswers, ListAnswers } from '../../domain/engine/answers'
import type { Group, ListSlot } from '../../domain/engine/catalogue'
import { compiledQuestionOf, compiledVisitOf } from '../../domain/engine/evaluation/compiledVisit'
import { conditionHolds } from '../../domain/engine/evaluation/evaluateQuestion'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import { type FieldView, fieldView } from './fieldView'

/** A section or an item: its questions, what shows as a whole, its lists, and how many visible questions are refused. */
export interface GroupView {
  readonly fields: readonly FieldView[]
  readonly gates: readonly boolean[]
  readonly lists: readonly ListView[]
  readonly errors: number
}

export interface ListView {
  readonly ids: readonly string[]
  readonly index: ReadonlyMap<string, number>
  readonly items: readonly GroupView[]
  readonly visible: boolean
  /** Of the items together, whether or not the list shows. */
  readonly errors: number
}

/** The whole survey, section by section in the order of the catalogue's groups. */
export type SurveyTree = readonly GroupView[]

export const sumOfNumbers = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a list adds to the errors of what holds it. */
export const listErrors = (list: ListView): number => (list.visible ? list.errors : 0)

const sameAll = <A>(a: readonly A[], b: readonly A[] | undefined): a is readonly A[] =>
  b !== undefined && a.length === b.length && a.every((one, i) => one === b[i])

/** The array from before when it holds the very same things. */
const reused = <A>(now: readonly A[], before: readonly A[] | undefined): readonly A[] =>
  before !== undefined && sameAll(now, before) ? before : now

const listView = (
  situation: Situation,
  outer: AnswerScope,
  list: ListSlot,
  answers: ListAnswers,
  ids: readonly string[],
  before: ListView | undefined,
): ListView => {
  const items = answers.items.map((item, at) => {
    const id = answers.ids[at] ?? ''
    const was = before?.index.get(id)
    const scope = { group: list.item, answers: item, outer }
    return groupView(situation, scope, [...ids, id], was === undefined ? undefined : before?.items[was])
  })
  const visible = conditionHolds(situation, outer, list.gate.condition)
  const reusedItems = reused(items, before?.items)
  if (before !== undefined && reusedItems === before.items && before.visible === visible && before.ids === answers.ids)
    return before
  return {
    ids: answers.ids,
    index: answers.index,
    items: reusedItems,
    visible,
    errors: sumOfNumbers(items.map(({ errors }) => errors)),
  }
}

/** A section or item from scratch; what did not change since `before` is the same object. */
export const groupView = (
  situation: Situation,
  scope: AnswerScope,
  ids: readonly string[],
  before: GroupView | undefined,
): GroupView => {
  const { group, answers } = scope
  const visit = compiledVisitOf(situation)
  const fields = reused(
    group.slots.map((slot, at) =>
      fieldView(situation, scope, compiledQuestionOf(visit, slot), ids, before?.fields[at]),
    ),
    before?.fields,
  )
  const gates = reused(
    group.gates.map(({ condition }) => conditionHolds(situation, scope, condition)),
    before?.gates,
  )
  const lists = reused(
    group.lists.flatMap((list, at) => {
      const listAnswers = answers.lists[at]
      return listAnswers === undefined ? [] : [listView(situation, scope, list, listAnswers, ids, before?.lists[at])]
    }),
    before?.lists,
  )
  if (before !== undefined && fields === before.fields && gates === before.gates && lists === before.lists)
    return before
  const broken = fields.filter(({ error }) => error !== null).length
  return { fields, gates, lists, errors: broken + sumOfNumbers(lists.map(listErrors)) }
}

const sectionScope = (group: Group, answers: GroupAnswers): AnswerScope => ({ group, answers, outer: null })

export const surveyTree = (situation: Situation, before?: SurveyTree): SurveyTree =>
  situation.catalogue.groups.map((group, at) => {
    const answers = situation.answers[at]
    // The groups of items stand in the list too, so that ids are places; they hold nothing of their own.
    return answers === undefined || group.within !== null
      ? { fields: [], gates: [], lists: [], errors: 0 }
      : groupView(situation, sectionScope(group, answers), [], before?.[at])
  })
