import { describe, expect, test } from 'vitest'
import { createSession, type SessionLogin } from '../../../events/session/session'
import { type FakeKeeping, fakeKeeping } from './fakeKeeping'

const jan: SessionLogin = { accessToken: 'toegang', username: 'jansen', invitationToken: 'uit' }
const login = 1_000_000

/** The session as a page that begins now finds it. */
const sessionOn = (keeping: FakeKeeping) => createSession(keeping, keeping.begun(), 0)

describe('a session', () => {
  test('that another tab began is not ended, changed or brought back by what this tab still thinks', async () => {
    const keeping = fakeKeeping()
    const here = sessionOn(keeping)
    here.begin(jan, login)
    await here.kept()
    const there = sessionOn(keeping)
    there.begin({ ...jan, accessToken: 'nieuw', invitation: '17' }, login)
    await there.kept()
    // The news of it is not here yet.
    here.nameInvitation('16')
    here.forgetInvitation()
    here.end('/personal_details')
    await here.kept()
    expect(sessionOn(keeping).stored()).toEqual(there.stored())
    await here.changedElsewhere()
    expect(here.stored()).toEqual(there.stored())
    there.end()
    await there.kept()
    here.nameInvitation('18')
    await here.kept()
    expect(sessionOn(keeping).stored()).toBeNull()
  })

  test('that this page begins is not undone by what it was reading of another tab', async () => {
    const keeping = fakeKeeping()
    const here = sessionOn(keeping)
    const reading = here.changedElsewhere()
    await Promise.resolve()
    await Promise.resolve()
    here.begin(jan, login)
    await reading
    expect(here.stored()?.access_token).toBe('toegang')
  })
})

describe('another tab', () => {
  test('that logs out or in is heard, once', async () => {
    const keeping = fakeKeeping()
    const [here, there] = [sessionOn(keeping), sessionOn(keeping)]
    const heard: (string | null)[] = []
    const watching = here.session$.subscribe(session => heard.push(session?.access_token ?? null))
    there.begin(jan, login)
    await there.kept()
    expect(keeping.told()).toBe(1)
    await here.changedElsewhere()
    await here.changedElsewhere()
    there.keepRedirects({ success: 'https://a.nl/ja', fail: null })
    there.end()
    await there.kept()
    await here.changedElsewhere()
    expect(here.redirects().success).toBe('https://a.nl/ja')
    watching.unsubscribe()
    there.begin(jan, login)
    await there.kept()
    await here.changedElsewhere()
    expect(heard).toEqual([null, 'toegang', null])
  })

  test('that erases is heard once all of it is gone', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.begin(jan, login)
    session.keepRedirects({ success: 'https://a.nl/ja', fail: null })
    await session.kept()
    const before = keeping.told()
    session.erase(true)
    await session.kept()
    expect(keeping.told()).toBe(before + 1)
  })

  test('that logs another in is not heard half way', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.begin(jan, login)
    await session.kept()
    const before = keeping.told()
    session.begin({ ...jan, accessToken: 'ander' }, login)
    await session.kept()
    expect(keeping.told()).toBe(before + 1)
  })
})
