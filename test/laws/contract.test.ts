import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { slotPath } from '../../domain/engine/path'
import { noLenders } from '../../domain/language/lender'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { type State, situationOf } from '../../events/state/state'
import type { FieldView } from '../../projections/tree/fieldView'
import { type GroupView, surveyTree } from '../../projections/tree/surveyTree'
import { rightAnswers } from '../arbitraries/rightAnswer'
import { answerOf, document, operationOf, validatorOf } from '../contract/document'
import { catalogue, done, sentBy, visitOf } from '../contract/trialVisit'
import { valuesOf } from '../contract/valuesOf'
import { checkLaw } from './check'

const told = answerOf(operationOf('customer'))?.schema ?? {}
const asked = operationOf('inventory').requestBody?.content['application/json']?.schema ?? {}

const loaded = (answer: unknown): State => {
  const wire = wireCustomerCodec.decode(answer)
  if (E.isLeft(wire)) throw new Error('no customer')
  const plain = {
    id: '1',
    type: 'full',
    partner_invited: null,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  } as const
  const customer = wire.right
  return visitOf({ customer, invitation: customer.invitation ?? plain, lenders: noLenders, today: '2026-11-21' })
}

const fieldsOf = (view: GroupView | undefined): readonly FieldView[] =>
  (view?.fields ?? []).concat((view?.lists ?? []).flatMap(list => list.items.flatMap(fieldsOf)))

/** Gives one of the right answers to a question that shows. */
const answered = (state: State, seq: number, [nth, which]: readonly [number, number]): State => {
  const situation = situationOf(catalogue, state)
  const tree = surveyTree(situation)
  const roots = catalogue.groups.filter(({ within }) => within === null)
  const shown = roots.flatMap(({ id }) => fieldsOf(tree[id])).filter(({ visible }) => visible)
  const field = shown[nth % shown.length]
  const right = field === undefined ? [] : rightAnswers(situation, field.slot, field.ids)
  const value = right[which % Math.max(right.length, 1)]
  if (field === undefined || value === undefined) return state
  return done(state, seq, { type: 'ChangeAnswer', path: slotPath(field.slot, field.ids), value })
}

test('after any answer that the document allows, what the portal sends is as the document says', () => {
  const isValid = validatorOf(asked)
  const answer = valuesOf(told, document.components.schemas).filter(isWireRecord)
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 })
  const law = fc.property(answer, changes, (customer, given) => {
    const state = given.reduce((now, change, at) => answered(now, at + 3, change), loaded(customer))
    expect(isValid(sentBy(state)), JSON.stringify(isValid.errors)).toBe(true)
  })
  checkLaw('what is sent is as the document says', law, 12)
})
