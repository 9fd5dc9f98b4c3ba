import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../events/effects/effect'
import { performing, tagOf, toldOf, trouble, ways } from './performing'
import { json, startOffice } from './startOffice'

const office = startOffice()
const troubled = (way: string): void => {
  const reply = trouble[way]
  if (reply !== undefined) office.replies(reply)
}

const lookUp: Effect = {
  tag: 'lookUpAddress',
  at: 'customer.address',
  sought: { postalCode: '3511AB', number: '40', addition: '' },
}

describe('loading the customer', () => {
  test('fills the survey', async () => {
    const { perform, events, lost } = await performing(office)
    office.replies(json(200, { data: { last_name: 'Dekker', invitation: { data: { id: 4, type: 'pension' } } } }))
    await perform({ tag: 'loadCustomer' })
    expect(events().map(({ type }) => type)).toEqual(['CustomerLoaded', 'AnswerChanged', 'ValuesKept'])
    expect(lost).toEqual([])
    expect(office.received[0]?.url).toContain('token=uitnodiging')
  })

  test.each(ways)('that fails (%s) is all that the log tells, and says that the customer is lost, once', async way => {
    const { perform, events, failures, lost, store } = await performing(office)
    troubled(way)
    await perform({ tag: 'loadCustomer' })
    expect(events()).toEqual([])
    expect(failures()).toEqual([`customer ${toldOf(way)}`])
    expect(store.state().begun).toBe(false)
    expect(lost.map(({ tag }) => tag)).toEqual([tagOf[way]])
  })

  test('that the screens cannot show leaves the log alone and says that the customer is lost, once', async () => {
    const fails = (): never => {
      throw new Error('a mistake of ours')
    }
    const { perform, events, lost } = await performing(office, { rehearse: fails })
    office.replies(json(200, { data: { last_name: 'Dekker', invitation: { data: { id: 4, type: 'pension' } } } }))
    await perform({ tag: 'loadCustomer' })
    expect(events()).toEqual([])
    expect(lost.map(({ tag }) => tag)).toEqual(['nonsense'])
  })

  test('that goes on failing by itself is told of less and less', async () => {
    const { perform, failures } = await performing(office)
    troubled('500')
    for (let tries = 0; tries < 20; tries++) await perform({ tag: 'loadCustomer' })
    expect(failures()).toHaveLength(5)
  })

  test('that nobody wants any more brings nothing and loses nobody', async () => {
    const { raw, events, failures, lost } = await performing(office)
    for (const reply of [json(200, { data: {} }), json(500, {})]) {
      office.replies(reply)
      await raw({ tag: 'loadCustomer' }, AbortSignal.abort())
    }
    expect([events(), failures(), lost]).toEqual([[], [], []])
  })
})

describe('the overview of what was retrieved', () => {
  const nothing = { customer: null, partner: null, tax_return: null }
  const none = { children: [], properties: [], employments: [], mortgages: [], pensions: [], files: [] }
  const load = { type: 'LoadRetrieval', retrieved: { ...nothing, ...none }, setAside: [], files: [] } as const

  test('stands with the documents once it is made', async () => {
    const { perform, did, store } = await performing(office, { overview: async () => new Uint8Array([37, 80, 68, 70]) })
    await did(load)
    await perform({ tag: 'makeOverview', at: 0 })
    expect(store.state().files).toMatchObject([
      { name: 'overzicht-opgehaalde-gegevens.pdf', type: 'application/pdf', size: 4 },
    ])
  })

  test.each([
    ['cannot be made', () => Promise.reject(new Error('no fonts'))],
    ['is of nothing', async () => null],
  ])('that %s leaves the log alone', async (_, overview) => {
    const { perform, did, events } = await performing(office, { overview })
    await did(load)
    const before = events().length
    await perform({ tag: 'makeOverview', at: 0 })
    expect(events()).toHaveLength(before)
  })

  test('that is of what was retrieved before stands nowhere, however late that shows', async () => {
    const unwanted = new AbortController()
    const overview = async () => {
      // Another retrieval comes while the bytes of this one are named, which takes so many some time.
      setTimeout(() => unwanted.abort())
      return new Uint8Array(30_000_000)
    }
    const { raw, did, store } = await performing(office, { overview })
    await did(load)
    await raw({ tag: 'makeOverview', at: 0 }, unwanted.signal)
    expect(store.state().files).toEqual([])
  })
})

const open = { type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' } as const

describe('the setting and the lists', () => {
  test.each(ways)('that do not come (%s) are off and empty, and nobody is lost', async way => {
    const { perform, did, events, failures, lost } = await performing(office)
    await did(open)
    troubled(way)
    await perform({ tag: 'loadSetting' })
    await perform({ tag: 'loadLenders' })
    expect(events().slice(1)).toMatchObject([
      { type: 'SettingLoaded', name: 'iwize_integration', on: false },
      { type: 'LendersLoaded' },
    ])
    const told = toldOf(way)
    // Whatever is not 'on' is read as off.
    const setting = way === 'nonsense' ? [] : [`setting ${told}`]
    expect(failures().sort()).toEqual([`lenderCompanies ${told}`, `lenderLabels ${told}`, ...setting])
    expect(lost).toEqual([])
  })

  test('that get no answer are told to be asked again; another try without one says nothing anew', async () => {
    const { perform, did, events, unheard } = await performing(office)
    await did(open)
    troubled('offline')
    for (let tries = 0; tries < 2; tries++) {
      await perform({ tag: 'loadSetting' })
      await perform({ tag: 'loadLenders' })
      await perform(lookUp)
    }
    const seen = events().map(({ type }) => type)
    expect(seen).toEqual(['PortalOpened', 'SettingLoaded', 'LendersLoaded', 'AddressLookedUp'])
    expect(unheard.map(({ tag }) => tag).slice(3)).toEqual(['loadSetting', 'loadLenders', 'lookUpAddress'])
    office.replies(json(500, {}))
    await perform(lookUp)
    expect(unheard).toHaveLength(6)
  })

  test('a setting that was on stays on where nothing answers', async () => {
    const { perform, did, store } = await performing(office)
    await did(open)
    await did({ type: 'LoadSetting', name: 'iwize_integration', on: true })
    await did(open)
    troubled('offline')
    await perform({ tag: 'loadSetting' })
    expect(store.state()).toMatchObject({ iwizeIntegration: true, wanted: { setting: true } })
  })
})

describe('looking up an address', () => {
  test('fills street and place', async () => {
    const { perform, store } = await performing(office)
    office.replies(json(200, { data: { street: 'Oudegracht', city: 'Utrecht' } }))
    await perform(lookUp)
    expect(store.state().lookUps.get('customer.address')).toBe('found')
  })

  test.each(ways)('that fails (%s) counts as not found, so that the customer goes on by hand', async way => {
    const { perform, store, events, failures } = await performing(office)
    troubled(way)
    await perform(lookUp)
    // The office has no such address, or nobody knows.
    const isAbsent = way === '404'
    expect(events()).toMatchObject([{ type: 'AddressLookedUp', outcome: isAbsent ? 'absent' : 'failed' }])
    expect(failures()).toEqual(isAbsent ? [] : [`homeAtAddress ${toldOf(way)}`])
    // None of it is the customer's doing.
    expect(store.records().map(({ by }) => by)).not.toContain('customer')
    expect(store.state().begun).toBe(false)
    expect(store.state().lookUps.get('customer.address')).toBe('missing')
  })

  test('of what has been typed over since says nothing', async () => {
    const { raw, events } = await performing(office)
    const typed = new AbortController()
    office.replies(response => {
      typed.abort()
      json(200, { data: { street: 'Oudegracht', city: 'Utrecht' } })(response, {
        method: '',
        url: '',
        headers: {},
        body: '',
      })
    })
    await raw(lookUp, typed.signal)
    expect(events()).toEqual([])
  })
})
