import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { listPath, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import type { Effect } from '../../events/effects/effect'
import { difference, type StepDifference } from '../difference'
import { messageOf } from '../fieldView'
import type { View } from '../live'
import { outbox } from '../outbox'
import { shownAnswer } from '../shownAnswer'
import { type ItemPlace, type Seen, type SeenTwice, treeDifference } from '../treeDifference'
import type { Replay } from './replay'

/** A question by its path, with its title. */
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

/** An item that came or went; `list` is the path of its list, `called` what one of it is called. */
export interface ItemEffect {
  readonly list: string
  readonly id: string
  readonly called: string
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

const named = ({ field: { slot, ids } }: Seen): Named => ({ path: slotPath(slot, ids), title: slot.question.title })

const errorIn = (seen: Seen | null): string | null => (seen?.shows === true ? seen.field.error : null)

const errorEffect = (seen: Seen | null, other: Seen | null): readonly ErrorEffect[] => {
  const rule = errorIn(seen)
  if (seen === null || rule === null || rule === errorIn(other)) return []
  const message = messageOf(seen.field) ?? ''
  return [{ ...named(seen), rule, message }]
}

const saysNothing = ({ field: { slot, value } }: Seen): boolean => isEmptyAnswer(slot.question, value)

const answerEffect = ({ before, after }: SeenTwice): readonly AnswerEffect[] => {
  const there = after ?? before
  if (there === null) return []
  const isSame =
    before === null || after === null ? saysNothing(there) : sameAnswer(before.field.value, after.field.value)
  return isSame ? [] : [{ ...named(there), before: saidIn(before), after: saidIn(after) }]
}

const shownEffect = (seen: Seen | null, other: Seen | null): readonly Named[] =>
  seen?.shows === true && other?.shows !== true ? [named(seen)] : []

const itemEffect = ({ list, ids, id }: ItemPlace): ItemEffect => ({
  list: listPath(list, ids),
  id,
  called: list.list.called,
})

const notIn = (calls: readonly Effect[], others: readonly Effect[]): readonly Effect[] => {
  const there = new Set(others.map(call => JSON.stringify(call)))
  return calls.filter(call => !there.has(JSON.stringify(call)))
}

/** All that is different from one moment of a visit to another. */
export const effectsBetween = (catalogue: Catalogue, before: View, after: View): Effects => {
  const { seen, come, gone } = treeDifference(catalogue, before.tree, after.tree)
  const { steps, order } = difference(catalogue, before, after)
  const [were, are] = [outbox(catalogue, before), outbox(catalogue, after)]
  const inBoth = steps.filter(step => step.before !== null && step.after !== null)
  return {
    answers: seen.flatMap(answerEffect),
    shown: seen.flatMap(one => shownEffect(one.after, one.before)),
    hidden: seen.flatMap(one => shownEffect(one.before, one.after)),
    errorsCome: seen.flatMap(one => errorEffect(one.after, one.before)),
    errorsGone: seen.flatMap(one => errorEffect(one.before, one.after)),
    itemsCome: come.map(itemEffect),
    itemsGone: gone.map(itemEffect),
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
