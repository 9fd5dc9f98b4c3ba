import * as E from 'fp-ts/Either'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Call, CallFault } from '../../../events/effects/http'
import { type FetchDoor, lateHttp } from '../../../events/effects/lateHttp'
import { createHttp } from '../../../events/effects/overAxios'
import { json, startOffice } from './startOffice'

const office = startOffice()
const get: Call = { method: 'GET', base: 'api', path: '/api/portal/customer' }
const offline: CallFault = { tag: 'offline' }

const late = (fetchDoor: FetchDoor, token: () => string | null = () => null, timeoutMs = 2000) => {
  const host = { api: office.address(), login: '', proxy: '' }
  return lateHttp({ host, token, timeoutMs }, fetchDoor, error => (error === 'newer' ? { tag: 'outdated' } : offline))
}

describe('a call whose code is on its way', () => {
  test('waits for it', async () => {
    office.replies(json(200, { ok: 1 }))
    let arrive = (): void => undefined
    const code = new Promise<typeof createHttp>(resolve => {
      arrive = () =>
        resolve(() =>
          createHttp({ host: { api: office.address(), login: '', proxy: '' }, token: () => null, timeoutMs: 2000 }),
        )
    })
    const answer = late(() => code).answer(get)()
    await new Promise(resolve => setTimeout(resolve, 30))
    expect(office.received).toEqual([])
    arrive()
    expect(await answer).toMatchObject({ right: { status: 200, body: { ok: 1 } } })
  })

  test('goes under the token of when it was asked for', async () => {
    let token = 'van toen'
    const answer = late(
      async () => createHttp,
      () => token,
    ).answer(get)()
    token = 'van een ander'
    await answer
    expect(office.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer van toen'])
  })

  test('waits no longer than for an answer', async () => {
    const http = late(() => new Promise(() => undefined), undefined, 40)
    expect(await http.answer(get)()).toEqual(E.left({ tag: 'slow' }))
    const patient = late(() => new Promise(() => undefined))
    expect(await patient.answer({ ...get, timeoutMs: 40 })()).toEqual(E.left({ tag: 'slow' }))
  })
})

describe('a call that is no longer wanted while its code is on its way', () => {
  const never: FetchDoor = () => new Promise(() => undefined)

  test('ends there', async () => {
    const wish = new AbortController()
    const answer = late(never).answer({ ...get, signal: wish.signal })()
    wish.abort()
    expect(await answer).toEqual(E.left({ tag: 'aborted' }))
  })

  test('was not wanted before it began', async () => {
    const answer = late(never).answer({ ...get, signal: AbortSignal.abort() })()
    expect(await answer).toEqual(E.left({ tag: 'aborted' }))
  })
})

test('once its code came nothing of the wait is left', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const wish = new AbortController()
  const remove = vi.spyOn(wish.signal, 'removeEventListener')
  const door = { ...createHttp({ host: { api: '', login: '', proxy: '' }, token: () => null, timeoutMs: 1 }) }
  const http = late(async () => () => ({ ...door, answer: () => async () => E.left(offline) }))
  await http.answer({ ...get, signal: wish.signal })()
  expect(vi.getTimerCount()).toBe(0)
  expect(remove).toHaveBeenCalledOnce()
})

describe('a call whose code does not come', () => {
  test.each<readonly [string, CallFault]>([
    ['gone', offline],
    ['newer', { tag: 'outdated' }],
  ])('says why (%s), and asks the office nothing', async (why, fault) => {
    expect(await late(() => Promise.reject(why)).answer(get)()).toEqual(E.left(fault))
    expect(office.received).toEqual([])
  })

  test('lets the next one try again', async () => {
    let tries = 0
    const http = late(() => (++tries === 1 ? Promise.reject('gone') : Promise.resolve(createHttp)))
    expect(await http.answer(get)()).toEqual(E.left(offline))
    expect(await http.answer(get)()).toMatchObject({ right: { status: 200 } })
  })
})
