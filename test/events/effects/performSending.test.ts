import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../events/effects/effect'
import { pdf, performing, tagOf, trouble, ways } from './performing'
import { json, startOffice } from './startOffice'

const office = startOffice()
const troubled = (way: string): void => {
  const reply = trouble[way]
  if (reply !== undefined) office.replies(reply)
}

const sendFile: Effect = { tag: 'sendFile', file: pdf }
const sendInventory: Effect = { tag: 'sendInventory', body: { customer: {} } }

describe('sending a file', () => {
  const attached = async () => {
    const portal = await performing(office)
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
    const { perform, events } = await performing(office)
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
    const { perform, events } = await performing(office)
    office.replies(json(200, sentAnswer))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: submitted }])
  })

  test('notes this moment when the office says none', async () => {
    const { perform, events } = await performing(office)
    office.replies(json(200, ''))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: '2026-11-21T10:00:00.000Z' }])
  })

  test('that is refused names the questions by our paths, and asks nothing further', async () => {
    const { perform, events } = await performing(office)
    troubled('422')
    await perform(sendInventory)
    const fields = [['ours:customer.email', 'Vul een geldig e-mailadres in']]
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'invalid', fields, file: null }])
    expect(office.received).toHaveLength(1)
  })

  test.each(['offline', 'slow', '401', '500'])(
    'whose answer is lost or strange (%s), while the office does not have it, failed',
    async way => {
      const { perform, events, lost } = await performing(office)
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
    const { perform, events } = await performing(office)
    office.replies((response, call) => (call.method === 'PUT' ? trouble[way] : json(200, sentAnswer))?.(response, call))
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'InventorySent', submittedAt: submitted }])
    expect(office.received.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  })

  test('that cannot be asked about either failed, and ends no session', async () => {
    const { perform, events, lost } = await performing(office)
    troubled('offline')
    await perform(sendInventory)
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'network', file: null }])
    expect(lost).toEqual([])
  })
})
