/**
 * Decides the events of a changed answer with its consequences, or why it is refused, and those of reusing another
 * step's answers.
 */
import { reuseAnswers } from '../../domain/engine/answerReuse/reuseAnswers'
import { groupAt, listAt, type SlotAddress, withAnswer } from '../../domain/engine/answers'
import type { Slot } from '../../domain/engine/catalogue'
import { consequencesOf, hasConsequences } from '../../domain/engine/consequence'
import { settledBoxes } from '../../domain/engine/kinds/boxes'
import { listPath, slotAddress, slotPath } from '../../domain/engine/path'
import { type Answer, plainAnswer, sameAnswer } from '../../domain/language/answer'
import { answerChanged } from '../definitions/answerChanged'
import { answersRepeated } from '../definitions/answersRepeated'
import { itemAdded } from '../definitions/items'
import { typedOtherwise } from '../definitions/typedOtherwise'
import type { SurveyEvent } from '../record/surveyEvent'
import { isHeldByRetrieval } from '../state/isHeldByRetrieval'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { accept, type Decision, type DecisionContext, refuse } from './decision'
import { clearOldHome } from './homeAnswerEvents'

const settled = ({ question, row }: Slot, before: Answer, after: Answer): Answer =>
  Array.isArray(before) && Array.isArray(after) && question.kind === 'boxes'
    ? settledBoxes(question, before, after)
    : plainAnswer(row.kept(question, after))

/** 'Ja' to the question before an empty list opens its first item (checklist OPEN-68). */
const firstItem = (
  { catalogue, state, newId }: DecisionContext,
  { slot, ids }: SlotAddress,
  value: Answer,
): SurveyEvent[] => {
  const list = catalogue.listOfGate.get(slot.question)
  if (value !== 1 || list === undefined || listAt(state.answers, list, ids)?.ids.length !== 0) return []
  return [itemAdded({ list: listPath(list, ids), id: newId() })]
}

/**
 * Another postal code is another street: the old one goes, unless the customer typed it, however far the look-up of it
 * has come. What is found comes in its place, and what is not found is not sent with a street that it does not have.
 */
const oldStreet = ({ catalogue, state }: DecisionContext, { slot }: SlotAddress): SurveyEvent[] => {
  const at = catalogue.lookedUpAt.get(slot.question)
  if (at === undefined || !slot.path.endsWith('postal_code')) return []
  return ['street', 'place'].flatMap(key => {
    const path = `${at}.${key}`
    const address = slotAddress(catalogue, path)
    const held = address === null ? null : groupAt(state.answers, address.slot.group, address.ids)
    if (address === null || held === null || held.values[address.slot.index] === '') return []
    const isTyped = held.touched[address.slot.index] === true && !state.lookedUp.has(path)
    return isTyped ? [] : [answerChanged({ path, value: '' })]
  })
}

/** What the new answer brings about elsewhere (spec 2 section 4). */
const broughtAbout = ({ catalogue, state }: DecisionContext, address: SlotAddress, value: Answer): SurveyEvent[] => {
  if (!hasConsequences(address.slot.question)) return []
  const answers = withAnswer(state.answers, address, value, true)
  return consequencesOf(situationOf(catalogue, { ...state, answers }), address).map(answerChanged)
}

type Answering = Omit<Extract<Command, { type: 'ChangeAnswer' }>, 'type'>

/**
 * The customer answers a question; the same answer again, once given, is nothing new, but for a text that says another one.
 */
export const changeAnswer = (deciding: DecisionContext, { path, value, typed: text }: Answering): Decision => {
  const { catalogue, state } = deciding
  const address = slotAddress(catalogue, path)
  if (address === null) return refuse({ tag: 'NoSuchQuestion', path })
  const { slot, ids } = address
  if (!slot.forCustomer) return refuse({ tag: 'NotForCustomer', path })
  if (!slot.row.fits(slot.question, value)) return refuse({ tag: 'WrongShape', path })
  const held = groupAt(state.answers, slot.group, ids)
  if (held === null) return refuse({ tag: 'NoSuchQuestion', path })
  const before = held.values[slot.index] ?? slot.question.initial
  const after = settled(slot, before, value)
  if (!sameAnswer(before, after) && isHeldByRetrieval(catalogue, state, address))
    return refuse({ tag: 'NotForCustomer', path })
  const typed = text === undefined ? [] : [typedOtherwise({ path, typed: text })]
  if (held.touched[slot.index] === true && sameAnswer(before, after)) return accept(...typed)
  const event = answerChanged({ path, value: after })
  // Most answers do, and every key press comes by here.
  if (slot.alone) return accept(event, ...typed)
  const first = firstItem(deciding, address, after)
  if (sameAnswer(before, after)) return accept(event, ...typed, ...first)
  const street = oldStreet(deciding, address)
  const home = clearOldHome(deciding, address, after)
  const brought = broughtAbout(deciding, address, after)
  return accept(...street, ...home, event, ...typed, ...brought, ...first)
}

/** The same answers as in another step: what the customer answered otherwise stays. One command, so one thing to undo. */
export const repeatAnswers = (
  { catalogue, state }: DecisionContext,
  { step, from, only }: Extract<Command, { type: 'RepeatAnswers' }>,
): Decision => {
  const { fills } = reuseAnswers(situationOf(catalogue, state), step, from, only)
  if (fills.length === 0) return accept()
  const answers = fills.flatMap(({ slot, value, homeConsequences }) => [
    { path: slotPath(slot, []), value },
    ...homeConsequences,
  ])
  return accept(answersRepeated({ step, from }), ...answers.map(answerChanged))
}
