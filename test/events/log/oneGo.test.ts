import 'fake-indexeddb/auto'
import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indexedDbDevice } from './device'
import { faultStore } from './faultStore'
import { left, right } from './outcome'
import { answered, header } from './samples'

afterEach(() => vi.restoreAllMocks())

/** A log with two records, open in two tabs. */
const begun = async () => {
  const device = indexedDbDevice()
  const asked: (readonly [added: number, committed: number])[] = []
  const add = vi.spyOn(IDBObjectStore.prototype, 'add')
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const tab = device.tab({
    wrap: use => (mode, work) =>
      use(mode, store => {
        const [added, committed] = [add.mock.calls.length, commit.mock.calls.length]
        const working = work(store)
        asked.push([add.mock.calls.length - added, commit.mock.calls.length - committed])
        return working
      }),
  })
  const other = device.tab()
  await right(tab.open(header('first')))
  await right(tab.append(0, [answered(1), answered(2)], []))
  await right(other.open(header('second')))
  asked.length = 0
  return { device, tab, other, asked }
}

const ids = (lines: readonly string[]): readonly string[] =>
  lines.slice(1).map(line => line.match(/"id":"([^"]*)"/)?.[1] ?? '')

describe('an append asks the database in one go', () => {
  it('what stands at its head, and that its records be added: no answer is waited for in between', async () => {
    const { tab, asked } = await begun()
    await right(tab.append(2, [answered(3), answered(4)], []))
    await right(tab.append(4, [answered(5)], [{ digest: 'd1', bytes: new Uint8Array([1]) }]))
    expect(asked).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  it('and of a record by itself that it be committed', async () => {
    const { tab, asked } = await begun()
    await right(tab.append(2, [answered(3)], []))
    expect(asked).toEqual([[1, 1]])
  })

  it.each(['keeps what it can', 'only says that it was aborted'])(
    'is told that another tab was first by a browser that then %s',
    async how => {
      const { device, other } = await begun()
      const tab = device.tab({
        wrap: use => (mode, work) =>
          use(mode, store => {
            // Firefox does the one or the other once a transaction is committing.
            const { transaction } = store
            transaction.addEventListener('error', event => {
              event.preventDefault()
              // Inside fake-indexeddb: what a browser does when it fails to commit.
              const abortable = transaction as unknown as { readonly _abort: (reason: string) => void }
              if (how !== 'keeps what it can') abortable._abort('AbortError')
            })
            return work(store)
          }),
      })
      await right(tab.open(header('third')))
      await right(other.append(2, [answered(3, 'x', 'other')], []))
      expect(await left(tab.append(2, [answered(3)], []))).toMatchObject({ tag: 'headMoved', tail: [{ id: 'other' }] })
      expect(ids(await device.lines())).toEqual(['record-1', 'record-2', 'other'])
    },
  )

  it('and nothing of it is stored when another tab was first, whatever it stored', async () => {
    const { device, tab, other } = await begun()
    await right(other.append(2, [answered(3, 'x', 'other')], []))
    const blob = { digest: 'd1', bytes: new Uint8Array([1]) }
    const fault = await left(tab.append(2, [answered(3), answered(4)], [blob]))
    expect(fault).toMatchObject({ tag: 'headMoved', tail: [{ id: 'other' }] })
    expect(ids(await device.lines())).toEqual(['record-1', 'record-2', 'other'])
    expect(await right(tab.blob('d1'))).toBeNull()
  })

  it('and nothing of it stays when its head was moved aside or damaged', async () => {
    for (const damage of [null, 'damage']) {
      const { device, tab } = await begun()
      await device.damage(2, damage)
      for (const records of [[answered(3)], [answered(3), answered(4)]])
        expect(await left(tab.append(2, records, []))).toMatchObject({ tag: 'failed' })
      expect(await device.lines()).toHaveLength(damage === null ? 2 : 3)
    }
  })

  it('where it cannot be taken back, it is not called stored either, however often it is tried, and a start tells', async () => {
    const { device } = await begun()
    const store = faultStore()
    let isSecond = false
    const tab = device.tab({
      wrap: use => {
        const faulty = store.wrap(use)
        return (mode, work) => {
          if (isSecond && mode === 'readwrite') store.next('quota')
          return faulty(mode, work).finally(() => {
            isSecond = true
          })
        }
      },
    })
    await right(tab.open(header('third')))
    isSecond = false
    await device.damage(2, null)
    expect(await left(tab.append(2, [answered(3)], []))).toMatchObject({ tag: 'full' })
    expect(await device.lines()).toHaveLength(3)
    isSecond = false
    expect(await left(tab.append(2, [answered(3)], []))).toMatchObject({ tag: 'failed' })
    const opened = await right(device.tab().open(header('fourth')))
    expect([opened.records.length, opened.movedAside]).toMatchObject([1, { why: 'gap', lines: [expect.anything()] }])
  })

  it('and what somebody else has put in its place meanwhile is left there', async () => {
    const { device } = await begun()
    let turns = 0
    const tab = device.tab({
      wrap: use => async (mode, work) => {
        if (mode === 'readwrite' && turns++ === 1) await device.damage(3, 'theirs')
        return use(mode, work)
      },
    })
    await right(tab.open(header('third')))
    turns = 0
    await device.damage(2, null)
    expect(await left(tab.append(2, [answered(3)], []))).toMatchObject({ tag: 'failed' })
    expect((await device.lines()).slice(2)).toEqual(['theirs'])
  })

  it('takes nothing for the tail of its log where another tab mended it from further back', async () => {
    const { device, tab } = await begun()
    await right(tab.append(2, [answered(3), answered(4)], []))
    const mender = device.tab()
    await right(mender.open(header('third')))
    await right(mender.mend(answered(3, 'x', 'mended')))
    await right(mender.append(3, [answered(4, 'x', 'after'), answered(5, 'x', 'beyond')], []))
    expect(await left(tab.append(2, [], []))).toMatchObject({ tag: 'failed' })
  })

  it('asked for nothing, it tells what others stored', async () => {
    const { tab, other } = await begun()
    await right(tab.append(2, [], []))
    await right(other.append(2, [answered(3, 'x', 'other')], []))
    expect(await left(tab.append(2, [], []))).toMatchObject({ tag: 'headMoved', tail: [{ id: 'other' }] })
    // That it was told does not make it the caller's own.
    expect(await left(tab.append(2, [], []))).toMatchObject({ tag: 'headMoved', tail: [{ id: 'other' }] })
    await right(tab.append(3, [], []))
  })

  it('a gap that damage made behind the head is not passed over: the next append is refused, and the next start tells', async () => {
    const { device, tab, other } = await begun()
    await right(other.append(2, [answered(3, 'x', 'other'), answered(4, 'x', 'another')], []))
    await device.damage(3, null)
    await right(tab.append(2, [answered(3)], []))
    expect(await left(tab.append(3, [answered(4)], []))).toMatchObject({ tag: 'failed' })
    const opened = await right(device.tab().open(header('third')))
    expect(opened.records.map(({ id }) => id)).toEqual(['record-1', 'record-2', 'record-3'])
    expect(opened.movedAside).toMatchObject({ why: 'damaged', lines: [expect.stringContaining('another')] })
  })
})
