import type { LockAcquisition } from '../../events/definitions/portalOpened'
import { loaded, type Recorder } from './recorder'

const moment = Date.UTC(2026, 10, 21, 9, 0, 0)
const living = 'current_living_condition.sections'
const moving = 'moving.sections.section_31.questions'
const loon = { name: 'loonstrook.pdf', type: 'application/pdf', size: 3, digest: 'of loonstrook' } as const

/** A visit in two tabs, of which each took the log from the other, and in which every kind of call fails in one way or another. */
export const tabsAndCalls = ({ act, answer }: Recorder, build: string, rules: string): void => {
  const open = (id: string, took: LockAcquisition, since: number | null): void => {
    const tab = { id, took, since }
    act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules, tab })
  }
  const fails = {
    status: (status: number) => ({ how: 'status', status }) as const,
    by: (how: 'offline' | 'slow' | 'nonsense' | 'outdated') => ({ how, status: null }) as const,
  }
  const none = { at: null, file: null, nth: 1 } as const
  open('1a2b-first', 'free', null)
  act({ type: 'NoteCallFailed', call: 'customer', ...none, ...fails.by('offline') })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4741',
      type: 'full',
      partner_invited: null,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Jonker' }),
  })
  act({ type: 'NoteCallFailed', call: 'setting', ...none, ...fails.status(500) })
  act({ type: 'LoadSetting', name: 'iwize_integration', on: false })
  act({ type: 'NoteCallFailed', call: 'lenderLabels', ...none, ...fails.by('nonsense') })
  act({ type: 'ShowScreen', screen: '/personal_details' })
  act({ type: 'NoteTabShutOut', tab: '3c4d-second' })
  answer({ 'customer.address.postal_code': '3511AB', 'customer.address.number': '40' })
  const at = 'customer.address'
  act({ type: 'NoteCallFailed', call: 'homeAtAddress', ...none, at, ...fails.by('slow') })
  act({ type: 'FillAddress', at, found: null, failed: true })
  open('3c4d-second', 'over', moment + 60_000)
  answer({ 'customer.address.number': '41' })
  act({ type: 'FillAddress', at, found: null })
  answer({ 'customer.address.number': '42' })
  act({ type: 'FillAddress', at, found: { street: 'Oudegracht', place: 'Utrecht' } })
  open('1a2b-first', 'forced', moment + 90_000)
  answer({
    [`${living}.section_1.questions.i_want_a_new_house.value`]: 0,
    [`${living}.section_2.questions.new_house.value`]: 1,
    [`${living}.section_2.questions.postal_code.value`]: '9711 kv',
    [`${living}.section_2.questions.number.value`]: '1',
  })
  const wanted = `${living}.section_2.questions.wanted_home`
  const home = { at: wanted, sought: '9711KV-1', home: null, settled: true } as const
  act({ type: 'NoteCallFailed', call: 'home', ...none, at: wanted, ...fails.status(503) })
  act({ type: 'NoteHome', ...home, failed: true })
  act({ type: 'SeekHome', at: wanted })
  act({ type: 'NoteHome', ...home })
  answer({
    [`${moving}.i_expect_to_move.value`]: 1,
    [`${moving}.home_type.value`]: 'grachtenpand',
    [`${moving}.search_postal_code.value`]: '9711 KV',
    [`${moving}.search_radius.value`]: 5,
  })
  const search = { at: `${moving}.home`, criteria: { postalCode: '9711KV', radius: 5, homeType: 'grachtenpand' } }
  act({ type: 'SearchHomes', at: search.at })
  act({ type: 'NoteCallFailed', call: 'homesNear', ...none, at: search.at, ...fails.by('outdated') })
  act({ type: 'NoteHomes', ...search, homes: [], center: null, failed: true })
  act({ type: 'NoteCallFailed', call: 'retrievalToken', ...none, ...fails.status(502), nth: 2 })
  act({ type: 'AttachFile', file: loon })
  act({ type: 'NoteCallFailed', call: 'file', ...none, file: loon.name, ...fails.status(500) })
  act({ type: 'NoteCallFailed', call: 'inventory', ...none, ...fails.status(500) })
  act({ type: 'NoteCallFailed', call: 'receipt', ...none, ...fails.by('offline') })
  open('5e6f-third', 'unlocked', null)
}
