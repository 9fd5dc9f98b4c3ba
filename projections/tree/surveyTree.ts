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
const shared = <A>(now: readonly A[], before: readonly A[] | undefined): readonly A[] =>
  before !== undefined && sameAll(now, before) ? before : now

const listView = (
  situation: Situation,
  around: AnswerScope,
  list: ListSlot,
  answers: ListAnswers,
  ids: readonly string[],
  before: ListView | undefined,
): ListView => {
  const items = answers.items.map((item, at) => {
    const id = answers.ids[at] ?? ''
    const was = before?.index.get(id)
    const place = { group: list.item, answers: item, around }
    return groupView(situation, place, [...ids, id], was === undefined ? undefined : before?.items[was])
  })
  const visible = conditionHolds(situation, around, list.gate.condition)
  const kept = shared(items, before?.items)
  if (before !== undefined && kept === before.items && before.visible === visible && before.ids === answers.ids)
    return before
  return {
    ids: answers.ids,
    index: answers.index,
    items: kept,
    visible,
    errors: sumOfNumbers(items.map(({ errors }) => errors)),
  }
}

/** A section or item from scratch; what did not change since `before` is the same object. */
export const groupView = (
  situation: Situation,
  place: AnswerScope,
  ids: readonly string[],
  before: GroupView | undefined,
): GroupView => {
  const { group, answers } = place
  const visit = compiledVisitOf(situation)
  const fields = shared(
    group.slots.map((slot, at) =>
      fieldView(situation, place, compiledQuestionOf(visit, slot), ids, before?.fields[at]),
    ),
    before?.fields,
  )
  const gates = shared(
    group.gates.map(({ condition }) => conditionHolds(situation, place, condition)),
    before?.gates,
  )
  const lists = shared(
    group.lists.flatMap((list, at) => {
      const held = answers.lists[at]
      return held === undefined ? [] : [listView(situation, place, list, held, ids, before?.lists[at])]
    }),
    before?.lists,
  )
  if (before !== undefined && fields === before.fields && gates === before.gates && lists === before.lists)
    return before
  const broken = fields.filter(({ error }) => error !== null).length
  return { fields, gates, lists, errors: broken + sumOfNumbers(lists.map(listErrors)) }
}

const emptyPlace = (group: Group, answers: GroupAnswers): AnswerScope => ({ group, answers, around: null })

/** The tree of everything that is asked, answered and wrong, from scratch. */
export const surveyTree = (situation: Situation, before?: SurveyTree): SurveyTree =>
  situation.catalogue.groups.map((group, at) => {
    const answers = situation.answers[at]
    // The groups of items stand in the list too, so that ids are places; they hold nothing of their own.
    return answers === undefined || group.within !== null
      ? { fields: [], gates: [], lists: [], errors: 0 }
      : groupView(situation, emptyPlace(group, answers), [], before?.[at])
  })
