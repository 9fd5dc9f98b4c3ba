/**
 * Lists what differs between two moments of a replayed visit, or what one record changed: answers, visibility,
 * errors, items, step order, steps done and calls due, with titles.
 */
import { listsTo } from '../../../domain/engine/answers'
import type { Catalogue, ListSlot } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { listPath, slotPath } from '../../../domain/engine/path'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import type { Effect } from '../../../events/effects/effect'
import type { SurveyView } from '../../live'
import { outbox } from '../../outbox/outbox'
import { brokenRuleMessage } from '../../tree/fieldView'
import { findList } from '../../tree/findNode'
import type { SurveyTree } from '../../tree/surveyTree'
import { type ItemSummary, itemSummary, summaryFields } from '../../wording/itemSummary'
import { questionTitle, titleWithContext } from '../../wording/questionTitle'
import { shownAnswer } from '../../wording/shownAnswer'
import type { Replay } from '../replay'
import { type FieldInTree, type FieldInTrees, type ItemInTree, treeDifference } from './treeDifference'
import { type StepDifference, viewDifference } from './viewDifference'

/** A question by its path, with its title and the items that it stands in; one that is gone as it was called before. */
export interface TitledQuestion {
  readonly path: string
  readonly title: string
}

/** An answer as it counts; `words` as a person reads them, '' while there is none. */
export interface AnswerInWords {
  readonly value: Answer
  readonly words: string
}

/** An answer that counts otherwise; null where its item was not there yet, or is no longer, and then it says something. */
export interface AnswerDifference extends TitledQuestion {
  readonly before: AnswerInWords | null
  readonly after: AnswerInWords | null
}

/** A rule that a question breaks or no longer breaks: its name with what the customer is told. */
interface ErrorDifference extends TitledQuestion {
  readonly rule: string
  readonly message: string
}

/**
 * An item that came or went; `list` is the path of its list, `title` what it is called and in which items it stands, `line`
 * what else sums it up, '' for nothing.
 */
export interface ItemDifference {
  readonly list: string
  readonly id: string
  readonly title: string
  readonly line: string
}

/** All that one record changed, or all that is different between two positions, in the order of the catalogue. */
export interface ReplayDifference {
  readonly answers: readonly AnswerDifference[]
  readonly shown: readonly TitledQuestion[]
  readonly hidden: readonly TitledQuestion[]
  readonly errorsCome: readonly ErrorDifference[]
  readonly errorsGone: readonly ErrorDifference[]
  readonly itemsCome: readonly ItemDifference[]
  readonly itemsGone: readonly ItemDifference[]
  readonly order: { readonly before: readonly StepKey[]; readonly after: readonly StepKey[] } | null
  /** Steps that became done, and that are no longer; a step that came into the order or left it is in `order`. */
  readonly done: readonly StepDifference[]
  readonly undone: readonly StepDifference[]
  /** Calls that became due, and that are due no longer. A replay makes none. */
  readonly callsDue: readonly Effect[]
  readonly callsOver: readonly Effect[]
}

const answerIn = (seen: FieldInTree | null): AnswerInWords | null =>
  seen === null ? null : { value: seen.field.value, words: shownAnswer(seen.field) }

type Trees = Readonly<{ catalogue: Catalogue; before: SurveyTree; after: SurveyTree }>

const titledQuestion = (
  { catalogue, before, after }: Trees,
  { field: { slot, ids } }: FieldInTree,
  isThere: boolean,
): TitledQuestion => {
  const path = slotPath(slot, ids)
  return { path, title: questionTitle(catalogue, isThere ? after : before, path) }
}

const errorIn = (seen: FieldInTree | null): string | null => (seen?.shows === true ? seen.field.error : null)

const errorEffect = (
  trees: Trees,
  seen: FieldInTree | null,
  other: FieldInTree | null,
  isThere: boolean,
): readonly ErrorDifference[] => {
  const rule = errorIn(seen)
  if (seen === null || rule === null || rule === errorIn(other)) return []
  const message = brokenRuleMessage(seen.field) ?? ''
  return [{ ...titledQuestion(trees, seen, isThere), rule, message }]
}

const isEmpty = ({ field: { slot, value } }: FieldInTree): boolean => isEmptyAnswer(slot.question, value)

const answerEffect = (trees: Trees, { before, after }: FieldInTrees): readonly AnswerDifference[] => {
  const there = after ?? before
  if (there === null) return []
  const isSame = before === null || after === null ? isEmpty(there) : sameAnswer(before.field.value, after.field.value)
  return isSame
    ? []
    : [{ ...titledQuestion(trees, there, after !== null), before: answerIn(before), after: answerIn(after) }]
}

const shownEffect = (
  trees: Trees,
  seen: FieldInTree | null,
  other: FieldInTree | null,
  isThere: boolean,
): readonly TitledQuestion[] =>
  seen?.shows === true && other?.shows !== true ? [titledQuestion(trees, seen, isThere)] : []

/** 'Leningdeel 2: 1001 (Hypotheek 1: ING)', as it stands in this tree. */
const itemEffect =
  (tree: SurveyTree) =>
  ({ list, ids, id }: ItemInTree): ItemDifference => {
    const around = [...listsTo(list.group), list]
    const [own, ...others] = around
      .map((one, depth) => itemSummaryAt(tree, one, [...ids, id].slice(0, depth + 1)))
      .reverse()
    const within = others.map(({ title }) => title)
    return {
      list: listPath(list, ids),
      id,
      title: titleWithContext(own?.title ?? list.list.called, within.reverse()),
      line: own?.line ?? '',
    }
  }

const itemSummaryAt = (tree: SurveyTree, list: ListSlot, ids: readonly string[]): ItemSummary => {
  const items = findList(tree, list, ids.slice(0, -1))
  const at = items?.index.get(ids.at(-1) ?? '') ?? 0
  const item = items?.items[at]
  return itemSummary(list, at, item === undefined ? [] : summaryFields(list, item))
}

const notIn = (calls: readonly Effect[], others: readonly Effect[]): readonly Effect[] => {
  const there = new Set(others.map(call => JSON.stringify(call)))
  return calls.filter(call => !there.has(JSON.stringify(call)))
}

/** All that is different from one moment of a visit to another. */
export const replayDifference = (catalogue: Catalogue, before: SurveyView, after: SurveyView): ReplayDifference => {
  const { fields, added, removed } = treeDifference(catalogue, before.tree, after.tree)
  const trees = { catalogue, before: before.tree, after: after.tree }
  const { steps, order } = viewDifference(catalogue, before, after)
  const [were, are] = [outbox(catalogue, before), outbox(catalogue, after)]
  const inBoth = steps.filter(step => step.before !== null && step.after !== null)
  return {
    answers: fields.flatMap(one => answerEffect(trees, one)),
    shown: fields.flatMap(one => shownEffect(trees, one.after, one.before, true)),
    hidden: fields.flatMap(one => shownEffect(trees, one.before, one.after, one.after !== null)),
    errorsCome: fields.flatMap(one => errorEffect(trees, one.after, one.before, true)),
    errorsGone: fields.flatMap(one => errorEffect(trees, one.before, one.after, one.after !== null)),
    itemsCome: added.map(itemEffect(after.tree)),
    itemsGone: removed.map(itemEffect(before.tree)),
    order,
    done: inBoth.filter(step => step.after === true),
    undone: inBoth.filter(step => step.after === false),
    callsDue: notIn(are, were),
    callsOver: notIn(were, are),
  }
}

/** What the record with this seq changed; nothing at position 0. */
export const differenceMadeBy = (replay: Replay, position: number): ReplayDifference =>
  replayDifference(replay.catalogue, replay.at(position - 1), replay.at(position))
