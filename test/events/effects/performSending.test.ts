import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../events/effects/effect'
import { pdf, performing, tagOf, toldOf, trouble, ways } from './performing'
import { answerOf, answersAt, openAnswer, sendingAt, sentAnswer, submitted } from './sendingPortal'
import { json, startOffice } from './startOffice'

const office = startOffice()
const sending = sendingAt(office)
const answers = answersAt(office)
const troubled = (way: string): void => {
  const reply = trouble[way]
  if (reply !== undefined) office.replies(reply)
}

const sendFile: Effect = { tag: 'sendFile', file: pdf }

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

  test.each(['<html>', ''])('counts as delivered by any 2xx (%j)', async body => {
    const { perform, events } = await attached()
    office.replies(json(201, body))
    await perform(sendFile)
    expect(events().slice(1)).toMatchObject([{ type: 'FileSent', name: 'loon.pdf' }])
  })

  test('is not delivered by a page, whatever its status', async () => {
    const { perform, events } = await attached()
    office.replies(response => response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<html>'))
    await perform(sendFile)
    expect(events().slice(1)).toMatchObject([{ type: 'SendingFailed', failure: 'unexpected', file: 'loon.pdf' }])
  })

  test.each(ways.filter(way => way !== 'nonsense' && way !== '422'))('that fails (%s) says which file', async way => {
    const { perform, events, failures } = await attached()
    troubled(way)
    await perform(sendFile)
    const failure = tagOf[way] === 'status' ? 'unexpected' : 'network'
    expect(events().slice(1)).toMatchObject([{ type: 'SendingFailed', failure, file: 'loon.pdf', fields: [] }])
    expect(failures()).toEqual([`file ${toldOf(way)}`])
  })

  const virus = [['', 'bevat een virus']]
  test.each([
    [422, { errors: { file: ['bevat een virus'] } }, 'invalid', virus],
    [422, { message: 'bevat een virus' }, 'invalid', virus],
    [413, { message: 'bevat een virus' }, 'invalid', virus],
    // It is too large; that is said by the status.
    [413, '<html><h1>413 Request Entity Too Large</h1></html>', 'invalid', []],
    [422, '<html>', 'unexpected', []],
    [422, {}, 'unexpected', []],
    [500, { message: 'bevat een virus' }, 'unexpected', []],
  ])('that the office answers with a %i (%j) failed as %s', async (status, body, failure, fields) => {
    const { perform, events, failures } = await attached()
    office.replies(json(status, body))
    await perform(sendFile)
    expect(events().slice(1)).toMatchObject([{ type: 'SendingFailed', failure, file: 'loon.pdf', fields }])
    expect(failures()).toEqual([`file ${status}`])
  })

  test('whose bytes are gone fails in sight and calls nobody', async () => {
    const { perform, events, failures } = await performing(office)
    await perform(sendFile)
    expect(events()).toMatchObject([{ type: 'SendingFailed', failure: 'unexpected', file: 'loon.pdf' }])
    expect([office.received, failures()]).toEqual([[], []])
  })

  test('that is broken off says nothing', async () => {
    const { raw, events, failures } = await attached()
    await raw(sendFile, AbortSignal.abort())
    expect([events().slice(1), failures()]).toEqual([[], []])
  })
})

describe('sending the inventory', () => {
  test('that succeeds notes the moment that the office says', async () => {
    const { sends, told } = await sending()
    office.replies(json(200, sentAnswer))
    await sends()
    expect(told()).toMatchObject([{ type: 'InventorySent', submittedAt: submitted }])
    expect(told()).toHaveLength(1)
  })

  test('that is refused names the questions by our paths, and asks nothing further', async () => {
    const { sends, told, failures } = await sending()
    troubled('422')
    await sends()
    const fields = [['ours:customer.email', 'Vul een geldig e-mailadres in']]
    expect(told()).toMatchObject([{ type: 'SendingFailed', failure: 'invalid', fields, file: null }])
    expect(office.received).toHaveLength(1)
    expect(failures()).toEqual(['inventory 422'])
  })

  test('that is refused as a whole keeps the words of the office', async () => {
    const { sends, told } = await sending()
    office.replies(json(422, { message: 'De inventarisatie is gesloten.' }))
    await sends()
    const fields = [['', 'De inventarisatie is gesloten.']]
    expect(told()).toMatchObject([{ type: 'SendingFailed', failure: 'invalid', fields, file: null }])
  })

  const page = '<!doctype html><title>Inloggen bij de proxy</title>'
  const huge = JSON.stringify({ ...sentAnswer, more: 'x'.repeat(9_000_000) })
  const elsewhere = answerOf({ id: 5, submitted_at: submitted })
  test.each([
    ['a page', page],
    ['nothing', ''],
    ['another shape', '{"data":[]}'],
    ['an invitation that is open', JSON.stringify(openAnswer)],
    ['an invitation of another', JSON.stringify(elsewhere)],
    ['more than anybody reads', huge],
  ])('that is answered by a 200 with %s is not sent: the office is asked', async (what, body) => {
    const { sends, told, failures, store } = await sending()
    answers(json(200, body), openAnswer)
    await sends()
    expect(told()).toMatchObject([
      { type: 'SendingUnconfirmed', why: 'noProof' },
      { type: 'ReceiptAsked', absent: true },
    ])
    expect(store.state().sending).toMatchObject({ tag: 'unconfirmed', absent: true, asked: 1 })
    expect(office.received.map(({ method }) => method)).toEqual(['PUT', 'GET'])
    // What is answered about another invitation is an answer.
    expect(failures()).toEqual(what === 'an invitation of another' ? [] : ['inventory nonsense'])
  })

  test.each(['offline', 'slow'])('whose answer is lost (%s) is not sent: the office is asked', async way => {
    const { sends, told, lost } = await sending()
    answers(trouble[way], openAnswer)
    await sends()
    expect(told()).toMatchObject([
      { type: 'SendingUnconfirmed', why: 'noAnswer' },
      { type: 'ReceiptAsked', absent: true },
    ])
    expect(lost).toEqual([])
  })

  test.each(['offline', 'slow', 'nonsense', '500'])(
    'whose answer is lost or strange (%s), while the office has it, is sent',
    async way => {
      const { sends, told } = await sending()
      answers(trouble[way], sentAnswer)
      await sends()
      expect(told().at(-1)).toMatchObject({ type: 'InventorySent', submittedAt: submitted })
      expect(office.received.map(({ method }) => method)).toEqual(['PUT', 'GET'])
    },
  )

  test.each(['401', '500'])('with another answer (%s), while the office does not have it, failed', async way => {
    const { sends, told, lost } = await sending()
    answers(trouble[way], openAnswer)
    await sends()
    expect(told()).toMatchObject([{ type: 'SendingFailed', failure: 'unexpected', file: null }])
    expect([told().length, lost]).toEqual([1, []])
  })

  test('that is refused because the office has another is not taken for that one', async () => {
    const { sends, told, store } = await sending()
    answers(json(409, {}), sentAnswer)
    await sends()
    expect(told()).toMatchObject([{ type: 'InventoryFound', submittedAt: submitted }])
    expect(store.state()).toMatchObject({ sending: { tag: 'idle' }, invitation: { submitted_at: submitted } })
  })

  test.each(['offline', 'slow', '403', '404', '500', 'nonsense'])(
    'that cannot be asked about either (%s) stays unknown, and ends no session',
    async way => {
      const { sends, told, failures, store, lost } = await sending()
      office.replies((response, call) => trouble[call.method === 'PUT' ? 'offline' : way]?.(response, call))
      await sends()
      expect(told().at(-1)).toMatchObject({ type: 'ReceiptAsked', absent: false })
      expect(store.state().sending).toMatchObject({ tag: 'unconfirmed', absent: false, asked: 1 })
      expect([lost, failures()]).toEqual([[], ['inventory offline', `receipt ${toldOf(way)}`]])
    },
  )

  test('without a connection cannot have arrived, and failed', async () => {
    const { sends, told } = await sending(false)
    troubled('offline')
    await sends()
    expect(told()).toMatchObject([{ type: 'SendingFailed', failure: 'network', file: null }])
    expect(office.received).toHaveLength(1)
  })
})
