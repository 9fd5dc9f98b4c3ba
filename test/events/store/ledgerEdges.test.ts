import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { failedFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, type InMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import type { Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

const catalogue = catalogues.shipped
const answer = (field: string, value: string | number): Command => ({
  type: 'ChangeAnswer',
  path: `customer.${field}`,
  value,
})
const children = 'customer.children'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answered = ({ state }: Store, path: string): unknown => {
  const slot = catalogue.slotAt.get(path)
  return slot === undefined ? null : state().answers[slot.group.id]?.values[slot.index]
}

const childIn = (store: Store): string =>
  store.records().flatMap(({ events }) => events.flatMap(one => (one.type === 'ItemAdded' ? [one.id] : [])))[0] ?? ''

const otherTab = async (shelf: InMemoryLogData, ...given: readonly Command[]): Promise<void> => {
  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'other')
  for (const command of given) store.dispatch(command)
  await store.settled()
}

/** A tab with one child. */
const withChild = async () => {
  const shelf = emptyInMemoryLogData()
  const tab = await openTab(catalogue, openInMemoryLog(shelf), 'a')
  tab.store.dispatch(answer('has_children', 1))
  await tab.store.settled()
  return { ...tab, shelf, id: childIn(tab.store) }
}

/** Gives the first append up for lost, although it comes through. */
const forgetful = (log: Log): Log => {
  let count = 0
  return {
    ...log,
    append: (after, records, blobs) => async () => {
      const outcome = await log.append(after, records, blobs)()
      return count++ === 0 ? E.left(failedFault('tried')) : outcome
    },
  }
}

describe('what is decided again behind another tab', () => {
  test('gives way to its answer to the same question, and that is told', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    await otherTab(shelf, answer('first_name', 'Piet'))
    store.dispatch(answer('first_name', 'Jan'))
    await store.settled()
    expect(answered(store, 'customer.first_name')).toBe('Piet')
    expect(lost).toEqual([{ command: answer('first_name', 'Jan'), refusal: { tag: 'AnsweredElsewhere' } }])
  })

  test('says why it cannot be done, where the other tab also took the question away', async () => {
    const { store, lost, shelf, id } = await withChild()
    const named = (value: string) => answer(`children.${id}.first_name`, value)
    await otherTab(shelf, named('Sam'), { type: 'RemoveItem', list: children, id })
    store.dispatch(named('Kim'))
    await store.settled()
    expect(lost).toEqual([
      { command: named('Kim'), refusal: { tag: 'NoSuchQuestion', path: `customer.children.${id}.first_name` } },
    ])
  })

  test('never gives way to this tab’s own earlier answer, which came through after all', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, forgetful(openInMemoryLog(shelf)), 'a')
    store.dispatch(answer('first_name', 'J'))
    await vi.advanceTimersByTimeAsync(1)
    store.dispatch(answer('first_name', 'Jan'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(answered(store, 'customer.first_name')).toBe('Jan')
    expect(lost).toEqual([])
    expect(shelf.lines).toHaveLength(3)
  })

  test('nor where another tab wrote behind that answer', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, forgetful(openInMemoryLog(shelf)), 'a')
    store.dispatch(answer('first_name', 'J'))
    await vi.advanceTimersByTimeAsync(1)
    await otherTab(shelf, answer('last_name', 'Smit'))
    store.dispatch(answer('first_name', 'Jan'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(['first_name', 'last_name'].map(key => answered(store, `customer.${key}`))).toEqual(['Jan', 'Smit'])
    expect(lost).toEqual([])
    expect(store.last()?.seq).toBe(3)
  })

  test('and brings about something else is still done: only a step’s other verdict is told', async () => {
    const { store, lost, shelf, id } = await withChild()
    await otherTab(shelf, { type: 'AddItem', list: children })
    store.dispatch({ type: 'RemoveItem', list: children, id })
    expect(answered(store, 'customer.has_children')).toBe(0)
    await store.settled()
    expect(answered(store, 'customer.has_children')).toBe(1)
    expect(lost).toEqual([])
  })

  test('is nothing any more where the other tab did the very same', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    const morning: Command = { type: 'BeginDay', today: '2026-11-22' }
    await otherTab(shelf, morning)
    store.dispatch(morning)
    expect(store.waiting().given).toHaveLength(1)
    expect(await store.settled()).toBe(true)
    expect(shelf.lines).toHaveLength(2)
    expect([lost, store.waiting().given]).toEqual([[], []])
  })
})

test('the newest record is the last one given, also while all of them wait', async () => {
  const shelf = emptyInMemoryLogData()
  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
  for (const name of ['J', 'Ja', 'Jan']) store.dispatch(answer('first_name', name))
  expect([store.last()?.seq, store.waiting().head]).toEqual([3, 0])
  await store.settled()
  expect([store.last()?.seq, store.waiting().head]).toEqual([3, 3])
  const again = await openTab(catalogue, openInMemoryLog(shelf), 'b')
  expect(again.store.last()?.seq).toBe(3)
})

describe('what a page that went away left behind', () => {
  test('and is stored after all, is passed over without a word', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    store.dispatch(answer('first_name', 'Jan'))
    const { given } = store.waiting()
    await store.settled()
    store.recover([{ head: 0, given }])
    await store.settled()
    expect(shelf.lines).toHaveLength(2)
    expect(lost).toEqual([])
  })

  test('and cannot be done any more, is told', async () => {
    const { store, lost } = await openTab(catalogue, openInMemoryLog(), 'a')
    const command = answer('nowhere', 1)
    store.recover([{ head: 0, given: [{ command, id: 'left', at: 1 }] }])
    expect(lost).toEqual([{ command, refusal: { tag: 'NoSuchQuestion', path: 'customer.nowhere' } }])
  })
})

test('what is typed on is no longer so once another tab did something before it', async () => {
  const shelf = emptyInMemoryLogData()
  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
  store.dispatch(answer('last_name', 'J'))
  await store.settled()
  await otherTab(shelf, { type: 'AddItem', list: children })
  const dispatched = store.dispatch(answer('last_name', 'Ja'))
  expect(dispatched).toMatchObject({ right: { intent: { tag: 'answer', continues: true } } })
  await store.settled()
  expect(store.last()).toMatchObject({ seq: 3, intent: { tag: 'answer', continues: false } })
  store.dispatch(answer('last_name', 'Jan'))
  expect(store.last()).toMatchObject({ intent: { continues: true } })
})

test('what is typed goes on with nothing of before the page was opened', async () => {
  const shelf = emptyInMemoryLogData()
  await otherTab(shelf, answer('last_name', 'J'))
  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
  store.dispatch(answer('last_name', 'Ja'))
  expect(store.last()).toMatchObject({ intent: { continues: false } })
})
