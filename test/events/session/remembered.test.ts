import { describe, expect, test } from 'vitest'
import { createSession, rememberUsernameMs, type SessionLogin } from '../../../events/session/session'
import { fakeKeeping } from './fakeKeeping'

const jan: SessionLogin = { accessToken: 'toegang', username: 'jansen', invitationToken: null }

const visit = () => {
  const keeping = fakeKeeping()
  const page = (now = 0) => createSession(keeping, keeping.begun(), now)
  return { keeping, page }
}

/** Jan logs in, and out again with what he wants of his name. */
const loggedOut = async (wanted: boolean | null) => {
  const { keeping, page } = visit()
  const session = page()
  session.begin(jan, 0)
  if (wanted !== null) session.remember(wanted)
  session.end()
  expect(await session.kept()).toBe(true)
  return { keeping, page }
}

describe('a user name', () => {
  test('is remembered only where the customer asks for it', async () => {
    expect((await loggedOut(null)).page().remembered()).toBe('')
    const unticked = await loggedOut(false)
    expect(unticked.page().remembered()).toBe('')
    expect([...unticked.keeping.kept.keys()]).toEqual([])
    expect((await loggedOut(true)).page().remembered()).toBe('jansen')
  })

  test('stays with the next login of the same customer, until he wants it otherwise', async () => {
    const { keeping, page } = await loggedOut(true)
    const again = page()
    again.begin(jan, 0)
    expect(again.remembered()).toBe('jansen')
    again.remember(false)
    again.end()
    await again.kept()
    expect(page().remembered()).toBe('')
    expect([...keeping.kept.keys()]).toEqual([])
  })

  test('goes with what is erased, and when another customer logs in', async () => {
    const erasing = await loggedOut(true)
    const session = erasing.page()
    session.begin(jan, 0)
    session.erase(true)
    await session.kept()
    expect([...erasing.keeping.kept.keys()]).toEqual([])
    const other = await loggedOut(true)
    const piet = other.page()
    piet.begin({ ...jan, username: 'pieters' }, 0)
    await piet.kept()
    expect(other.page().remembered()).toBe('')
  })

  test('of one stays where another came by a link and leaves nothing behind', async () => {
    const { page } = await loggedOut(true)
    const linked = page()
    linked.begin({ ...jan, username: '' }, 0)
    linked.keepRedirects({ success: 'https://a.nl/ja', fail: null })
    linked.erase(false)
    await linked.kept()
    expect(page().remembered()).toBe('jansen')
    expect(page().redirects().success).toBeNull()
  })

  test('is remembered for a year after the last login under it, and then stands nowhere', async () => {
    const { keeping, page } = await loggedOut(true)
    expect(page(rememberUsernameMs - 1).remembered()).toBe('jansen')
    const late = page(rememberUsernameMs)
    expect(late.remembered()).toBe('')
    await late.kept()
    expect([...keeping.kept.keys()]).toEqual([])

    const renewed = await loggedOut(true)
    const again = renewed.page(1000)
    again.begin(jan, 1000)
    again.end()
    await again.kept()
    expect(renewed.page(rememberUsernameMs + 999).remembered()).toBe('jansen')
    expect(renewed.page(rememberUsernameMs + 1000).remembered()).toBe('')
  })

  test('that a portal of before remembered without an end has one from now on', async () => {
    const { keeping, page } = visit()
    await keeping.onward.write({
      redirects: null,
      returning: null,
      swapped: undefined,
      username: 'jansen',
      until: undefined,
    })
    const first = page(5)
    expect(first.remembered()).toBe('jansen')
    await first.kept()
    expect(page(rememberUsernameMs + 4).remembered()).toBe('jansen')
    expect(page(rememberUsernameMs + 5).remembered()).toBe('')
  })

  test('stays through a login by a link, which knows no name, and none is remembered there', async () => {
    const { page } = await loggedOut(true)
    const linked = page()
    linked.begin({ ...jan, username: '' }, 0)
    expect(linked.remembered()).toBe('jansen')
    const { page: elsewhere } = visit()
    const nameless = elsewhere()
    nameless.begin({ ...jan, username: '' }, 0)
    nameless.remember(true)
    expect(nameless.remembered()).toBe('')
  })

  test('is none where a portal of before kept what it keeps', async () => {
    const { keeping, page } = visit()
    const before = { redirects: { success: 'https://a.nl', fail: null }, returning: null }
    keeping.kept.set('klantportaal.onward', JSON.stringify(before))
    expect(page().remembered()).toBe('')
    expect(page().redirects().success).toBe('https://a.nl')
  })
})
