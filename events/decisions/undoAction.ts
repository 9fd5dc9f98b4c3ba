/**
 * Decides the events that undo or redo an action: the answers and items that the command names, products corrected to
 * the lists, a step submitted again, confirmed cards, and `ActionUndone`; or the refusal.
 */
import * as E from 'fp-ts/Either'
import { groupAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { productCorrections } from '../../domain/engine/consequence'
import { slotAddress } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { actionUndone } from '../definitions/actionUndone'
import { answerChanged } from '../definitions/answerChanged'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { itemRemoved } from '../definitions/items'
import type { SurveyEvent } from '../record/surveyEvent'
import { sameRestedAnswers } from '../state/confirmations'
import { evolve } from '../state/evolve'
import { type State, situationOf } from '../state/state'
import type { Command } from './command'
import { acceptAll, type Decision, type DecisionContext, refuse } from './decision'
import { isOfficeSupplied } from './prefillEvents'
import { submitStep } from './submitStep'
import { itemsBack, undoRefusal } from './undoRefusal'

type Undo = Extract<Command, { type: 'UndoAction' }>
type Back = Undo['answers'][number]

const folded = ({ catalogue, at }: DecisionContext, state: State, events: readonly SurveyEvent[]): State =>
  events.reduce((now, event) => evolve(catalogue, now, { at, by: 'customer', event }), state)

const isOwn = (catalogue: Catalogue, { answers }: State, path: string): boolean => {
  const address = slotAddress(catalogue, path)
  return address !== null && groupAt(answers, address.slot.group, address.ids)?.touched[address.slot.index] === true
}

/** Whether an answer is filled in by a look-up. */
const isFilled = (catalogue: Catalogue, path: string): boolean => {
  const question = slotAddress(catalogue, path)?.slot.question
  return question !== undefined && catalogue.filledAt.has(question)
}

/**
 * The streets and places beside an address that goes back and that do not change themselves: they are said again, or what
 * is looked up for that address would come over them.
 */
const besideAddresses = (catalogue: Catalogue, state: State, answers: readonly Back[]): readonly Back[] => {
  const named = new Set(answers.map(({ path }) => path))
  const blocks = new Set(
    answers.flatMap(({ path }) => {
      const question = slotAddress(catalogue, path)?.slot.question
      return (question === undefined ? undefined : catalogue.lookedUpAt.get(question)) ?? []
    }),
  )
  return [...blocks].flatMap(at =>
    ['street', 'place'].flatMap(key => {
      const path = `${at}.${key}`
      const address = slotAddress(catalogue, path)
      const held = address === null ? null : groupAt(state.answers, address.slot.group, address.ids)
      const value = address === null ? undefined : held?.values[address.slot.index]
      if (named.has(path) || value === undefined || value === '') return []
      const own = isOwn(catalogue, state, path)
      const offered = state.retrieval?.told.get(path)?.open === true
      return [{ path, from: value, to: value, own, lookedUp: state.lookedUp.has(path), offered }]
    }),
  )
}

/** Streets and places last: whoever typed them ends the look-up that an address begins. */
const answersBack = (catalogue: Catalogue, state: State, { answers, items }: Undo): readonly Back[] => {
  const goes = items.flatMap(({ list, id, becomes }) => (becomes === 'gone' ? [`${list}.${id}.`] : []))
  const back = answers.filter(({ path }) => !goes.some(item => path.startsWith(item)))
  const all = [...back, ...besideAddresses(catalogue, state, back)]
  const isLast = ({ path }: Back): boolean => isFilled(catalogue, path)
  return [...all.filter(one => !isLast(one)), ...all.filter(isLast)]
}

/**
 * Takes back what the customer did, or does it again: it puts back exactly what the command names, and only where nothing
 * newer stands. The lists of lenders may be others than when an item went or a product stood there (checklist LEN-18).
 */
export const undoAction = (deciding: DecisionContext, command: Undo): Decision => {
  const { catalogue, state } = deciding
  const { items, of, reopened, submit } = command
  const refusal = undoRefusal(deciding, command)
  if (refusal !== null) return refuse(refusal)
  const come = itemsBack(command)
  const there = folded(deciding, state, come)
  const back = answersBack(catalogue, there, command)
  const said = back.filter(
    ({ path, from, to, own }) =>
      !sameAnswer(from, to) || own !== isOwn(catalogue, there, path) || isFilled(catalogue, path),
  )
  const changes: readonly SurveyEvent[] = [
    ...come,
    ...said.map(({ path, to }) => answerChanged({ path, value: to })),
    ...items.flatMap(({ list, id, becomes }) => (becomes === 'gone' ? [itemRemoved({ list, id })] : [])),
  ]
  const after = folded(deciding, state, changes)
  const confirmed = (command.confirmed ?? []).filter(
    ({ path, rested }) => !sameRestedAnswers(state.confirmed.get(path) ?? [], rested),
  )
  const mayStray = come.length > 0 || said.some(({ path }) => isOfficeSupplied(catalogue, path))
  const right = mayStray ? productCorrections(situationOf(catalogue, after)).map(answerChanged) : []
  const again =
    submit === null ? E.right([]) : submitStep({ ...deciding, state: folded(deciding, after, right) }, submit)
  if (E.isLeft(again)) return again
  const named = (which: (one: Back) => boolean): readonly string[] => back.filter(which).map(({ path }) => path)
  return acceptAll([
    ...changes,
    ...right,
    ...again.right,
    ...confirmed.map(itemConfirmed),
    actionUndone({
      of,
      free: named(({ own }) => !own),
      lookedUp: named(({ lookedUp }) => lookedUp),
      offered: named(({ offered }) => offered),
      reopened,
    }),
  ])
}
