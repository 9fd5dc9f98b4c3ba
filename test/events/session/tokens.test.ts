import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createErasures, storedErasures } from '../../../events/session/erasures'
import { createSession, type SessionLogin, type SessionStore } from '../../../events/session/session'
import { openSessionPersistence, readPersistedSession } from '../../../events/session/sessionPersistence'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

const jan: SessionLogin = { accessToken: 'toegang-jan', username: 'jansen', invitationToken: null }
const piet: SessionLogin = { accessToken: 'toegang-piet', username: 'piet', invitationToken: null }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** All values that are kept on the device, as text. */
const kept = async (): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      found.push(
        ...(await done(database.transaction(store).objectStore(store).getAll())).map(one => JSON.stringify(one)),
      )
    database.close()
  }
  return found
}

const portal = async (): Promise<SessionStore> => {
  const keeping = openSessionPersistence(createErasures(storedErasures(), undefined), undefined)
  return createSession(keeping, await readPersistedSession(keeping, null), 0)
}

const endings: readonly (readonly [string, (session: SessionStore) => unknown, readonly string[]])[] = [
  ['by a logout that keeps the answers', session => session.end(), []],
  ['by the clock', session => session.end('/personal_details'), []],
  ['by what erases everything', session => session.erase(true), []],
  ['by another customer', session => session.begin(piet, 1), ['piet']],
  ['by a login in place', session => session.begin({ ...piet, invitation: '17' }, 1), ['piet']],
]

test.each(endings)('the access token stands in one place, and goes with it: %s', async (_, end, left) => {
  const session = await portal()
  session.keepRedirects({ success: 'https://a.nl/ja', fail: null })
  session.begin(jan, 0)
  session.nameInvitation('17')
  await session.kept()
  const before = await kept()
  expect(before.filter(text => text.includes('toegang-jan'))).toHaveLength(1)
  end(session)
  await session.kept()
  const after = await kept()
  for (const text of after) expect(text).not.toMatch(/toegang-jan/)
  for (const name of left) expect(after.filter(text => text.includes(`toegang-${name}`))).toHaveLength(1)
  // As a page that begins now finds it.
  expect((await portal()).stored()?.access_token).toBe(left.length === 0 ? undefined : 'toegang-piet')
})

test('no call knows of a refresh token, and none is read: the documents have none that renews a session', () => {
  const folder = new URL('../../../events/effects/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(10)
  const naming = files.filter(file => /refreshToken|'refresh_token'/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(naming).toEqual([])
})
