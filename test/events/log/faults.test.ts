import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { type IndexedDbDependencies, logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import type { Log } from '../../../events/log/log'
import { begun, runOut, snapshot, stored, timeLimit, timeStandsStill } from './begunLog'
import { indexedDbDevice, invitation } from './device'
import { type Fault, faultStore, faults } from './faultStore'
import { left, right } from './outcome'
import { answered, bytes, header } from './samples'

timeStandsStill()

/** Every operation, as it stands one record into a log, and what it answers when all is well. */
const operations: readonly (readonly [string, (log: Log) => TE.TaskEither<unknown, unknown>, unknown])[] = [
  [
    'open',
    log => log.open(header('second')),
    { header: header('first'), from: null, records: [answered(1)], movedAside: null, missing: null },
  ],
  ['append', log => log.append(1, [answered(2)], [{ digest: 'd2', bytes: bytes('two') }]), undefined],
  ['keepBlob', log => log.keepBlob({ digest: 'd2', bytes: bytes('two') }), undefined],
  ['blob', log => log.blob('d1'), bytes('one')],
  ['setAside', log => log.setAside(), []],
  ['sealKey', log => log.sealKey(), expect.any(Uint8Array)],
  ['snapshot', log => log.snapshot(), snapshot],
  ['keepSnapshot', log => log.keepSnapshot(snapshot), undefined],
  ['erase', log => log.erase(), undefined],
]

/** null: the operation is to come through by itself. */
const answers: Record<Fault, string | null> = {
  throw: 'failed',
  abort: 'failed',
  quota: 'full',
  full: 'full',
  closed: null,
  close: null,
  hang: 'failed',
  unanswered: 'failed',
}

describe.each(operations)('%s', (name, operation, wellAnswer) => {
  it.each(faults)('survives: %s', async fault => {
    const { device, store, log } = await begun()
    store.next(fault)
    const outcome = await operation(log)()
    // A log that could not be emptied is removed whole, which erases as well.
    const answer = name === 'erase' ? null : answers[fault]
    if (answer === null) expect(outcome).toEqual(E.right(wellAnswer))
    else expect(outcome).toMatchObject({ left: { tag: answer } })
    if (name === 'erase') {
      expect(await stored(device)).toEqual([])
      return
    }
    const isStored = name === 'append' && (answer === null || fault === 'unanswered')
    expect(await stored(device)).toEqual(isStored ? [answered(1), answered(2)] : [answered(1)])
    expect(await right(operation(log))).toEqual(name === 'open' && isStored ? expect.anything() : wellAnswer)
    await right(log.append(1, [answered(2)], []))
    expect(await stored(device)).toEqual([answered(1), answered(2)])
  })
})

describe('moving aside', () => {
  it.each(faults)('is done wholly or not at all: %s', async fault => {
    const { device, log } = await begun()
    await right(log.append(1, [answered(2)], []))
    await device.damage(2, 'damage')
    const store = faultStore(runOut)
    let transactions = 0
    const next = device.tab({
      timeLimit,
      // The first transaction reads, the second moves.
      wrap: use => {
        const faulty = store.wrap(use)
        return (mode, work) => {
          transactions += 1
          if (transactions === 2) store.next(fault)
          return faulty(mode, work)
        }
      },
    })
    const outcome = await next.open(header('second'))()
    const isMoved = answers[fault] === null || fault === 'unanswered'
    expect(E.isRight(outcome)).toBe(answers[fault] === null)
    const lines = await device.lines()
    const aside = await right(device.tab().setAside())
    expect([...lines.slice(2), ...aside.flatMap(each => each.lines)]).toEqual(['damage'])
    expect(aside).toHaveLength(isMoved ? 1 : 0)
    expect((await right(next.open(header('third')))).records).toEqual([answered(1)])
    expect(await right(next.setAside())).toHaveLength(1)
  })
})

describe('a store that', () => {
  const broken = (open: () => IDBOpenDBRequest): IDBFactory =>
    Object.assign(Object.create(indexedDbDevice().factory), { open, deleteDatabase: open })

  it.each<readonly [string, () => IDBFactory]>([
    [
      'is not there',
      () => {
        throw new ReferenceError('indexedDB is not defined')
      },
    ],
    [
      'the browser blocks',
      () =>
        broken(() => {
          throw new DOMException('blocked', 'SecurityError')
        }),
    ],
  ])('%s is refused, and nothing throws', async (_, factory) => {
    const log = indexedDbDevice().tab({ factory })
    const calls: readonly TE.TaskEither<unknown, unknown>[] = [
      log.open(header('first')),
      log.blob('d1'),
      log.setAside(),
      log.snapshot(),
    ]
    for (const call of calls) expect(await left(call)).toMatchObject({ tag: 'refused' })
  })

  it('is not there cannot be said to be erased; one that the browser blocks can, when it names no log', async () => {
    const missing = () => {
      throw new ReferenceError('indexedDB is not defined')
    }
    const blocked = () =>
      broken(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    expect(await left(indexedDbDevice().tab({ factory: missing }).erase())).toMatchObject({ tag: 'refused' })
    await right(indexedDbDevice().tab({ factory: blocked }).erase())
  })

  it('failed to open is opened again at the next use', async () => {
    const device = indexedDbDevice()
    let tries = 0
    const factory = () => {
      tries += 1
      if (tries === 1) throw new DOMException('not now', 'UnknownError')
      return device.factory
    }
    const log = device.tab({ factory })
    expect(await left(log.open(header('first')))).toMatchObject({ tag: 'refused' })
    await right(log.open(header('first')))
    await right(log.append(0, [answered(1)], []))
  })

  it('answers after the time limit does nothing behind the back of who was told that it failed', async () => {
    const { device } = await begun()
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let isHeld = false
    let late: Promise<unknown> = Promise.resolve()
    const wrap: IndexedDbDependencies['wrap'] = use => (mode, work) => {
      if (!isHeld) return use(mode, work)
      const done = held.then(() => use(mode, work))
      late = done.catch(cause => cause)
      queueMicrotask(runOut)
      return done
    }
    const log = device.tab({ timeLimit, wrap })
    await right(log.open(header('second')))
    isHeld = true
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'failed' })
    release()
    expect(await late).toMatchObject({ tag: 'failed' })
    expect(await stored(device)).toEqual([answered(1)])
  })

  it('a newer portal takes over is left alone', async () => {
    const { device, log } = await begun()
    await new Promise((resolve, reject) => {
      const opening = device.factory.open(logDatabaseName(invitation), 2)
      opening.onerror = reject
      opening.onblocked = reject
      opening.onsuccess = resolve
    })
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'newer' })
  })

  it('the browser cleared away is not brought back', async () => {
    const { device, log } = await begun()
    log.close()
    await new Promise(resolve => {
      device.factory.deleteDatabase(logDatabaseName(invitation)).onsuccess = resolve
    })
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'erased' })
    expect(await left(log.open(header('first')))).toMatchObject({ tag: 'erased' })
    expect(await device.factory.databases()).toEqual([])
  })

  it('a sleeping tab holds is emptied at once, and not called erased before that tab lets go', async () => {
    const { device } = await begun()
    const log = device.tab({ timeLimit })
    await right(log.open(header('second')))
    const sleeper = await new Promise<IDBDatabase>(resolve => {
      const opening = device.factory.open(logDatabaseName(invitation))
      opening.onsuccess = () => resolve(opening.result)
    })
    // No time passes, so no limit of time can end this.
    expect(await left(log.erase())).toMatchObject({ tag: 'failed' })
    const keys = sleeper.transaction('records').objectStore('records').getAllKeys()
    await new Promise(resolve => {
      keys.onsuccess = resolve
    })
    expect(keys.result).toEqual([])
    sleeper.close()
    await right(device.tab().erase())
    expect(await device.factory.databases()).toEqual([])
  })
})
