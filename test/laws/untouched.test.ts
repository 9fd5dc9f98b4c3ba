import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { isAsked, isKeptEmpty, isListAsked } from '../../domain/engine/visitContext'
import { invitationTypes } from '../../domain/language/invitation'
import type { Json } from '../../domain/language/json'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { decodeRecord, encodeRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { decodeState, encodeState } from '../../events/state/stateCodec'
import { inventory } from '../../projections/sending/inventory'
import { sentInvitationId } from '../../projections/sending/invitationToSend'
import type { FieldView } from '../../projections/tree/fieldView'
import { type GroupView, surveyTree } from '../../projections/tree/surveyTree'
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

const wireInvitation = fc.record(
  {
    id: fc.constantFrom<string | number>(1, '1', 7409, '7409', ' 17 '),
    type: fc.constantFrom(...invitationTypes),
    partner_invited: fc.constantFrom<Json>(0, '1', null),
    aqopi_info: fc.constantFrom<Json>(null, { opgehaald: ['2026-01-02', 3] }),
    has_valid_invitation: fc.constant<Json>(1),
  },
  { requiredKeys: ['id', 'type'] },
)

const visited = fc.tuple(wireCustomer, wireInvitation).map(([customerSent, told]) => {
  const sent = { ...customerSent, invitation: told }
  const wire = wireCustomerCodec.decode({ data: { ...sent, invitation: { data: { ...told, token: 'geheim' } } } })
  if (E.isLeft(wire)) throw new Error('no customer')
  const { invitation, isPartner: partnerSession, office, known: customer } = wire.right
  const state = folded(opened, 1, { type: 'LoadCustomer', invitation, partnerSession, office, customer })
  return { sent: { ...sent, employers: customerSent.employments ?? null }, state }
})

interface Sent {
  readonly at: string
  readonly leaf: Json
  readonly field: FieldView
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a path of the survey ('partner.address.street') in what the office sent. */
const leafAt = (sent: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((at, key) => (isRecord(at) ? at[key] : undefined), sent)

/** Every value that the office sent, by its place in the body, with how the visit shows it. */
const allSent = (group: Group, view: GroupView | undefined, state: State, sent: Json, at: string): readonly Sent[] => {
  const situation = situationOf(catalogue, state)
  const rest = (path: string): string => (group.within === null ? path.replace(/^customer\./, '') : path)
  const own = (view?.fields ?? []).flatMap(field => {
    const leaf = leafAt(sent, rest(field.slot.path))
    return leaf === undefined ? [] : [{ at: at + field.slot.path, leaf, field }]
  })
  const within = group.lists.flatMap(list => {
    const items = isKeptEmpty(situation, list) ? undefined : leafAt(sent, rest(list.path))
    const shown = view?.lists[list.index]
    if (isListAsked(situation, list) && shown?.visible !== true) return []
    return (Array.isArray(items) ? items : []).flatMap((item: Json, n) =>
      allSent(list.item, shown?.items[n], state, item, `${at}${list.path}.${n}.`),
    )
  })
  return [...own, ...within]
}

/** Whether it goes out as the visit has it, by a rule of ours that no change of the customer's is needed for. */
const isOurs = (state: State, { at, leaf, field }: Sent): boolean => {
  const { slot, visible, value } = field
  // Older than 67 is pensioned, whatever was loaded.
  if (at === 'customer.is_pensioned' && value === 1) return true
  if (!isAsked(situationOf(catalogue, state), slot)) return false
  // Hidden by another answer; a date is ISO; items say more than the question before them.
  const isGate = catalogue.listOfGate.has(slot.question)
  return !visible || (slot.question.kind === 'date' && value !== '') || (isGate && value === 1 && String(leaf) !== '1')
}

const answered = (state: State, seq: number, { field }: Sent, value: string): State =>
  folded(state, seq, { type: 'ChangeAnswer', path: slotPath(field.slot, field.ids), value })

const sentBy = (state: State) => {
  const tree = surveyTree(situationOf(catalogue, state))
  const body: unknown = JSON.parse(JSON.stringify(inventory(catalogue, state, tree)))
  const roots = catalogue.groups.filter(
    one => one.within === null && [...one.slots, ...one.lists].some(({ path }) => path.startsWith('customer.')),
  )
  return { body, of: (sent: Json) => roots.flatMap(group => allSent(group, tree[group.id], state, sent, '')) }
}

test('what the customer did not change goes back to the office as the very JSON that came, asked or not', () => {
  const law = fc.property(visited, fc.nat(), ({ sent, state }, draw) => {
    const again = decodeState(catalogue, encodeState(state))
    expect(again).toEqual(state)
    const first = sentBy(state)
    const left = first.of(sent).filter(one => !isOurs(state, one))
    for (const { at, leaf } of left) expect([at, partOf(first.body, `${at}.value`)]).toEqual([at, leaf])
    expect(partOf(first.body, 'customer.invitation.value')).toEqual(sent.invitation)
    expect(sentInvitationId(again ?? state)).toBe(sent.invitation.id)
    // One answer of the customer's own changes that one alone, of all that still shows.
    const texts = left.filter(
      // Another address changes what was found for it.
      ({ at, field }) => field.visible && field.slot.question.kind === 'text' && !/address\.\w+$/.test(at),
    )
    const chosen = texts[draw % Math.max(texts.length, 1)]
    if (chosen === undefined || chosen.field.value === 'anders') return
    const after = answered(state, 2, chosen, 'anders')
    const then = sentBy(after)
    expect(partOf(then.body, `${chosen.at}.value`)).toBe('anders')
    for (const one of then.of(sent).filter(other => other.at !== chosen.at && !isOurs(after, other)))
      expect([one.at, partOf(then.body, `${one.at}.value`)]).toEqual([one.at, one.leaf])
  })
  checkLaw('what is not changed goes out as it came', law)
})
