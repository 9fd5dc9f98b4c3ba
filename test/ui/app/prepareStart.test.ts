import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import type { SharedStoredValue } from '../../../events/disk/storedValue'
import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import type { Erasure, Erasures } from '../../../events/session/erasures'
import { createSession } from '../../../events/session/session'
import type { SessionPersistence } from '../../../events/session/sessionPersistence'
import { prepareStart } from '../../../ui/app/prepareStart'
import { clearLogMarks, eraseInvitationLog } from '../../../ui/visit/log/eraseInvitationLog'
import { right } from '../../events/log/outcome'
import { answered, header } from '../../events/log/samples'
import { fakeKeeping } from '../../events/session/fakeKeeping'
import { eventually } from '../../setup/eventually'
import { device } from '../openedPortal'

const { now, portal, logged, sending, databases } = device()
const success = 'https://kantoor.example/klaar'

/** From the start on: as `main` does it, on what the browser of the test kept. */
const started = async () => {
  const { keeping, storage } = now.browser
  const { erasures } = keeping
  return prepareStart({ keeping, erasures, storage })
}

const erasing = () => ({ erasures: now.browser.keeping.erasures, storage: now.browser.storage })

/** A log of an invitation on this device, closed. */
const kept = async (invitation: string) => {
  const log = openIndexedDbLog(invitation)
  await right(log.open({ ...header('first'), invitation }))
  await right(log.append(0, [answered(1)], []))
  return log
}

describe('a start', () => {
  test('without anything to finish reads what is kept', async () => {
    const made = portal()
    made.logIn('jan')
    await made.session.kept()
    const { keeping, storage } = now.browser
    const { kept: found, ended } = await prepareStart({ keeping, erasures: keeping.erasures, storage })
    expect([found.session?.access_token, ended]).toEqual(['jan', null])
  })

  test('goes on with an erasing that the browser refused, again and again, and says nothing of the session', async () => {
    const made = portal()
    made.logIn('jan')
    await made.session.kept()
    const log = await kept('17')
    await kept('18')
    const refusing = {
      ...log,
      erase: () => async () => ({ _tag: 'Left', left: { tag: 'failed', detail: '' } }) as const,
    }
    expect(await eraseInvitationLog(erasing(), '17', refusing, null)).toBe(false)
    log.close()
    const { deleteDatabase } = indexedDB
    indexedDB.deleteDatabase = () => {
      throw new DOMException('not now', 'UnknownError')
    }
    expect((await started()).kept.session?.access_token).toBe('jan')
    expect(await databases()).toContain('klantportaal.log.17')
    expect(await now.browser.keeping.erasures.all()).toHaveLength(1)
    indexedDB.deleteDatabase = deleteDatabase
    await started()
    expect(await databases()).toEqual(['klantportaal.log.18'])
    expect(await now.browser.keeping.erasures.all()).toEqual([])
  })
})

describe('an invitation that is being erased', () => {
  test('is not opened before that is done: what is typed then would be erased as well', async () => {
    const first = await logged()
    await first.open.store.settled()
    await first.shut()
    await now.browser.keeping.erasures.begin('1', null)
    const { deleteDatabase } = indexedDB
    indexedDB.deleteDatabase = () => {
      throw new DOMException('not now', 'UnknownError')
    }
    const again = portal()
    const open = await again.opened()
    open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
    expect(await open.store.settled()).toBe(false)
    expect(open.store.saving()).toMatchObject({ tag: 'fault', fault: { tag: 'refused' } })
    expect([...now.browser.storage.kept.keys()].filter(key => key.includes('rescue'))).toEqual([])
    await again.shut()
    indexedDB.deleteDatabase = deleteDatabase
    const later = portal()
    const fresh = await later.opened()
    expect(fresh.store.records().some(({ command }) => command === 'ChangeAnswer')).toBe(false)
    expect(await fresh.store.settled()).toBe(true)
    expect(await now.browser.keeping.erasures.all()).toEqual([])
  })
})

/**
 * The browser dies before the `at`-th thing that the end of a sending asks of the disk: from then on nothing is done and
 * nobody is answered.
 */
const dying = (at: number) => {
  let asked = 0
  let tell: (how: 'killed') => void = () => undefined
  const died = new Promise<'killed'>(resolve => {
    tell = resolve
  })
  const isDead = (): boolean => asked >= at
  const step = async <A>(work: () => Promise<A>): Promise<A> => {
    asked += 1
    if (isDead()) tell('killed')
    return isDead() ? new Promise<never>(() => undefined) : work()
  }
  const value = <A>({ read, write, change }: SharedStoredValue<A>): SharedStoredValue<A> => ({
    read: () => step(read),
    write: next => step(() => write(next)),
    change: work => step(() => change(work)),
  })
  const erasuresOf = (all: Erasures): Erasures => ({
    all: () => step(all.all),
    begin: (...given) => step(() => all.begin(...given)),
    isErased: log => step(() => all.isErased(log)),
    confirm: invitation => step(() => all.confirm(invitation)),
    endSessions: () => step(all.endSessions),
    forget: invitation => step(() => all.forget(invitation)),
  })
  return { value, erasuresOf, step, isDead, died }
}

test('killed at any point between the sending and the logging out, everything is erased at the next start', async () => {
  const steps: string[] = []
  for (let at = 1; ; at++) {
    const keeping = fakeKeeping()
    const { storage } = now.browser
    const alive = { keeping, erasures: keeping.erasures, storage }
    const before = createSession(keeping, keeping.begun(), 0)
    before.begin({ accessToken: 'jan', username: 'jan', invitationToken: null }, 0)
    before.nameInvitation('1')
    before.keepRedirects({ success, fail: null })
    await before.kept()
    await kept('1')
    await kept('2')
    storage.setItem('klantportaal.rescue.1', 'sealed:x')

    const { value, erasuresOf, step, isDead, died } = dying(at)
    const erasures = erasuresOf(keeping.erasures)
    const doomed: SessionPersistence = {
      ...keeping,
      session: value(keeping.session),
      onward: { ...keeping.onward, write: next => step(() => keeping.onward.write(next)) },
      ended: erasures.endSessions,
    }
    const session = createSession(doomed, keeping.begun(), 0)
    const log = openIndexedDbLog('1')
    const whole = async () => {
      await eraseInvitationLog(
        { erasures, storage },
        '1',
        { erase: () => () => step(log.erase()) },
        { success: session.redirects().success },
      )
      session.forgetInvitation()
      session.erase(true)
      await session.kept()
      return 'came through'
    }
    const outcome = await Promise.race([whole(), died])
    steps.push(String(outcome))
    expect(outcome === 'killed').toBe(isDead())

    const marked = (await keeping.erasures.all()).length > 0
    const isWhole = (await databases()).includes('klantportaal.log.1')
    const { kept: found, ended } = await prepareStart(alive)
    // Before the mark nothing is erased: the sending stands in the log, and its ending begins anew.
    if (!marked && isWhole) expect(found.session?.access_token).toBe('jan')
    else {
      expect(await databases()).toEqual(['klantportaal.log.2'])
      expect(found).toEqual({ session: null, onward: null })
      expect([...keeping.kept.keys()]).toEqual([])
      expect(storage.getItem('klantportaal.rescue.1')).toBeNull()
      // The address to go to is read before anything is erased.
      if (marked) expect(ended).toEqual({ success })
    }
    expect(await keeping.erasures.all()).toEqual([])
    clearLogMarks(storage, '1')
    if (outcome === 'came through') break
  }
  expect(steps.length).toBeGreaterThan(6)
})

test('a visit that was sent marks it with the address to go to, before anything goes', async () => {
  const { start, went, session, farewell } = await sending()
  session.keepRedirects({ success, fail: null })
  const marks: (readonly Erasure[])[] = []
  const { erasures } = now.browser.keeping
  const confirm = vi.spyOn(erasures, 'confirm')
  start()
  await eventually(() => expect(went).toEqual(['/success']))
  expect(confirm).toHaveBeenCalledWith('1')
  marks.push(await erasures.all())
  expect(marks).toEqual([[{ invitation: '1', isGone: true, ending: { success } }]])
  await farewell()
  expect(await erasures.all()).toEqual([])
})
