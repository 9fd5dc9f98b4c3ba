/**
 * Finds the doubts that stand at a question, whether each is confirmed, and what to ask the customer back: at one
 * question, or all in screen order.
 */

import type { SlotAddress } from '../../domain/engine/answers'
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import { type Doubts, doubtsAt, type PlacedDoubt } from '../../domain/engine/doubts'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import type { Answer } from '../../domain/language/answer'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { StepKey } from '../../domain/language/stepKey'
import { doubtKey, sameRestedAnswers } from '../../events/state/confirmations'
import { type State, situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import type { GroupView } from '../tree/surveyTree'
import { itemSummary, summaryFields } from '../wording/itemSummary'

/** Asks the customer about a doubtful answer: the path of its question, the words, and the answers that it depends on. */
export interface DoubtPrompt {
  readonly path: string
  readonly doubt: string
  readonly words: string
  readonly rested: readonly RestedAnswer[]
}

/** The same as the customer gets a list of it: with the question, and the item that it is of. */
export interface ListedDoubtPrompt extends DoubtPrompt {
  readonly step: StepKey
  readonly title: string
}

export const sameDoubtPrompt = (a: DoubtPrompt | null, b: DoubtPrompt | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.doubt === b.doubt && a.path === b.path && sameRestedAnswers(a.rested, b.rested))

/** An answer as a sentence has it: whole euros without the cents. */
const wordsOf = ({ question }: Slot, value: Answer): string => {
  const options = question.kind === 'choice' ? question.options : []
  return answerInWords(question, value, { options, boxes: [] }).replace(/,00$/, '')
}

const promptWords = ({ doubt, slot, besides }: PlacedDoubt, [own, beside]: readonly RestedAnswer[]): string => {
  const [other] = besides
  return doubt.asks
    .replace('{value}', () => (own === undefined ? '' : wordsOf(slot, own.value)))
    .replace('{beside}', () => (beside === undefined || other === undefined ? '' : wordsOf(other, beside.value)))
}

/** A doubt that stands, and whether the customer said of the very answers of now that it is so. */
interface RaisedDoubt {
  readonly prompt: DoubtPrompt
  readonly isConfirmed: boolean
}

/** All doubts that stand at one question, in their order. */
export const raisedDoubtsAt = (
  doubts: Doubts,
  { state, situation }: DoubtInput,
  address: SlotAddress,
): readonly RaisedDoubt[] => {
  if (!doubts.has(address.slot)) return []
  const path = slotPath(address.slot, address.ids)
  return doubtsAt(situation, doubts, address).map(({ placed, rested }) => ({
    prompt: { path, doubt: placed.doubt.name, words: promptWords(placed, rested), rested },
    isConfirmed: sameRestedAnswers(state.confirmed.get(doubtKey(path, placed.doubt.name)), rested),
  }))
}

/** What is asked back of one question: the first doubt that stands there and was not confirmed; null where there is none. */
export const doubtPromptAt = (doubts: Doubts, input: DoubtInput, address: SlotAddress): DoubtPrompt | null =>
  raisedDoubtsAt(doubts, input, address).find(({ isConfirmed }) => !isConfirmed)?.prompt ?? null

/** A moment of a visit as the doubts are read from it. */
interface DoubtInput {
  readonly state: State
  readonly situation: Situation
}

export const doubtInput = (catalogue: Catalogue, state: State): DoubtInput => ({
  state,
  situation: situationOf(catalogue, state),
})

/** Whether a doubt is said anywhere in a section or item: most hold none and are passed over. */
const holdsDoubts = (doubts: Doubts, group: Group): boolean =>
  group.slots.some(slot => doubts.has(slot)) || group.lists.some(({ item }) => holdsDoubts(doubts, item))

const promptsIn = (
  doubts: Doubts,
  input: DoubtInput,
  step: StepKey,
  group: Group,
  view: GroupView,
  ids: readonly string[],
  called: string,
): readonly ListedDoubtPrompt[] =>
  !holdsDoubts(doubts, group)
    ? []
    : group.order.flatMap((entry): readonly ListedDoubtPrompt[] => {
        if (entry.kind === 'slot') {
          const prompt = doubtPromptAt(doubts, input, { slot: entry, ids })
          return prompt === null ? [] : [{ ...prompt, step, title: called + entry.question.title }]
        }
        const list = view.lists[entry.index]
        if (list === undefined || !list.visible) return []
        return list.items.flatMap((item, at) => {
          const { title } = itemSummary(entry, at, summaryFields(entry, item).slice(0, 1))
          const within = [...ids, list.ids[at] ?? '']
          return promptsIn(doubts, input, step, entry.item, item, within, `${called}${title}, `)
        })
      })

/** Everything that is asked back now, in screen order. */
export const allDoubtPrompts = (
  catalogue: Catalogue,
  doubts: Doubts,
  { state, tree }: SurveyView,
): readonly ListedDoubtPrompt[] => {
  const input = doubtInput(catalogue, state)
  return orderOf(input.situation).flatMap(step =>
    (catalogue.sectionsOf.get(step) ?? []).flatMap(group => {
      const view = tree[group.id]
      return view === undefined ? [] : promptsIn(doubts, input, step, group, view, [], '')
    }),
  )
}

/** The title too: an item is called after its place and its answers, which change without what the asking rests on. */
const sameListed = (a: ListedDoubtPrompt, b: ListedDoubtPrompt | undefined): boolean =>
  b !== undefined && a.title === b.title && sameDoubtPrompt(a, b)

export const sameDoubtPrompts = (a: readonly ListedDoubtPrompt[], b: readonly ListedDoubtPrompt[]): boolean =>
  a.length === b.length && a.every((one, i) => sameListed(one, b[i]))
