import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as t from 'io-ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedValue } from '../../../events/disk/storedValue'
import type { WebLocks } from '../../../events/disk/tabCoordination'
import { createErasures, storedErasures } from '../../../events/session/erasures'
import { openSessionPersistence, readPersistedSession } from '../../../events/session/sessionPersistence'
import { fakeBuckets } from '../disk/fakeBuckets'
import { browserStorage } from '../log/browserStorage'
import { browserLocks } from '../store/browserLocks'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => vi.unstubAllGlobals())

const keepingHere = (locks?: WebLocks) => openSessionPersistence(createErasures(storedErasures(), undefined), locks)

const session = {
  access_token: 'toegang',
  expires_at: 1,
  username: 'jansen',
  invitation_id: '17',
  invitation_token: null,
  refused_browser: null,
}
const redirects = { success: 'https://a.nl/ja', fail: null }
const returning = { invitation: '17', path: '/complete' }
const nothing = { session: null, onward: null }
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort()

describe.each([false, true])('with buckets: %s', hasBuckets => {
  const buckets = () => (hasBuckets ? fakeBuckets() : null)
  beforeEach(() => {
    const storageBuckets = buckets()
    vi.stubGlobal('navigator', storageBuckets === null ? {} : { storageBuckets })
  })
  const places = async () => (hasBuckets ? await navigator.storageBuckets?.keys() : await databases())

  test('a session is read back, and its place goes with it', async () => {
    const keeping = keepingHere()
    expect(await readPersistedSession(keeping, null)).toEqual(nothing)
    expect(await places()).toEqual([])
    expect(await keeping.session.write(session)).toBe(true)
    expect(await keeping.onward.write({ redirects, returning, swapped: undefined, username: 'jansen', until: 5 })).toBe(
      true,
    )
    expect(await readPersistedSession(keepingHere(), null)).toEqual({
      session,
      onward: { redirects, returning, username: 'jansen', until: 5 },
    })
    expect(await places()).toHaveLength(2)
    expect(await keeping.session.write(null)).toBe(true)
    expect(await readPersistedSession(keepingHere(), null)).toEqual({
      session: null,
      onward: { redirects, returning, username: 'jansen', until: 5 },
    })
    await keeping.onward.write(null)
    expect(await places()).toEqual([])
  })

  test('a session of before that holds a refresh token loses it at the next start, and its place with it', async () => {
    await storedValue('klantportaal.session', t.UnknownRecord).write({ ...session, refresh_token: 'later' })
    const deleted = vi.spyOn(indexedDB, 'deleteDatabase')
    expect((await readPersistedSession(keepingHere(), null)).session).toEqual(session)
    expect(await storedValue('klantportaal.session', t.UnknownRecord).read()).toEqual(session)
    // Once: what holds none is not written again.
    await readPersistedSession(keepingHere(), null)
    if (!hasBuckets) expect(deleted).toHaveBeenCalledTimes(1)
  })

  test('what a portal of before kept, which knew of no user name, is read', async () => {
    await storedValue('klantportaal.onward', t.UnknownRecord).write({ redirects, returning })
    expect((await readPersistedSession(keepingHere(), null)).onward).toEqual({
      redirects,
      returning,
      username: undefined,
    })
    await keepingHere().onward.write(null)
  })

  test('what is erased as it is being read does not come back, not even empty', async () => {
    const keeping = keepingHere()
    for (let i = 0; i < 10; i++) {
      await keeping.session.write(session)
      const reading = keepingHere().session.read()
      for (let step = 0; step < i; step++) await Promise.resolve()
      expect(await keeping.session.write(null)).toBe(true)
      await reading
      expect(await places()).toEqual([])
    }
  })

  test('of what an older portal left in localStorage nothing stays there', async () => {
    const storage = browserStorage()
    storage.setItem('klantportaal.session', JSON.stringify(session))
    storage.setItem('klantportaal.redirects', JSON.stringify(redirects))
    // It named who had been there by the user name, and leads nobody back any more.
    storage.setItem('klantportaal.return', JSON.stringify({ username: 'jansen', path: '/complete' }))
    const keeping = keepingHere()
    const kept = { session, onward: { redirects, returning: { path: '/complete' }, username: null, until: null } }
    expect(await readPersistedSession(keeping, storage)).toEqual(kept)
    expect([...storage.kept.keys()]).toEqual([])
    expect(await readPersistedSession(keepingHere(), storage)).toEqual(kept)
  })

  test.each(['{', 'null', '[]', '{"access_token":"x"}', '{"access_token":1,"expires_at":"later"}'])(
    'what is no session (%s) is none, and goes',
    async stored => {
      const storage = browserStorage()
      storage.setItem('klantportaal.session', stored)
      expect(await readPersistedSession(keepingHere(), storage)).toEqual(nothing)
      expect([...storage.kept.keys()]).toEqual([])
    },
  )
})

test('a browser without a database keeps nothing, says so, and the old session goes on in the page', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const storage = browserStorage()
  storage.setItem('klantportaal.session', JSON.stringify(session))
  const keeping = keepingHere()
  expect((await readPersistedSession(keeping, storage)).session).toEqual(session)
  expect(await keeping.session.write(session)).toBe(false)
  expect(await keeping.session.write(null)).toBe(false)
  expect([...storage.kept.keys()]).toEqual([])
})

test('a database that does not answer holds the first page up for a moment only', async () => {
  vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) })
  vi.useFakeTimers()
  const read = readPersistedSession(keepingHere(), null)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toEqual(nothing)
  vi.useRealTimers()
})

test('other tokens get another place: those of before are not written over on the disk', async () => {
  const keeping = keepingHere()
  const removed = vi.spyOn(indexedDB, 'deleteDatabase')
  await keeping.session.write(session)
  await keeping.session.change(there => there && { ...there, invitation_id: '18' })
  expect(removed).not.toHaveBeenCalled()
  await keeping.session.write({ ...session, access_token: 'ander' })
  expect(removed).toHaveBeenCalledTimes(1)
  expect((await keeping.session.read())?.access_token).toBe('ander')
})

test('what is being swapped in one tab is never read half way in another, nor taken along by what ends there', async () => {
  const locks = browserLocks()
  const [here, there] = [keepingHere(locks), keepingHere(locks)]
  await here.session.write(session)
  const seen: (string | undefined)[] = []
  for (let step = 0; step < 30; step++) {
    const writing = here.session.write({ ...session, access_token: `token ${step}` })
    for (let wait = 0; wait < step; wait++) await Promise.resolve()
    const ending = there.session.change(one => (one?.access_token === `token ${step - 1}` ? null : one))
    seen.push((await there.session.read())?.access_token)
    await Promise.all([writing, ending])
    expect((await here.session.read())?.access_token).toBe(`token ${step}`)
  }
  expect(seen).not.toContain(undefined)
})

test('erasing is not said to be done while the browser still names the place', async () => {
  const keeping = keepingHere()
  await keeping.session.write(session)
  const { databases: listed } = indexedDB
  indexedDB.databases = async () => [...(await listed.call(indexedDB)), { name: 'klantportaal.session' }]
  expect(await keeping.session.write(null)).toBe(false)
})

test('other tabs are told, and the tab itself is not', async () => {
  const { BroadcastChannel } = await vi.importActual<typeof import('node:worker_threads')>('node:worker_threads')
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  const [here, there] = [keepingHere(), keepingHere()]
  const heard: string[] = []
  here.hear(() => heard.push('here'))
  await new Promise<void>(resolve => {
    there.hear(() => {
      heard.push('there')
      resolve()
    })
    here.tell()
  })
  expect(heard).toEqual(['there'])
})
