/**
 * Places the doubts (unlikely answers to ask back about) of a survey in its catalogue; finds the doubts that hold at a
 * question now, with the answers they rest on, and all questions that doubts read.
 */

import type { Answer } from '../language/answer'
import type { Readable } from '../language/condition'
import { type Doubt, doubtContextQuestions, isDoubtful, type RestedAnswer, summedQuestion } from '../language/doubt'
import { listAt, listsTo, type SlotAddress } from './answers'
import type { Catalogue, Group, Slot } from './catalogue'
import { conditionHolds, evaluateQuestion, scopeAt } from './evaluation/evaluateQuestion'
import { slotPath } from './path'
import type { AnswerScope, Situation } from './situation'

/** A doubt in its place: the question that it is said of, those it is looked at beside, and the one that is added up. */
export interface PlacedDoubt {
  readonly doubt: Doubt
  readonly slot: Slot
  readonly besides: readonly Slot[]
  readonly addedUp: Slot | null
}

/** The doubts of a survey by the question they are said of, in their order. */
export type Doubts = ReadonlyMap<Slot, readonly PlacedDoubt[]>

const ancestors = (group: Group): readonly Group[] =>
  group.within === null ? [group] : [group, ...ancestors(group.within.group)]

/** A step that comes and goes, or counts as done, hides its questions in a way that no condition of theirs says. */
const isSteady = ({ group: { step } }: Slot): boolean =>
  step !== null && step.comesWhen === null && step.exempt === null

const placeDoubt = (catalogue: Catalogue, doubt: Doubt): PlacedDoubt => {
  const subject = `The doubt ${doubt.name} of '${doubt.question.title}'`
  const slotOf = (question: Readable): Slot => {
    const slot = catalogue.slotOf.get(question)
    if (slot === undefined)
      throw new Error(`${subject} reads a question that is not in the catalogue: ${question.title}`)
    if (!isSteady(slot)) throw new Error(`${subject} reads a question of a step that comes and goes: ${slot.path}`)
    return slot
  }
  const slot = slotOf(doubt.question)
  const besides = doubtContextQuestions(doubt).map(slotOf)
  for (const { group, path } of besides)
    if (group.within !== null && !ancestors(slot.group).includes(group))
      throw new Error(`${subject} reads into a list from outside: ${path}`)
  const added = summedQuestion(doubt)
  const addedUp = added === null ? null : slotOf(added)
  if (addedUp !== null && addedUp.group.within?.group.within !== null)
    throw new Error(`${subject} adds up what is no answer of the items of a section: ${addedUp.path}`)
  return { doubt, slot, besides, addedUp }
}

/**
 * Gives every doubt its place in the catalogue.
 * @throws on a question that is not in the catalogue, stands in a step that comes and goes, or is read into a list from
 * outside, and on a name that a question has twice: such doubts must not start
 */
export const placeDoubts = (catalogue: Catalogue, doubts: readonly Doubt[]): Doubts => {
  const laid = new Map<Slot, PlacedDoubt[]>()
  for (const one of doubts) {
    const placed = placeDoubt(catalogue, one)
    const existing = laid.get(placed.slot) ?? []
    if (existing.some(({ doubt }) => doubt.name === one.name))
      throw new Error(`Two doubts ${one.name} of '${one.question.title}'`)
    laid.set(placed.slot, [...existing, placed])
  }
  return laid
}

/** Whether the lists that an item stands in show. */
const isShownWithin = (situation: Situation, scope: AnswerScope): boolean =>
  scope.outer === null ||
  scope.group.within === null ||
  (conditionHolds(situation, scope.outer, scope.group.within.gate.condition) && isShownWithin(situation, scope.outer))

/** The ids that lead to a question which is read from an item that these lead to. */
export const idsTo = ({ group }: Slot, ids: readonly string[]): readonly string[] => ids.slice(0, listsTo(group).length)

/** An answer that shows, is given and is right; null for any other. */
const givenAnswer = (
  situation: Situation,
  scope: AnswerScope,
  slot: Slot,
  ids: readonly string[],
): RestedAnswer | null => {
  const { visible, value, error } = evaluateQuestion(situation, scope, slot)
  if (!visible || error !== null || slot.row.isEmpty(slot.question, value)) return null
  return { path: slotPath(slot, ids), value }
}

/** What all items of a list have answered; null where one of them did not, or there is none. */
const givenByAll = (situation: Situation, slot: Slot): readonly RestedAnswer[] | null => {
  const list = slot.group.within
  const items = list === null ? null : listAt(situation.answers, list, [])
  if (items === null || items.ids.length === 0) return null
  const found: RestedAnswer[] = []
  for (const id of items.ids) {
    const scope = scopeAt(situation, slot.group, [id])
    const one = scope === null || !isShownWithin(situation, scope) ? null : givenAnswer(situation, scope, slot, [id])
    if (one === null) return null
    found.push(one)
  }
  return found
}

const sumOf = (givenAnswer: readonly RestedAnswer[]): number =>
  givenAnswer.reduce((total, { value }) => total + (typeof value === 'number' ? value : 0), 0)

/** The answers that a doubt rests on at these items, the doubted one first; null where nothing is doubtful. */
const answersDoubtRestsOn = (
  situation: Situation,
  { doubt, slot, besides, addedUp }: PlacedDoubt,
  ids: readonly string[],
): readonly RestedAnswer[] | null => {
  const scope = scopeAt(situation, slot.group, ids)
  if (scope === null || !isShownWithin(situation, scope)) return null
  const own = givenAnswer(situation, scope, slot, ids)
  if (own === null) return null
  const read = new Map<Readable, Answer>([[slot.question, own.value]])
  const rested = [own]
  for (const other of besides) {
    const one = givenAnswer(situation, scope, other, idsTo(other, ids))
    if (one === null) return null
    read.set(other.question, one.value)
    rested.push(one)
  }
  const added = addedUp === null ? [] : givenByAll(situation, addedUp)
  if (added === null || !conditionHolds(situation, scope, doubt.when)) return null
  const beside = {
    read: (question: Readable): Answer => read.get(question) ?? question.initial,
    all: () => sumOf(added),
    today: situation.facts.today,
  }
  return isDoubtful(doubt.suspicion, own.value, beside) ? [...rested, ...added] : null
}

/** Every doubt that stands at a question, with what it rests on; in their order. */
export const doubtsAt = (
  situation: Situation,
  doubts: Doubts,
  { slot, ids }: SlotAddress,
): readonly { readonly placed: PlacedDoubt; readonly rested: readonly RestedAnswer[] }[] =>
  (doubts.get(slot) ?? []).flatMap(placed => {
    const rested = answersDoubtRestsOn(situation, placed, ids)
    return rested === null ? [] : [{ placed, rested }]
  })

/** All that the doubts of a question read: single answers, itself first, and those that are added up over items. */
export const questionsReadByDoubts = (
  laid: readonly PlacedDoubt[],
): { readonly single: readonly Slot[]; readonly added: readonly Slot[] } => ({
  single: [...new Set(laid.flatMap(({ slot, besides }) => [slot, ...besides]))],
  added: [...new Set(laid.flatMap(({ addedUp }) => (addedUp === null ? [] : [addedUp])))],
})
