import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { mergeLogs } from '../../../events/merge/mergeLogs'
import { begun, type Computer, does, joiningOf, presses } from '../../arbitraries/twoComputers'
import { loaded } from '../../golden/recorder'
import { idsOn, isGivenOn, take, valueOn } from './takingIn'

const phone = 'customer.phone'
const gate = 'customer.has_employers'
const employers = 'customer.employers'
const name = 'customer.last_name'

const answer = (path: string, value: string | number): Command => ({ type: 'ChangeAnswer', path, value })

const same = (one: Computer, other: Computer, ...paths: readonly string[]): void => {
  for (const path of paths) {
    expect(valueOn(one, path), path).toEqual(valueOn(other, path))
    expect(isGivenOn(one, path), path).toBe(isGivenOn(other, path))
  }
}

test("what was taken back on the other computer is taken back here, and is nobody's", () => {
  const [one, other] = [begun('a'), begun('b')]
  does(other, answer(phone, '0612345678'))
  does(other, answer(gate, 1))
  take(one, other)
  presses(other, 'undo')
  presses(other, 'undo')
  expect([valueOn(other, phone), valueOn(other, gate)]).toEqual(['', -1])
  expect(take(one, other).conflicts).toEqual([])
  same(one, other, phone, gate)
  expect(idsOn(one, employers)).toEqual([])
})

test("what is put back as the office had it is the office's again on both computers", () => {
  const office = loaded({ [name]: 'Smit' })
  const [one, other] = [begun('a', 'full', office), begun('b', 'full', office)]
  does(one, answer(name, 'Smits'))
  take(other, one)
  presses(one, 'undo')
  take(other, one)
  expect(valueOn(other, name)).toBe('Smit')
  same(one, other, name)
})

test('what was done again after all comes along', () => {
  const [one, other] = [begun('a'), begun('b')]
  does(other, answer(phone, '0612345678'))
  take(one, other)
  presses(other, 'undo')
  take(one, other)
  presses(other, 'redo')
  take(one, other)
  expect([valueOn(one, phone), isGivenOn(one, phone)]).toEqual(['0612345678', true])
})

test('who took it back on one computer and answered it anew on the other is asked', () => {
  const [one, other] = [begun('a'), begun('b')]
  does(other, answer(phone, '0612345678'))
  take(one, other)
  presses(other, 'undo')
  does(one, answer(phone, '0687654321'))
  expect(take(one, other).conflicts.map(({ key }) => key)).toEqual([phone])
  expect(valueOn(one, phone)).toBe('0687654321')
  expect(one.records.at(-1)?.events[0]).toMatchObject({ type: 'WorkJoined', left: [] })
})

test('who took it back there and chooses that has it taken back here', () => {
  const [one, other] = [begun('a'), begun('b')]
  does(other, answer(phone, '0612345678'))
  take(one, other)
  presses(other, 'undo')
  does(one, answer(phone, '0687654321'))
  const came = mergeLogs(joiningOf(one, other), new Map([[phone, 'file']]))
  does(one, { type: 'JoinWork', on: one.state, events: came.events })
  same(one, other, phone)
})

test('a looked-up address that was taken back is taken back as a whole', () => {
  const at = 'customer.address'
  const [one, other] = [begun('a'), begun('b')]
  does(other, answer(`${at}.postal_code`, '1234 AB'))
  does(other, answer(`${at}.number`, '7'))
  does(other, { type: 'FillAddress', at, found: { street: 'Dorpsstraat', place: 'Delft' } })
  take(one, other)
  expect(valueOn(one, `${at}.street`)).toBe('Dorpsstraat')
  presses(other, 'undo')
  presses(other, 'undo')
  expect(take(one, other).conflicts).toEqual([])
  same(one, other, ...['postal_code', 'number', 'street', 'place'].map(key => `${at}.${key}`))
  expect(valueOn(one, `${at}.street`)).toBe('')
})

test('a step of which going on was taken back is open on the other computer too, and is not gone through again', () => {
  const [one, other] = [begun('a'), begun('b')]
  const passes = ({ state }: Computer): boolean => state.submitted.has('personal_details')
  does(other, { type: 'SubmitStep', step: 'personal_details' })
  take(one, other)
  presses(other, 'undo')
  does(one, answer(phone, '0612345678'))
  take(other, one)
  expect([passes(one), passes(other)]).toEqual([true, false])
  take(one, other)
  expect([passes(one), passes(other)]).toEqual([false, false])
})
