import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { utf8Bytes } from '../../../events/record/digest'
import { trouble } from './performing'
import { answersAt, body, bytes, openAnswer, sendInventory, sendingAt, sentAnswer } from './sendingPortal'
import { json, startOffice } from './startOffice'

const office = startOffice()
const sending = sendingAt(office)
const answers = answersAt(office)
const troubled = (way: string): void => {
  const reply = trouble[way]
  if (reply !== undefined) office.replies(reply)
}

describe('what is kept to be sent', () => {
  const putBodies = () => office.received.filter(({ method }) => method === 'PUT').map(call => call.body)

  test('goes out as it was kept, byte for byte, each time until the office says whether it has it', async () => {
    const { sends, perform, store, did } = await sending()
    office.replies((response, call) => trouble[call.method === 'PUT' ? 'offline' : '500']?.(response, call))
    await sends()
    await did({ type: 'OpenPortal', host: 'h', association: true, today: '2026-12-24', build: 'new', rules: 'new' })
    expect(store.state().sending).toMatchObject({ tag: 'unconfirmed', body, absent: false })
    await did({ type: 'SendAgain' })
    office.replies(json(200, sentAnswer))
    await perform({ tag: 'sendInventory', body, again: true })
    expect(putBodies()).toEqual([new TextDecoder().decode(bytes), new TextDecoder().decode(bytes)])
    expect(store.state().sending.tag).toBe('sent')
  })

  test('goes out only once this device knows of it', async () => {
    const portal = await sending()
    const { store, perform, log } = portal
    let known = false
    const stored = log.append
    expect(E.isRight(await log.lines(0, 99)())).toBe(true)
    Reflect.set(log, 'append', (...args: Parameters<typeof stored>) => async () => {
      const outcome = await stored(...args)()
      known = true
      return outcome
    })
    office.replies((response, call) => {
      if (call.method === 'PUT') expect(known).toBe(true)
      return json(200, sentAnswer)(response, call)
    })
    store.dispatch({ type: 'ShowScreen', screen: '/complete' })
    await perform(sendInventory)
    expect(putBodies()).toHaveLength(1)
  })

  test.each(['gone', 'changed'])('is not sent when it is %s: the office is asked, and nothing blindly', async how => {
    const { sends, store, told, log } = await sending()
    Reflect.set(log, 'blob', () => async () => E.right(how === 'gone' ? null : utf8Bytes('{"customer":{}}')))
    office.replies(json(200, openAnswer))
    await sends()
    expect(told()).toMatchObject([
      { type: 'SendingUnconfirmed', why: 'bodyGone' },
      { type: 'ReceiptAsked', absent: true },
    ])
    expect(putBodies()).toEqual([])
    expect(store.state()).toMatchObject({ sending: { body: null, absent: true }, attempt: null })
  })

  test.each(['401', '409', '422', '500'])(
    'and may have arrived before stays unknown after a refusal (%s) while the office does not say',
    async way => {
      const { sends, perform, store, did } = await sending()
      office.replies((response, call) => trouble[call.method === 'PUT' ? 'offline' : '500']?.(response, call))
      await sends()
      await did({ type: 'SendAgain' })
      const refusal = way === '409' ? json(409, {}) : trouble[way]
      office.replies((response, call) => (call.method === 'PUT' ? refusal : json(503, {}))?.(response, call))
      await perform({ tag: 'sendInventory', body, again: true })
      expect(store.state().sending).toMatchObject({ tag: 'unconfirmed', why: 'status', absent: false })
      await perform({ tag: 'askReceipt', nth: 0, notBefore: 0 })
      await did({ type: 'SendAgain' })
      answers(refusal, openAnswer)
      await perform({ tag: 'sendInventory', body, again: true })
      const failure = way === '422' ? 'invalid' : 'unexpected'
      expect(store.state().sending).toMatchObject({ tag: 'failed', failure })
    },
  )

  test('after an error of which the office does not say what it did, nothing is said of it either', async () => {
    const { sends, told } = await sending()
    office.replies(json(500, {}))
    await sends()
    expect(told()).toMatchObject([
      { type: 'SendingUnconfirmed', why: 'status' },
      { type: 'ReceiptAsked', absent: false },
    ])
  })
})

describe('loading the customer while it is found out what the office has', () => {
  test.each(['offline', 'slow', '403', '404', '500', 'nonsense'])('ends no session (%s)', async way => {
    const { perform, did, lost } = await sending()
    await did({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    troubled(way)
    await perform({ tag: 'loadCustomer' })
    expect(lost).toEqual([])
  })
})
