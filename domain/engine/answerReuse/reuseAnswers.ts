/**
 * Works out what taking over another step's answers to alike questions, homes included, does: which open questions it fills, and
 * which it leaves and why.
 */

import { type Answer, sameAnswer } from '../../language/answer'
import type { StepKey } from '../../language/stepKey'
import { answerAt, groupAt, withAnswer } from '../answers'
import type { HomeSlot, Slot } from '../catalogue'
import type { Consequence } from '../consequence'
import {
  boxesAt,
  breachBy,
  choosableAt,
  evaluateQuestion,
  isVisible,
  rootScope,
  valueAt,
} from '../evaluation/evaluateQuestion'
import { settledBoxes } from '../kinds/boxes'
import { isEmptyAnswer } from '../kinds/kinds'
import { slotPath } from '../path'
import type { AnswerScope, Situation } from '../situation'

/** An answer that is taken over; `homeConsequences`: what is kept with it of a home. */
export interface ReusedAnswer {
  readonly slot: Slot
  readonly value: Answer
  readonly homeConsequences: readonly Consequence[]
}

/** What taking over the answers of another step does. `leaves`: what is answered otherwise, or cannot be answered so. */
export interface AnswerReuse {
  readonly fills: readonly ReusedAnswer[]
  readonly leaves: readonly { readonly slot: Slot; readonly why: 'answered' | 'unfit' }[]
}

const isGiven = ({ answers }: Situation, { group, index }: Slot): boolean =>
  groupAt(answers, group, [])?.touched[index] === true

/** What the question says, where somebody said it and it is right; null where there is nothing to take over. */
const validAnswer = (situation: Situation, slot: Slot): Answer | null => {
  const scope = rootScope(situation, slot.group)
  if (scope === null) return null
  const { visible, value, error } = evaluateQuestion(situation, scope, slot)
  const { question } = slot
  const isSaid = visible && error === null && !isEmptyAnswer(question, value)
  return isSaid && (isGiven(situation, slot) || value !== question.initial) ? value : null
}

/** The answer as it would be kept there, given by hand: what is not on its list stays in it, and is refused. */
const normalised = ({ question, row }: Slot, value: Answer | null): Answer | null =>
  question.kind === 'boxes' && Array.isArray(value) && row.fits(question, value)
    ? settledBoxes(question, [], value)
    : value

/** Whether everything that the answer is made of is there to be chosen. */
const isOffered = (situation: Situation, scope: AnswerScope, { question }: Slot, value: Answer): boolean => {
  if (question.kind === 'choice')
    return choosableAt(situation, scope, question, question.none).some(option => option.value === value)
  if (question.kind !== 'boxes' || !Array.isArray(value)) return true
  const keys = boxesAt(situation, scope, question.boxes).map(({ key }) => key)
  return value.every(key => keys.includes(key))
}

/** Whether the customer could give this answer there by hand, and it would be right. */
const canTake = (situation: Situation, scope: AnswerScope, slot: Slot, value: Answer): boolean =>
  slot.row.fits(slot.question, value) &&
  isOffered(situation, scope, slot, value) &&
  breachBy(situation, scope, slot, value).error === null

/** What is kept of a home besides which it is, as the other place has it. The wanted home calls its addition otherwise. */
const homeValues = (situation: Situation, { slots }: HomeSlot, from: HomeSlot): readonly Consequence[] =>
  [...slots].flatMap(([key, slot]) => {
    const { question } = slot
    const current = from.slots.get(key) ?? (key === 'number_addition' ? from.slots.get('addition') : undefined)
    if (question.kind !== 'stored' || question.alike !== null || current === undefined) return []
    const value = answerAt(situation.answers, { slot: current, ids: [] })
    return value === undefined ? [] : [{ path: slotPath(slot, []), value }]
  })

/** The home at the place where another is taken from; a home that is looked up at an address is not chosen there. */
const homeConsequences = (situation: Situation, slot: Slot, source: Slot): readonly Consequence[] | null => {
  if (slot.question.kind !== 'stored') return []
  const { homeOf } = situation.catalogue
  const [home, from] = [homeOf.get(slot.question), homeOf.get(source.question)]
  return home?.what !== 'search' || from === undefined ? null : homeValues(situation, home, from)
}

/**
 * Takes over the answers of the step `from` for each question of `step` that asks the same, as far as it is asked, still open,
 * and would take the answer by hand. One answer may bring the next question.
 * @param only 'home': the home that was chosen there, and what it was searched by
 */
export const reuseAnswers = (
  situation: Situation,
  step: StepKey,
  from: StepKey,
  only: 'home' | null = null,
): AnswerReuse => {
  const { alikeIn, homeOf } = situation.catalogue
  const sources = alikeIn.get(from)
  const fills: ReusedAnswer[] = []
  const leaves: AnswerReuse['leaves'][number][] = []
  let now = situation
  for (const [alike, slot] of alikeIn.get(step) ?? []) {
    const source = sources?.get(alike)
    const value = source === undefined || source === slot ? null : normalised(slot, validAnswer(situation, source))
    const scope = rootScope(now, slot.group)
    if (source === undefined || value === null || scope === null || !isVisible(now, scope, slot)) continue
    if (only === 'home' && !homeOf.has(slot.question)) continue
    const current = valueAt(now, scope, slot)
    const consequences = homeConsequences(now, slot, source)
    if (consequences === null || sameAnswer(current, value)) continue
    const isOpen = isEmptyAnswer(slot.question, current) || (!isGiven(now, slot) && current === slot.question.initial)
    if (!isOpen) leaves.push({ slot, why: 'answered' })
    else if (!canTake(now, scope, slot, value)) leaves.push({ slot, why: 'unfit' })
    else {
      fills.push({ slot, value, homeConsequences: consequences })
      now = { ...now, answers: withAnswer(now.answers, { slot, ids: [] }, value, true) }
    }
  }
  return { fills, leaves }
}
