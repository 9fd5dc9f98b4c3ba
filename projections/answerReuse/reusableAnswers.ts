/**
 * What a step can take over from another: the answers of the step that fills most of it, with those that stay or do not
 * fit, and homes chosen elsewhere.
 */

import { type AnswerReuse, type ReusedAnswer, reuseAnswers } from '../../domain/engine/answerReuse/reuseAnswers'
import type { Catalogue, HomeSlot, Slot } from '../../domain/engine/catalogue'
import { boxesAt, choosableAt, rootScope, valueAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { answeredAddress } from '../../domain/homes/homeAddress'
import { isHomeSlotVisible } from '../../domain/homes/homeSlot'
import { keptHomeAnswer } from '../../domain/homes/keptHomeAnswers'
import type { Answer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import { homeTexts } from '../../domain/texts/homeTexts'
import { type State, situationOf } from '../../events/state/state'

/** A question by what it asks alike, with an answer in words. */
export interface ReusableAnswer {
  readonly key: string
  readonly title: string
  readonly words: string
}

/**
 * What would be answered as it is in the step `from`, and what not: `stays` is what the customer answered otherwise, `unfit`
 * what cannot be answered so here, with the answer of there.
 */
export interface ReusableAnswers {
  readonly from: StepKey
  readonly fills: readonly ReusableAnswer[]
  readonly stays: readonly ReusableAnswer[]
  readonly unfit: readonly ReusableAnswer[]
}

const sameLines = (a: readonly ReusableAnswer[], b: readonly ReusableAnswer[]): boolean =>
  a.length === b.length && a.every(({ key, words }, at) => key === b[at]?.key && words === b[at]?.words)

export const sameReusableAnswers = (a: ReusableAnswers | null, b: ReusableAnswers | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.from === b.from &&
    sameLines(a.fills, b.fills) &&
    sameLines(a.stays, b.stays) &&
    sameLines(a.unfit, b.unfit))

const addressIn = (situation: Situation, homeSlot: HomeSlot): string =>
  answeredAddress(key => String(keptHomeAnswer(situation.answers, homeSlot, key))) || homeTexts.noAddress

/** An answer as it reads at a question; of a home, where it stands. */
const answerWordsAt = (situation: Situation, slot: Slot, value: Answer): string => {
  const { question, group } = slot
  const home = situation.catalogue.homeOf.get(question)
  if (question.kind === 'stored') return home === undefined ? '' : addressIn(situation, home)
  const scope = rootScope(situation, group)
  const options = question.kind === 'choice' && scope !== null ? choosableAt(situation, scope, question, value) : []
  const boxes = question.kind === 'boxes' && scope !== null ? boxesAt(situation, scope, question.boxes) : []
  return answerInWords(question, value, { options, boxes })
}

const currentAnswer = (situation: Situation, slot: Slot): Answer => {
  const scope = rootScope(situation, slot.group)
  return scope === null ? slot.question.initial : valueAt(situation, scope, slot)
}

const reusableAnswerOf = (situation: Situation, slot: Slot, at: Slot, value: Answer): ReusableAnswer => ({
  key: slotPath(slot, []),
  title: slot.question.alike?.title ?? slot.question.title,
  words: answerWordsAt(situation, at, value),
})

const reuseFrom = (situation: Situation, step: StepKey, from: StepKey, only: 'home' | null): ReusableAnswers => {
  const { fills, leaves } = reuseAnswers(situation, step, from, only)
  const sources = situation.catalogue.alikeIn.get(from)
  const sourceOf = (slot: Slot): Slot =>
    (slot.question.alike === null ? undefined : sources?.get(slot.question.alike)) ?? slot
  // What is filled in reads as it does where it comes from: the same key says the same in both.
  const filled = ({ slot, value }: ReusedAnswer) => reusableAnswerOf(situation, slot, sourceOf(slot), value)
  const notReused = (why: AnswerReuse['leaves'][number]['why'], at: (slot: Slot) => Slot) =>
    leaves.flatMap(one =>
      one.why === why
        ? [reusableAnswerOf(situation, one.slot, at(one.slot), currentAnswer(situation, at(one.slot)))]
        : [],
    )
  return {
    from,
    fills: fills.map(filled),
    stays: notReused('answered', slot => slot),
    unfit: notReused('unfit', sourceOf),
  }
}

/** The other steps of the visit: those before this one first, the nearest first. */
const otherSteps = (situation: Situation, step: StepKey): readonly StepKey[] => {
  const order = orderOf(situation)
  const at = order.indexOf(step)
  return at === -1 ? [] : [...order.slice(0, at).toReversed(), ...order.slice(at + 1)]
}

const isOfHome = ({ homeOf, slotAt }: Catalogue, { key }: ReusableAnswer): boolean => {
  const slot = slotAt.get(key)
  return slot !== undefined && homeOf.has(slot.question)
}

/** Whether other steps ask what this one asks: only there can anything be offered. */
export const asksReusableQuestions = ({ alikeIn }: Catalogue, step: StepKey): boolean =>
  (alikeIn.get(step)?.size ?? 0) > 0

/**
 * Finds the step whose answers fill most of this one; of several the nearest, earlier ones first. Null where nothing can be
 * reused; a home alone is offered by `reusableHomes`.
 */
export const reusableAnswers = (catalogue: Catalogue, state: State, step: StepKey): ReusableAnswers | null => {
  if (!asksReusableQuestions(catalogue, step)) return null
  const situation = situationOf(catalogue, state)
  let best: ReusableAnswers | null = null
  for (const from of otherSteps(situation, step)) {
    if (!asksReusableQuestions(catalogue, from)) continue
    const reuse = reuseFrom(situation, step, from, null)
    if (reuse.fills.length > (best?.fills.length ?? 0) && !reuse.fills.every(line => isOfHome(catalogue, line)))
      best = reuse
  }
  return best
}

/** How many homes are offered again at most (our choice). */
const mostHomes = 3

/** The homes that were chosen, or wanted, in other steps, each once, as they can be chosen at a place; the nearest first. */
export const reusableHomes = (catalogue: Catalogue, state: State, homeSlot: HomeSlot): readonly ReusableAnswers[] => {
  const step = homeSlot.gate.group.step?.key
  const situation = situationOf(catalogue, state)
  if (step === undefined || !isHomeSlotVisible(situation, homeSlot)) return []
  const shownWords = new Set<string>()
  return otherSteps(situation, step)
    .flatMap(from => {
      const reuse = asksReusableQuestions(catalogue, from) ? reuseFrom(situation, step, from, 'home') : null
      const home = reuse?.fills.find(({ key }) => catalogue.slotAt.get(key)?.question.kind === 'stored')
      if (reuse === null || home === undefined || shownWords.has(home.words)) return []
      shownWords.add(home.words)
      return [reuse]
    })
    .slice(0, mostHomes)
}
