import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { slotPath } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/deciding'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { isRecord } from '../../events/effects/wire/record'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import type { FieldView } from '../../projections/fieldView'
import { inventory } from '../../projections/inventory'
import { type GroupView, surveyTree } from '../../projections/surveyTree'
import { rightAnswers } from '../arbitraries/rightAnswer'
import { catalogues } from '../arbitraries/surveys'
import { answerOf, document, operationOf, validatorOf } from '../contract/document'
import { valuesOf } from '../contract/valuesOf'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const told = answerOf(operationOf('customer'))?.schema ?? {}
const asked = operationOf('inventory').requestBody?.content['application/json']?.schema ?? {}

const done = (state: State, seq: number, command: Command): State => {
  const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: 1_795_000_000_000 + seq })
  return E.isLeft(record) || record.right === null ? state : foldRecord(catalogue, state, record.right)
}

const opened = done(initialState(catalogue), 0, {
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today: '2026-11-21',
  build: 'test',
  rules: 'test',
})

const loaded = (answer: unknown): State => {
  const wire = wireCustomerCodec.decode(answer)
  if (E.isLeft(wire)) throw new Error('no customer')
  const { invitation, isPartner: partnerSession, office, known: customer } = wire.right
  const plain = {
    id: '1',
    type: 'full',
    partner_invited: null,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  }
  return done(opened, 1, {
    type: 'LoadCustomer',
    // Without one nobody comes in.
    invitation: invitation ?? ({ ...plain, type: 'full' } as const),
    partnerSession,
    office,
    customer,
  })
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

const sent = (state: State): unknown =>
  JSON.parse(JSON.stringify(inventory(catalogue, state, surveyTree(situationOf(catalogue, state)))))

test('after any answer that the document allows, what the portal sends is as the document says', () => {
  const isValid = validatorOf(asked)
  const answer = valuesOf(told, document.components.schemas).filter(isRecord)
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 })
  const law = fc.property(answer, changes, (customer, given) => {
    const state = given.reduce((now, change, at) => answered(now, at + 2, change), loaded(customer))
    expect(isValid(sent(state)), JSON.stringify(isValid.errors)).toBe(true)
  })
  checkLaw('what is sent is as the document says', law, 12)
})
