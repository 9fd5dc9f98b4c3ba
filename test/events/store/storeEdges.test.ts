import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { failedFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log, OpenedLog } from '../../../events/log/log'
import type { StoreChange } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

const catalogue = catalogues.shipped
const named = (value: string): Command => ({ type: 'ChangeAnswer', path: 'customer.first_name', value })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a log that cannot be opened', () => {
  /** Opens at the second try. */
  const late = (log: Log): Log => {
    let tries = 0
    return { ...log, open: (...args) => (tries++ === 0 ? TE.left(failedFault('tried')) : log.open(...args)) }
  }

  test('is told with its fault, and the portal begins with nothing', async () => {
    const { store } = await openTab(catalogue, late(openInMemoryLog(emptyInMemoryLogData())), 'a')
    expect(store.saving()).toEqual({ tag: 'fault', fault: failedFault('tried') })
    expect([store.records(), store.last()]).toEqual([[], null])
  })

  test('is told as it is found in the end, and what it held comes before what was answered meanwhile', async () => {
    const shelf = emptyInMemoryLogData()
    const before = await openTab(catalogue, openInMemoryLog(shelf), 'before')
    before.store.dispatch(named('Piet'))
    await before.store.settled()
    const { store, lost } = await openTab(catalogue, late(openInMemoryLog(shelf)), 'a')
    const found: OpenedLog[] = []
    store.openedLate$.subscribe(opened => found.push(opened))
    store.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Jansen' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(found.map(({ records }) => records.length)).toEqual([1])
    expect(store.records().map(({ seq, id }) => [seq, id])).toEqual([
      [1, before.store.records()[0]?.id],
      [2, expect.any(String)],
    ])
    expect(lost).toEqual([])
    expect(store.saving().tag).toBe('saved')
    expect(shelf.lines).toHaveLength(3)
  })

  test('and holds nothing, is nothing that another tab wrote', async () => {
    const { store } = await openTab(catalogue, late(openInMemoryLog(emptyInMemoryLogData())), 'a')
    const heard: StoreChange[] = []
    store.change$.subscribe(change => heard.push(change))
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard.map(({ record }) => record?.seq)).toEqual([1])
  })
})

test('what is refused, or says nothing new, is not told as a change', async () => {
  const { store } = await openTab(catalogue, openInMemoryLog(emptyInMemoryLogData()), 'a')
  store.dispatch(named('Jan'))
  await store.settled()
  const heard: unknown[] = []
  store.change$.subscribe(change => heard.push(change))
  store.saving$.subscribe(({ tag }) => heard.push(tag))
  store.dispatch(named('Jan'))
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.nowhere', value: 1 })
  expect(heard).toEqual(['saved'])
})

test('bytes are there to be read as long as the disk has not taken them, each by its own name', async () => {
  const never: Log = { ...openInMemoryLog(emptyInMemoryLogData()), append: () => () => new Promise(() => undefined) }
  const { store } = await openTab(catalogue, never, 'a')
  const [one, two] = [new Uint8Array([1]), new Uint8Array([2, 3])]
  store.dispatch(named('Jan'), [{ digest: 'one', bytes: one }])
  store.dispatch(named('Piet'), [{ digest: 'two', bytes: two }])
  const found = await Promise.all(['one', 'two', 'three'].map(digest => store.blob(digest)()))
  expect(found).toEqual([E.right(one), E.right(two), E.right(null)])
})

test('bytes that wait to be stored are there to be read, and after that those that are stored', async () => {
  const { store } = await openTab(catalogue, openInMemoryLog(emptyInMemoryLogData()), 'a')
  const bytes = new Uint8Array([1, 2])
  store.dispatch(named('Jan'), [{ digest: 'one', bytes }])
  expect(await store.blob('one')()).toEqual(E.right(bytes))
  expect(await store.blob('two')()).toEqual(E.right(null))
  await store.settled()
  expect(store.waiting().given).toEqual([])
  expect(await store.blob('one')()).toEqual(E.right(bytes))
})

describe('a log that is damaged', () => {
  const begun = async (log: Log) => {
    const tab = await openTab(catalogue, log, 'a')
    tab.store.dispatch(named('Jan'))
    tab.store.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Jansen' })
    await tab.store.settled()
    return tab
  }

  test.each([1, 2])('at %i is mended with the answers that are shown, and that is told', async at => {
    const { store } = await begun(openInMemoryLog(emptyInMemoryLogData()))
    const shown = store.state().answers
    const heard: StoreChange[] = []
    store.change$.subscribe(change => heard.push(change))
    expect(await store.mend(at)).toBe(true)
    expect(heard).toEqual([{ state: store.state(), record: null }])
    expect(store.state().answers).toEqual(shown)
    expect(store.records().map(({ seq }) => seq)).toEqual(Array.from({ length: at }, (_, i) => i + 1))
  })

  test.each<[string, (log: Log) => Log]>([
    ['what stands before cannot be read', log => ({ ...log, lines: () => TE.left(failedFault('gone')) })],
    ['not all that stands before is there', log => ({ ...log, lines: () => TE.right([]) })],
    ['the disk refuses it', log => ({ ...log, mend: () => TE.left(failedFault('full')) })],
  ])('is not called mended, and stays as it is, where %s', async (_why, made) => {
    const { store } = await begun(made(openInMemoryLog(emptyInMemoryLogData())))
    const [records, state] = [store.records(), store.state()]
    expect(await store.mend(2)).toBe(false)
    expect([store.records(), store.state()]).toEqual([records, state])
  })
})
