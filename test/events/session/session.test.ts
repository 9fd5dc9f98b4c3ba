import { describe, expect, test } from 'vitest'
import { createSession, type Login, redirectsKey, sessionKey, tokenLifetimeMs } from '../../../events/session/session'
import { type KeyValueStorage, openStorage } from '../../../events/storage'

const memoryStorage = () => {
  const kept = new Map<string, string>()
  const storage: KeyValueStorage = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
  return { kept, storage }
}

const blocked: KeyValueStorage = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}

const jan: Login = { accessToken: 'toegang', refreshToken: 'later', username: 'jansen', invitationToken: 'uit' }
const login = 1_000_000

describe('a session', () => {
  test('lives 3,600,000 ms from the login, to the millisecond', () => {
    const session = createSession(memoryStorage().storage)
    session.begin(jan, login)
    expect(session.current(login + 3_599_999)?.access_token).toBe('toegang')
    expect(session.current(login + 3_600_000)).toBeNull()
    expect(session.stored()?.expires_at).toBe(login + tokenLifetimeMs)
  })

  test('survives a reload with all that it knows', () => {
    const { storage } = memoryStorage()
    const before = createSession(storage)
    before.begin(jan, login)
    before.nameInvitation('17')
    expect(createSession(storage).stored()).toEqual({
      access_token: 'toegang',
      refresh_token: 'later',
      expires_at: login + tokenLifetimeMs,
      username: 'jansen',
      invitation_id: '17',
      invitation_token: 'uit',
    })
  })

  test('of another shape is no session', () => {
    const { kept, storage } = memoryStorage()
    for (const stored of ['{', 'null', '[]', '{"access_token":"x"}', '{"access_token":1,"expires_at":"later"}']) {
      kept.set(sessionKey, stored)
      expect(createSession(storage).stored()).toBeNull()
    }
  })

  test('that ends takes the tokens and leaves the redirects and everything else', () => {
    const { kept, storage } = memoryStorage()
    kept.set('klantportaal.draft', 'wat iemand typte')
    const session = createSession(storage)
    session.keepRedirects({ success: 'https://a.nl/ja', fail: 'https://a.nl/nee' })
    session.begin(jan, login)
    session.end()
    expect(session.stored()).toBeNull()
    expect(kept.has(sessionKey)).toBe(false)
    expect(createSession(storage).redirects()).toEqual({ success: 'https://a.nl/ja', fail: 'https://a.nl/nee' })
    expect(kept.get('klantportaal.draft')).toBe('wat iemand typte')
  })

  test('that is erased takes everything of its own along', () => {
    const { kept, storage } = memoryStorage()
    const session = createSession(storage)
    session.keepRedirects({ success: null, fail: 'https://a.nl/nee' })
    session.begin(jan, login)
    session.end('/complete')
    session.begin(jan, login)
    session.erase()
    expect([...kept.keys()]).toEqual([])
  })
})

describe('coming back', () => {
  test('goes to the step on which the session ended, once', () => {
    const { storage } = memoryStorage()
    const session = createSession(storage)
    session.begin(jan, login)
    session.end('/personal_details')
    const later = createSession(storage)
    later.begin(jan, login + 1)
    expect(later.takeReturn()).toBe('/personal_details')
    expect(later.takeReturn()).toBe('/intro')
  })

  test('is for the same customer only', () => {
    const session = createSession(memoryStorage().storage)
    session.begin(jan, login)
    session.end('/personal_details')
    session.begin({ ...jan, username: 'pietersen' }, login + 1)
    expect(session.takeReturn()).toBe('/intro')
    session.begin(jan, login + 2)
    expect(session.takeReturn()).toBe('/intro')
  })

  test('works when one of the logins was by token, which knows no name', () => {
    const session = createSession(memoryStorage().storage)
    const names: readonly (readonly [string, string])[] = [
      ['', 'jansen'],
      ['jansen', ''],
      ['', ''],
    ]
    for (const [first, second] of names) {
      session.begin({ ...jan, username: first }, login)
      session.end('/personal_details')
      session.begin({ ...jan, username: second }, login + 1)
      expect(session.takeReturn()).toBe('/personal_details')
    }
  })

  test('is not asked for when nobody was logged in', () => {
    const session = createSession(memoryStorage().storage)
    session.end('/personal_details')
    session.begin(jan, login)
    expect(session.takeReturn()).toBe('/intro')
  })
})

describe('storage that the browser blocks', () => {
  test('is stood in for by memory, and that is told', () => {
    for (const storage of [blocked, openStorage(() => blocked), null]) {
      const session = createSession(storage)
      expect(session.stored()).toBeNull()
      session.begin(jan, login)
      session.keepRedirects({ success: null, fail: 'https://a.nl/nee' })
      expect(session.current(login)?.access_token).toBe('toegang')
      expect(session.redirects().fail).toBe('https://a.nl/nee')
      expect(session.isKept()).toBe(false)
      session.end()
      expect(session.stored()).toBeNull()
    }
  })

  test('may refuse to be read at all', () => {
    expect(
      openStorage(() => {
        throw new Error('SecurityError')
      }),
    ).toBeNull()
  })

  test('that only is full keeps the new session in memory, not the old one', () => {
    const { storage } = memoryStorage()
    let full = false
    const limited: KeyValueStorage = {
      ...storage,
      setItem: (key, value) => {
        if (full) throw new Error('QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    const session = createSession(limited)
    session.begin(jan, login)
    expect(session.isKept()).toBe(true)
    full = true
    session.begin({ ...jan, accessToken: 'nieuw' }, login)
    expect(session.stored()?.access_token).toBe('nieuw')
    expect(session.isKept()).toBe(false)
  })
})

describe('another tab', () => {
  test('that logs out or in is heard', () => {
    const { storage } = memoryStorage()
    const [here, there] = [createSession(storage), createSession(storage)]
    const heard: (string | null)[] = []
    const watching = here.session$.subscribe(session => heard.push(session?.access_token ?? null))
    there.begin(jan, login)
    here.changedElsewhere(sessionKey)
    there.end()
    here.changedElsewhere(sessionKey)
    here.changedElsewhere(redirectsKey)
    here.changedElsewhere('iets anders')
    here.changedElsewhere(null)
    watching.unsubscribe()
    here.changedElsewhere(sessionKey)
    expect(heard).toEqual([null, 'toegang', null, null])
  })
})
