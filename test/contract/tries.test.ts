import { expect, it } from 'vitest'
import { looseId } from '../../events/effects/wire/looseCodecs'
import { valueAt } from './finding'
import { leaf } from './leaves'
import type { Tries } from './tries'
import { tryReading } from './tryReading'
import { tryWriting } from './tryWriting'

// What is tried, and in what order, against an office that answers at once.

type Answers = Readonly<Record<string, unknown>>

const customer = {
  id: 2,
  last_name: 'Dekker',
  mortgages: [{ id: 9, hdn_company_id: 4 }],
  invitation: { id: 2, type: 'mortgage' },
}

const faultless: Answers = {
  login: { access_token: 'toegang' },
  setting: { value: true },
  lenderCompanies: [{ id: 4, hdn_code: 'B', sender_name: 'Bank' }],
  lenderLabels: [{ id: 41, company_id: 4, hdn_code: 'B1', name: 'Bank Basis' }],
  customer,
  file: {},
  inventory: { invitation: { ...customer.invitation, submitted_at: '2026-11-24T12:00:00Z' } },
}

type Made = readonly [name: string, how: NonNullable<Parameters<Tries['make']>[1]>]

const tries = (answers: Answers) => {
  const made: Made[] = []
  const skipped: (readonly [name: string, why: string])[] = []
  const all: Tries = {
    given: {
      host: { api: 'https://api.voorbeeld.nl', login: '', proxy: '' },
      origin: '',
      timeoutMs: 0,
      now: () => Date.parse('2026-11-24T12:00:00Z'),
    },
    make: async (name, how = {}) => {
      made.push([name, how])
      return name in answers ? { status: 200, body: answers[name] } : { status: 404, body: {} }
    },
    skip: (names, why) => skipped.push(...names.map(name => [name, why] as const)),
  }
  const howOf = (name: string) => made.flatMap(([one, how]) => (one === name ? [how] : []))
  return {
    all,
    made,
    skipped,
    howOf,
    namesAfter: (name: string) => made.map(([one]) => one).slice(made.findIndex(([one]) => one === name)),
  }
}

const account = { username: 'jan', password: 'geheim' }
const newcomer = { ...account, token: 't' }

it('asks for a token of the provider only where the setting is on', async () => {
  const on = tries(faultless)
  await tryReading(on.all, null, { account })
  expect(on.howOf('retrievalToken')).toMatchObject([{ using: { invitation: '2' } }])
  for (const setting of [{ value: false }, null]) {
    const off = tries({ ...faultless, setting })
    await tryReading(off.all, null, { account })
    expect(off.howOf('retrievalToken')).toEqual([])
    expect(off.skipped).toContainEqual(['retrievalToken', 'the setting is off, and then no visit needs it'])
  }
})

it('logs in by the link of an invitation that was lent, and sees whether nobody is let in', async () => {
  const { all, howOf } = tries(faultless)
  await tryReading(all, null, { invitation: { token: 't' } })
  expect(howOf('login')).toMatchObject([
    { using: { token: 't' }, due: { tag: 'link' } },
    { due: { tag: 'refusal', statuses: [400, 401, 422] } },
  ])
})

it('sends what GET gave with the document that was taken, twice the same, and looks for the receipt', async () => {
  const { all, howOf, namesAfter } = tries(faultless)
  await tryWriting(all, { newcomer }, true)
  expect(namesAfter('file')).toEqual(['file', 'inventory', 'inventory', 'customer'])
  const [first, again] = howOf('inventory')
  const sent = first?.using?.inventory
  expect(again).toMatchObject({ due: { tag: 'again' } })
  expect(again?.using?.inventory).toBe(sent)
  const other = { tag: 'leaf', at: 'id', keys: ['invitation', 'id'], value: 3, leaf: leaf(looseId) } as const
  for (const how of [first, again, howOf('customer').at(-1)]) expect(how?.besides?.([other])).toHaveLength(1)
  expect(valueAt(sent, 'customer.id.value')).toBe(2)
  expect(valueAt(sent, 'customer.last_name.value')).toBe('Dekker')
  expect(valueAt(sent, 'customer.invitation.value')).toMatchObject({ id: 2, type: 'mortgage' })
  expect(valueAt(sent, 'customer.mortgages.0.hdn_company_label_id.value')).toBe('41')
  expect(valueAt(sent, 'files')).toEqual([{ filename: 'proef.pdf', type: 'PDF' }])
  expect(howOf('customer').at(-1)).toMatchObject({ due: { tag: 'received' } })
})

it('names no document that was not taken, and looks for no receipt where nothing was received', async () => {
  const { file: _, inventory: __, ...poorer } = faultless
  const { all, howOf, skipped, namesAfter } = tries(poorer)
  await tryWriting(all, { newcomer }, true)
  expect(valueAt(howOf('inventory')[0]?.using?.inventory, 'files')).toEqual([])
  expect(namesAfter('file')).toEqual(['file', 'inventory'])
  expect(skipped).toContainEqual(['inventory', 'the inventory was not received'])
})

it('recovers the name and the password of nobody, and not when it only reads', async () => {
  const { all, howOf } = tries(faultless)
  await tryWriting(all, {}, true)
  expect(howOf('recoverUsername')).toMatchObject([{ using: { email: 'niemand@proef.example' } }])
  expect(howOf('recoverPassword')).toMatchObject([{ using: { username: 'niemand.proef' } }])
  const reading = tries(faultless)
  await tryWriting(reading.all, {}, false)
  expect(reading.made).toEqual([])
})
