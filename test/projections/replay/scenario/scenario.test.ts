import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { exportLog } from '../../../../events/log/logExport/exportLog'
import { planImport } from '../../../../events/log/logExport/importLog'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import { scenarioStart } from '../../../../projections/logHistory/scenarioMark'
import { recordedCommand } from '../../../../projections/replay/recordedCommand'
import { openReplay, type Replay } from '../../../../projections/replay/replay'
import {
  createScenario,
  type Scenario,
  type ScenarioChange,
  scenarioOnDay,
} from '../../../../projections/replay/scenario/scenario'
import { findField } from '../../../../projections/tree/findNode'
import { type Portal, portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const opened = ({ catalogue, records }: Portal): Replay => openReplay(catalogue, header, records)

const done = (replay: Replay, from: number, command: ScenarioChange, carryOn = false): Scenario => {
  const copy = createScenario(replay, from, command, { carryOn })
  if (E.isLeft(copy) || copy.right === null) throw new Error('nothing was done')
  return copy.right
}

const single = () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_partner', 0)
  at.answers('customer.first_name', 'Jan')
  return at
}

test('another answer is decided as the portal decides, and the copy ends there', () => {
  const at = single()
  const replay = opened(at)
  const {
    replay: copy,
    at: end,
    leftOut,
  } = done(replay, 2, { type: 'ChangeAnswer', path: 'customer.has_partner', value: 1 })
  expect(end).toBe(4)
  expect(copy.length).toBe(4)
  expect(leftOut).toEqual([])
  expect(findField(copy.catalogue, copy.at(4).tree, 'customer.has_mortgage_with_partner')?.visible).toBe(true)
  expect(findField(copy.catalogue, copy.at(4).tree, 'customer.first_name')?.value).toBe('')
  // The log that it came from is as it was.
  expect(replay.records).toBe(at.records)
  expect(replay.length).toBe(4)
})

test('what follows can come along; what is refused there, or has nothing to do, is listed', () => {
  const at = portal({ type: 'full' })
  const employer = at.adds('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Werf')
  at.answers('customer.first_name', 'Jan')
  at.loads({ 'customer.last_name': 'Jansen' })
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  const { replay: copy, leftOut } = done(
    opened(at),
    3,
    { type: 'RemoveItem', list: 'customer.employers', id: employer },
    true,
  )
  expect(leftOut).toEqual([
    { seq: 4, command: 'ChangeAnswer', why: { tag: 'NoSuchQuestion', path: `customer.employers.${employer}.name` } },
  ])
  const { tree, state } = copy.at(copy.length)
  expect(findField(copy.catalogue, tree, 'customer.first_name')?.value).toBe('Jan')
  expect(findField(copy.catalogue, tree, 'customer.last_name')?.value).toBe('Jansen')
  expect(state.submitted.has('personal_details')).toBe(true)
  expect(copy.records.map(({ seq }) => seq)).toEqual(copy.records.map((_, n) => n + 1))
})

test('it ends where the portal would have answered otherwise: no alert follows on what it would not have refused', () => {
  const at = single()
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  at.does({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
  const otherwise = { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jaap' } as const
  const same = done(opened(at), 3, otherwise, true)
  expect([same.endsAt, same.replay.records.at(-1)?.command]).toEqual([null, 'WhatIf.ShowNotice'])
  const { replay: copy, endsAt } = done(opened(at), 3, { ...otherwise, value: '' }, true)
  expect(endsAt).toBe(5)
  expect(copy.records.at(-1)?.events).toMatchObject([{ type: 'StepSubmitted', step: 'personal_details' }])
})

test('what was found for another address is not told, and an undoing speaks of the records of the copy', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.address.postal_code', '3511AB')
  at.answers('customer.address.number', '40')
  at.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dorpsstraat', place: 'Ons Dorp' } })
  at.answers('customer.first_name', 'Jan')
  const plain = { own: false, lookedUp: false, offered: false }
  const answers = [{ path: 'customer.first_name', from: 'Jan', to: '', ...plain }]
  at.does({ type: 'UndoAction', of: [at.records.length], answers, items: [], reopened: [], submit: null })
  const otherwise = { type: 'ChangeAnswer', path: 'customer.address.postal_code', value: '3512AB' } as const
  const { replay: copy, leftOut } = done(opened(at), 2, otherwise, true)
  expect(leftOut.map(({ why }) => why)).toEqual(['answeredOtherwise', 'foundForAnother'])
  const { tree } = copy.at(copy.length)
  expect(findField(copy.catalogue, tree, 'customer.address.street')?.value).toBe('')
  const undone = copy.records.flatMap(({ events }) =>
    events.flatMap(one => (one.type === 'ActionUndone' ? one.of : [])),
  )
  expect(undone.map(seq => copy.records[seq - 1]?.events[0])).toMatchObject([{ path: 'customer.first_name' }])
})

test('an item that comes later comes by the same id, so that what was answered in it finds it', () => {
  const at = portal({ type: 'full' })
  const employer = at.adds('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Werf')
  const { replay: copy, leftOut } = done(
    opened(at),
    2,
    { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' },
    true,
  )
  expect(leftOut).toEqual([])
  expect(findField(copy.catalogue, copy.at(copy.length).tree, `customer.employers.${employer}.name`)?.value).toBe(
    'Werf',
  )
})

test('what another answer clears is not taken for the answer that was given', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.address.postal_code', '3511AB')
  at.answers('customer.address.number', '40')
  at.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dorpsstraat', place: 'Ons Dorp' } })
  at.answers('customer.address.postal_code', '3512AB')
  const last = at.records.at(-1)
  if (last === undefined) throw new Error('nothing happened')
  expect(last.events.length).toBe(3)
  expect(recordedCommand(at.catalogue, last)).toEqual({
    type: 'ChangeAnswer',
    path: 'customer.address.postal_code',
    value: '3512AB',
  })
  at.answers('customer.address.street', 'Dorpsplein')
  const typed = at.records.at(-1)
  expect(typed && recordedCommand(at.catalogue, typed)).toMatchObject({ path: 'customer.address.street' })
})

test('a copy says that it is one, record by record, and still says so once it was saved', () => {
  const { replay: copy } = done(
    opened(single()),
    2,
    { type: 'ChangeAnswer', path: 'customer.has_partner', value: 1 },
    true,
  )
  const text = exportLog({ header: copy.header, records: copy.records, blobs: [] })
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('not read')
  expect(plan.verdict).toBe('fine')
  expect(plan.log.header.log).toBe('l-wat-als')
  expect(scenarioStart(plan.log.records)).toBe(3)
  expect(plan.log.records.slice(2).map(({ by, command }) => [by, command])).toEqual([
    ['system', 'WhatIf'],
    ['customer', 'WhatIf.ChangeAnswer'],
    ['customer', 'WhatIf.ChangeAnswer'],
  ])
  expect(scenarioStart(single().records)).toBeNull()
})

test('a later answer to the very question is left out, or nothing would be otherwise', () => {
  const { replay: copy, leftOut } = done(
    opened(single()),
    2,
    { type: 'ChangeAnswer', path: 'customer.has_partner', value: 1 },
    true,
  )
  expect(leftOut).toEqual([{ seq: 3, command: 'ChangeAnswer', why: 'answeredOtherwise' }])
  expect(findField(copy.catalogue, copy.at(copy.length).tree, 'customer.has_partner')?.value).toBe(1)
})

test('what the portal refuses is refused, and what changes nothing makes no copy', () => {
  const replay = opened(single())
  expect(createScenario(replay, 4, { type: 'ChangeAnswer', path: 'customer.nowhere', value: 1 })).toEqual(
    E.left({ tag: 'NoSuchQuestion', path: 'customer.nowhere' }),
  )
  expect(createScenario(replay, 4, { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })).toEqual(
    E.right(null),
  )
})

test('on another day the same answers are judged by that day', () => {
  const at = portal({ type: 'full', today: '2026-11-21' })
  at.answers('customer.date_of_birth', '22-11-1959')
  const pensioned = ({ catalogue, length, at: view }: Replay) =>
    findField(catalogue, view(length).tree, 'customer.is_pensioned')?.value
  expect(pensioned(opened(at))).not.toBe(1)
  expect(pensioned(scenarioOnDay(opened(at), at.records.length, '2027-11-21'))).not.toBe(1)
  expect(pensioned(scenarioOnDay(opened(at), at.records.length, '2027-11-22'))).toBe(1)
  expect(scenarioOnDay(opened(at), 2, '2026-11-21').length).toBe(2)
})
