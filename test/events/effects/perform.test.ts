import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../events/command'
import { customerCalls } from '../../../events/effects/customer'
import type { Effect } from '../../../events/effects/effect'
import { fileCalls } from '../../../events/effects/file'
import type { CallFault, Http } from '../../../events/effects/http'
import { createPerform } from '../../../events/effects/perform'
import { propertyCalls } from '../../../events/effects/property'
import { tenantCalls } from '../../../events/effects/tenant'
import { openMemoryLog } from '../../../events/log/memory'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from '../tab'
import { json, type Office, startOffice } from './startOffice'

const office = startOffice()

/** Every call gets little time, so that a slow office is slow soon. */
const hasty = (http: Http): Http => ({
  answer: call => http.answer({ ...call, timeoutMs: 300 }),
  call: (call, codec) => http.call({ ...call, timeoutMs: 300 }, codec),
})

const pdf = { name: 'loon.pdf', type: 'application/pdf', size: 3, digest: 'of loon' } as const
const sendFile: Effect = { tag: 'sendFile', file: pdf }
const sendInventory: Effect = { tag: 'sendInventory', body: { customer: {} } }
const lookUp: Effect = {
  tag: 'lookUpAddress',
  at: 'customer.address',
  sought: { postalCode: '3511AB', number: '40', addition: '' },
}

/** A portal whose calls go to the office of this test, with everything that came of them. */
const performing = async (http: Http = hasty(office.http())) => {
  const log = openMemoryLog()
  const { store } = await openTab(catalogues.shipped, log, 'a')
  const lost: CallFault[] = []
  const progress: number[] = []
  const perform = createPerform({
    calls: {
      customer: customerCalls(http),
      file: fileCalls(http),
      property: propertyCalls(http),
      tenant: tenantCalls(http, 'kantoor'),
      http,
    },
    store,
    log,
    now: () => Date.UTC(2026, 10, 21, 10),
    invitationToken: () => 'uitnodiging',
    customerLost: fault => lost.push(fault),
    pathOf: key => `ours:${key}`,
    uploading: (_, part) => progress.push(part),
    officeLogo: () => undefined,
  })
  const did = async (command: Command, blobs: Parameters<typeof store.dispatch>[1] = []) => {
    if (E.isLeft(store.dispatch(command, blobs))) throw new Error(`${command.type} was refused`)
    await store.settled()
  }
  const events = () => store.records().flatMap(record => record.events)
  return { store, did, lost, progress, events, perform: (effect: Effect) => perform(effect, alive()), raw: perform }
}

const alive = (): AbortSignal => new AbortController().signal

/** Ways in which an office does not answer as it should. */
const trouble: Readonly<Record<string, Parameters<Office['replies']>[0]>> = {
  offline: response => response.destroy(),
  slow: () => undefined,
  '401': json(401, {}),
  '422': json(422, { error: { errors: { 'customer.email': ['Vul een geldig e-mailadres in'] } } }),
  '500': json(500, '<html>'),
  nonsense: json(200, '<html>'),
}

const tagOf: Readonly<Record<string, CallFault['tag']>> = {
  offline: 'offline',
  slow: 'slow',
  '401': 'status',
  '422': 'status',
  '500': 'status',
  nonsense: 'nonsense',
}

const ways = Object.keys(trouble)
const troubled = (way: string): void => {
  const reply = trouble[way]
  if (reply !== undefined) office.replies(reply)
}

describe('loading the customer', () => {
  test('fills the survey', async () => {
    const { perform, events, lost } = await performing()
    office.replies(json(200, { data: { last_name: 'Dekker', invitation: { data: { id: 4, type: 'pension' } } } }))
    await perform({ tag: 'loadCustomer' })
    expect(events().map(({ type }) => type)).toEqual(['CustomerLoaded', 'AnswerChanged'])
    expect(lost).toEqual([])
    expect(office.received[0]?.url).toContain('token=uitnodiging')
  })

  test.each(ways)('that fails (%s) leaves the log alone and says that the customer is lost, once', async way => {
    const { perform, events, lost } = await performing()
    troubled(way)
    await perform({ tag: 'loadCustomer' })
    expect(events()).toEqual([])
    expect(lost.map(({ tag }) => tag)).toEqual([tagOf[way]])
  })

  test('that nobody wants any more brings nothing and loses nobody', async () => {
    const { raw, events, lost } = await performing()
    for (const reply of [json(200, { data: {} }), json(500, {})]) {
      office.replies(reply)
      await raw({ tag: 'loadCustomer' }, AbortSignal.abort())
    }
    expect([events(), lost]).toEqual([[], []])
  })
})

describe('the setting and the lists', () => {
  test.each(ways)('that do not come (%s) are off and empty, and nobody is lost', async way => {
    const { perform, events, lost } = await performing()
    troubled(way)
    await perform({ tag: 'loadSetting' })
    await perform({ tag: 'loadLenders' })
    expect(events()).toMatchObject([
      { type: 'SettingLoaded', name: 'iwize_integration', on: false },
      { type: 'LendersLoaded' },
    ])
    expect(lost).toEqual([])
  })
})

describe('looking up an address', () => {
  test('fills street and place', async () => {
    const { perform, store } = await performing()
    office.replies(json(200, { data: { street: 'Oudegracht', city: 'Utrecht' } }))
    await perform(lookUp)
    expect(store.state().lookUps.get('customer.address')).toBe('found')
  })

  test.each(ways)('that fails (%s) counts as not found, so that the customer goes on by hand', async way => {
    const { perform, store, events } = await performing()
    troubled(way)
    await perform(lookUp)
    expect(events().map(({ type }) => type)).toEqual(['AddressLookedUp'])
    expect(store.state().lookUps.get('customer.address')).toBe('missing')
  })

  test('of what has been typed over since says nothing', async () => {
    const { raw, events } = await performing()
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

describe('sending a file', () => {
  const attached = async () => {
    const portal = await performing()
    await portal.did({ type: 'AttachFile', file: pdf }, [{ digest: pdf.digest, bytes: new Uint8Array([37, 80, 68]) }])
    return portal
  }

  test('brings its bytes to the office, and that is an event', async () => {
    const { perform, events, progress } = await attached()
    await perform(sendFile)
    expect(events().slice(1)).toMatchObject([{ type: 'FileSent', name: 'loon.pdf' }])
    expect(office.received[0]?.body).toContain('%PD')
    expect(progress.at(-1)).toBe(1)
  })

  test.each(ways.filter(way => way !== 'nonsense'))('that fails (%s) says which file', async way => {
    const { perform, events } = await attached()
    troubled(way)
    await perform(sendFile)
    const failure = tagOf[way] === 'status' ? 'unexpected' : 'network'
    expect(events().slice(1)).toMatchObject([{ type: 'SendingFailed', failure, file: 'loon.pdf', fields: [] }])
  })

  test('whose bytes are gone fails in sight and calls nobody', async () => {
    const { perform, events } = await performing()
    await perform(sendFile)
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'unexpected', file: 'loon.pdf' }])
    expect(office.received).toEqual([])
  })

  test('that is broken off says nothing', async () => {
    const { raw, events } = await attached()
    await raw(sendFile, AbortSignal.abort())
    expect(events().slice(1)).toEqual([])
  })
})

const submitted = '2026-11-21T09:59:30Z'
const sentAnswer = { data: { invitation: { data: { id: 4, type: 'pension', submitted_at: submitted } } } }
const openAnswer = { data: { invitation: { data: { id: 4, type: 'pension' } } } }

describe('sending the inventory', () => {
  test('that succeeds notes the moment that the office says', async () => {
    const { perform, events } = await performing()
    office.replies(json(200, sentAnswer))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: submitted }])
  })

  test('notes this moment when the office says none', async () => {
    const { perform, events } = await performing()
    office.replies(json(200, ''))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: '2026-11-21T10:00:00.000Z' }])
  })

  test('that is refused names the questions by our paths, and asks nothing further', async () => {
    const { perform, events } = await performing()
    troubled('422')
    await perform(sendInventory)
    const fields = [['ours:customer.email', 'Vul een geldig e-mailadres in']]
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'invalid', fields, file: null }])
    expect(office.received).toHaveLength(1)
  })

  test.each(['offline', 'slow', '401', '500'])(
    'whose answer is lost or strange (%s), while the office does not have it, failed',
    async way => {
      const { perform, events, lost } = await performing()
      office.replies((response, call) =>
        (call.method === 'PUT' ? trouble[way] : json(200, openAnswer))?.(response, call),
      )
      await perform(sendInventory)
      const failure = tagOf[way] === 'status' ? 'unexpected' : 'network'
      expect(events()).toMatchObject([{ type: 'SendingFailed', failure, file: null }])
      expect(events()).toHaveLength(1)
      expect(lost).toEqual([])
    },
  )

  test.each(['offline', 'slow', '500'])('whose answer is lost (%s), while the office has it, is sent', async way => {
    const { perform, events } = await performing()
    office.replies((response, call) => (call.method === 'PUT' ? trouble[way] : json(200, sentAnswer))?.(response, call))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: submitted }])
    expect(office.received.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  })

  test('that cannot be asked about either failed, and ends no session', async () => {
    const { perform, events, lost } = await performing()
    troubled('offline')
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'network', file: null }])
    expect(lost).toEqual([])
  })
})
