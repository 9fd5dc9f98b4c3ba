import type { Command } from '../../events/decisions/command'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { loaded, type Recorder } from './recorder'

type Undo = Extract<Command, { type: 'UndoAction' }>

const nothing: Omit<Undo, 'type' | 'of'> = { answers: [], items: [], reopened: [], submit: null }

/** A visit in which the customer takes things back, and does some of them again. */
export const undone = ({ act, answer }: Recorder, build: string, rules: string): void => {
  const seqOf = (record: SurveyRecord | null): number => record?.seq ?? 0
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4719',
      type: 'full',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Jansen' }),
  })
  act({ type: 'ShowScreen', screen: '/personal_details' })

  // An answer of the office's: what stands there again is not the customer's own.
  const name = 'customer.last_name'
  const named = act({ type: 'ChangeAnswer', path: name, value: 'Janssen' })
  const back = { path: name, from: 'Janssen', to: 'Jansen', own: false, lookedUp: false, offered: false }
  const unnamed = act({ type: 'UndoAction', ...nothing, of: [seqOf(named)], answers: [back] })
  const again = { ...back, from: 'Jansen', to: 'Janssen', own: true }
  act({ type: 'UndoAction', ...nothing, of: [seqOf(unnamed)], answers: [again] })

  // An address, with what was looked up for it.
  answer({ 'customer.address.postal_code': '3511 AB', 'customer.address.number': '40' })
  act({ type: 'FillAddress', at: 'customer.address', found: { street: 'Oudegracht', place: 'Utrecht' } })
  const moved = act({ type: 'ChangeAnswer', path: 'customer.address.postal_code', value: '9711 KV' })
  const [street, place] = ['Oudegracht', 'Utrecht'].map((to, i) => {
    const path = `customer.address.${i === 0 ? 'street' : 'place'}`
    return { path, from: '', to, own: true, lookedUp: true, offered: false }
  })
  const code = { path: 'customer.address.postal_code', from: '9711 KV', to: '3511 AB' }
  if (street === undefined || place === undefined) throw new Error('no street or place')
  const answers = [{ ...code, own: true, lookedUp: false, offered: false }, street, place]
  act({ type: 'UndoAction', ...nothing, of: [seqOf(moved)], answers })

  // An item, with the answer that it came with.
  const added = act({ type: 'AddItem', list: 'customer.employers' })
  const id = added?.events.flatMap(event => (event.type === 'ItemAdded' ? [event.id] : []))[0] ?? ''
  const gate = { path: 'customer.has_employers', from: 1, to: -1, own: false, lookedUp: false, offered: false }
  const item = { list: 'customer.employers', id, becomes: 'gone', empty: true } as const
  act({ type: 'UndoAction', ...nothing, of: [seqOf(added)], answers: [gate], items: [item] })

  // A step.
  const submitted = act({ type: 'SubmitStep', step: 'personal_details' })
  const reopened = act({
    type: 'UndoAction',
    ...nothing,
    of: [seqOf(submitted)],
    reopened: ['personal_details'],
  })
  act({ type: 'UndoAction', ...nothing, of: [seqOf(reopened)], submit: 'personal_details' })
}
