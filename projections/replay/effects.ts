import { listsTo } from '../../domain/engine/answers'
import type { Catalogue, ListSlot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { listPath, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import type { Effect } from '../../events/effects/effect'
import { difference, type StepDifference } from '../difference'
import { messageOf } from '../fieldView'
import { type ItemSummary, itemSummary, summaryFields } from '../itemSummary'
import type { View } from '../live'
import { listViewAt } from '../lookUp'
import { outbox } from '../outbox'
import { questionTitle, titleAmong } from '../questionTitle'
import { shownAnswer } from '../shownAnswer'
import type { SurveyTree } from '../surveyTree'
import { type ItemPlace, type Seen, type SeenTwice, treeDifference } from '../treeDifference'
import type { Replay } from './replay'

/** A question by its path, with its title and the items that it stands in; one that is gone as it was called before. */
export interface Named {
  readonly path: string
  readonly title: string
}

/** An answer as it counts; `words` as a person reads them, '' while there is none. */
export interface Said {
  readonly value: Answer
  readonly words: string
}

/** An answer that counts otherwise; null where its item was not there yet, or is no longer, and then it says something. */
export interface AnswerEffect extends Named {
  readonly before: Said | null
  readonly after: Said | null
}

/** A rule that a question breaks or no longer breaks: its name with what the customer is told. */
export interface ErrorEffect extends Named {
  readonly rule: string
  readonly message: string
}

/**
 * An item that came or went; `list` is the path of its list, `title` what it is called and in which items it stands, `line`
 * what else sums it up, '' for nothing.
 */
export interface ItemEffect {
  readonly list: string
  readonly id: string
  readonly title: string
  readonly line: string
}

/** All that one record changed, or all that is different between two positions, in the order of the catalogue. */
export interface Effects {
  readonly answers: readonly AnswerEffect[]
  readonly shown: readonly Named[]
  readonly hidden: readonly Named[]
  readonly errorsCome: readonly ErrorEffect[]
  readonly errorsGone: readonly ErrorEffect[]
  readonly itemsCome: readonly ItemEffect[]
  readonly itemsGone: readonly ItemEffect[]
  readonly order: { readonly before: readonly StepKey[]; readonly after: readonly StepKey[] } | null
  /** Steps that became done, and that are no longer; a step that came into the order or left it is in `order`. */
  readonly done: readonly StepDifference[]
  readonly undone: readonly StepDifference[]
  /** Calls that became due, and that are due no longer. A replay makes none. */
  readonly callsDue: readonly Effect[]
  readonly callsOver: readonly Effect[]
}

const saidIn = (seen: Seen | null): Said | null =>
  seen === null ? null : { value: seen.field.value, words: shownAnswer(seen.field) }

type Trees = Readonly<{ catalogue: Catalogue; before: SurveyTree; after: SurveyTree }>

const named = ({ catalogue, before, after }: Trees, { field: { slot, ids } }: Seen, isThere: boolean): Named => {
  const path = slotPath(slot, ids)
  return { path, title: questionTitle(catalogue, isThere ? after : before, path) }
}

const errorIn = (seen: Seen | null): string | null => (seen?.shows === true ? seen.field.error : null)

const errorEffect = (trees: Trees, seen: Seen | null, other: Seen | null, isThere: boolean): readonly ErrorEffect[] => {
  const rule = errorIn(seen)
  if (seen === null || rule === null || rule === errorIn(other)) return []
  const message = messageOf(seen.field) ?? ''
  return [{ ...named(trees, seen, isThere), rule, message }]
}

const saysNothing = ({ field: { slot, value } }: Seen): boolean => isEmptyAnswer(slot.question, value)

const answerEffect = (trees: Trees, { before, after }: SeenTwice): readonly AnswerEffect[] => {
  const there = after ?? before
  if (there === null) return []
  const isSame =
    before === null || after === null ? saysNothing(there) : sameAnswer(before.field.value, after.field.value)
  return isSame ? [] : [{ ...named(trees, there, after !== null), before: saidIn(before), after: saidIn(after) }]
}

const shownEffect = (trees: Trees, seen: Seen | null, other: Seen | null, isThere: boolean): readonly Named[] =>
  seen?.shows === true && other?.shows !== true ? [named(trees, seen, isThere)] : []

/** 'Leningdeel 2: 1001 (Hypotheek 1: ING)', as it stands in this tree. */
const itemEffect =
  (tree: SurveyTree) =>
  ({ list, ids, id }: ItemPlace): ItemEffect => {
    const around = [...listsTo(list.group), list]
    const [own, ...others] = around
      .map((one, depth) => itemSummaryAt(tree, one, [...ids, id].slice(0, depth + 1)))
      .reverse()
    const within = others.map(({ title }) => title)
    return {
      list: listPath(list, ids),
      id,
      title: titleAmong(own?.title ?? list.list.called, within.reverse()),
      line: own?.line ?? '',
    }
  }

const itemSummaryAt = (tree: SurveyTree, list: ListSlot, ids: readonly string[]): ItemSummary => {
  const items = listViewAt(tree, list, ids.slice(0, -1))
  const at = items?.index.get(ids.at(-1) ?? '') ?? 0
  const item = items?.items[at]
  return itemSummary(list, at, item === undefined ? [] : summaryFields(list, item))
}

const notIn = (calls: readonly Effect[], others: readonly Effect[]): readonly Effect[] => {
  const there = new Set(others.map(call => JSON.stringify(call)))
  return calls.filter(call => !there.has(JSON.stringify(call)))
}

/** All that is different from one moment of a visit to another. */
export const effectsBetween = (catalogue: Catalogue, before: View, after: View): Effects => {
  const { seen, come, gone } = treeDifference(catalogue, before.tree, after.tree)
  const trees = { catalogue, before: before.tree, after: after.tree }
  const { steps, order } = difference(catalogue, before, after)
  const [were, are] = [outbox(catalogue, before), outbox(catalogue, after)]
  const inBoth = steps.filter(step => step.before !== null && step.after !== null)
  return {
    answers: seen.flatMap(one => answerEffect(trees, one)),
    shown: seen.flatMap(one => shownEffect(trees, one.after, one.before, true)),
    hidden: seen.flatMap(one => shownEffect(trees, one.before, one.after, one.after !== null)),
    errorsCome: seen.flatMap(one => errorEffect(trees, one.after, one.before, true)),
    errorsGone: seen.flatMap(one => errorEffect(trees, one.before, one.after, one.after !== null)),
    itemsCome: come.map(itemEffect(after.tree)),
    itemsGone: gone.map(itemEffect(before.tree)),
    order,
    done: inBoth.filter(step => step.after === true),
    undone: inBoth.filter(step => step.after === false),
    callsDue: notIn(are, were),
    callsOver: notIn(were, are),
  }
}

/** What the record with this seq changed; nothing at position 0. */
export const effectsOf = (replay: Replay, position: number): Effects =>
  effectsBetween(replay.catalogue, replay.at(position - 1), replay.at(position))
