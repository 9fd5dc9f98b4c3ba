import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { isAsked, isKeptEmpty } from '../../domain/engine/asked'
import type { Group } from '../../domain/engine/catalogue'
import { ageOn, pensionedOver } from '../../domain/language/age'
import { dutchOf } from '../../domain/language/date'
import { invitationTypes } from '../../domain/language/invitation'
import type { Json } from '../../domain/language/json'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/deciding'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { decodeRecord, encodeRecord } from '../../events/record/envelope'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { decodeState, encodeState } from '../../events/state/stateCodec'
import { inventory } from '../../projections/inventory'
import { surveyTree } from '../../projections/surveyTree'
import { catalogues } from '../arbitraries/surveys'
import { wireCustomer } from '../arbitraries/wireCustomers'
import { partOf } from '../projections/body'
import { checkLaw } from './check'

const catalogue = catalogues.shipped
const today = '2026-11-21'

/** A command's record, as it is stored and read again. */
const folded = (state: State, seq: number, command: Command): State => {
  const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: Date.parse(today) })
  if (E.isLeft(record) || record.right === null) throw new Error(`${command.type} did nothing`)
  const stored = decodeRecord(JSON.parse(JSON.stringify(encodeRecord(record.right))))
  if (E.isLeft(stored)) throw new Error(`not read back: ${stored.left.detail}`)
  return foldRecord(catalogue, state, stored.right)
}

const opened = folded(initialState(catalogue), 0, {
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today,
  build: 'test',
  rules: 'test',
})

const visited = fc.tuple(wireCustomer, fc.constantFrom(...invitationTypes)).map(([sent, type]) => {
  const wire = wireCustomerCodec.decode({ data: { ...sent, invitation: { data: { id: 1, type } } } })
  if (E.isLeft(wire)) throw new Error('no customer')
  const { invitation, isPartner: partnerSession, office, known: customer } = wire.right
  const state = folded(opened, 1, { type: 'LoadCustomer', invitation, partnerSession, office, customer })
  return { sent: { ...sent, employers: sent.employments ?? null }, state }
})

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a path of the survey ('partner.address.street') in what the office sent. */
const leafAt = (sent: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((at, key) => (isRecord(at) ? at[key] : undefined), sent)

/** Every value that the office sent and this visit never asks, by its place in the body. */
const neverAsked = (state: State, group: Group, sent: Json, at: string): readonly (readonly [string, Json])[] => {
  const situation = situationOf(catalogue, state)
  const rest = (path: string): string => (group.within === null ? path.replace(/^customer\./, '') : path)
  const own = group.slots.flatMap(slot => {
    const leaf = isAsked(situation, slot) ? undefined : leafAt(sent, rest(slot.path))
    return leaf === undefined ? [] : [[at + slot.path, leaf] as const]
  })
  const within = group.lists.flatMap(list => {
    const items = isKeptEmpty(situation, list) ? undefined : leafAt(sent, rest(list.path))
    return (Array.isArray(items) ? items : []).flatMap((item: Json, n) =>
      neverAsked(state, list.item, item, `${at}${list.path}.${n}.`),
    )
  })
  return [...own, ...within]
}

const isPensioner = (birth: string): boolean => (ageOn(today, dutchOf(birth) ?? birth) ?? 0) > pensionedOver

test('what a visit never asks goes back to the office as the very JSON that came', () => {
  const law = fc.property(visited, ({ sent, state }) => {
    const again = decodeState(catalogue, encodeState(state))
    expect(again).toEqual(state)
    const body = JSON.parse(JSON.stringify(inventory(catalogue, state, surveyTree(situationOf(catalogue, state)))))
    const birth = String(partOf(body, 'customer.date_of_birth.value'))
    for (const group of catalogue.groups.filter(
      one => one.within === null && one.slots[0]?.path.startsWith('customer.'),
    ))
      for (const [path, leaf] of neverAsked(state, group, sent, '')) {
        // Older than 67 is pensioned, whatever was loaded.
        if (path === 'customer.is_pensioned' && isPensioner(birth)) continue
        expect([path, partOf(body, `${path}.value`)]).toEqual([path, leaf])
      }
  })
  checkLaw('never asked means untouched', law)
})
