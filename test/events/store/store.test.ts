import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import type { StoreFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, type InMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

const catalogue = catalogues.shipped

const named = (name: string): Command => ({ type: 'ChangeAnswer', path: 'customer.first_name', value: name })
const lastNamed = (name: string): Command => ({ type: 'ChangeAnswer', path: 'customer.last_name', value: name })

const firstName = (store: Store): unknown => {
  const slot = catalogue.slotAt.get('customer.first_name')
  return slot === undefined ? null : store.state().answers[slot.group.id]?.values[slot.index]
}

const commands = (records: readonly SurveyRecord[]): readonly string[] => records.map(({ command }) => command)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets every pause of the writer pass. */
const later = () => vi.advanceTimersByTimeAsync(60_000)

describe('an answer', () => {
  test('is in the state and told at once, and stored after that', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, said } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    const heard: unknown[] = []
    store.change$.subscribe(({ state, record }) => heard.push([state === store.state(), record?.seq]))
    const answered = store.dispatch(named('Jan'))
    expect(E.isRight(answered)).toBe(true)
    expect(firstName(store)).toBe('Jan')
    expect(heard).toEqual([[true, 1]])
    expect(store.saving().tag).toBe('saving')
    expect(await store.settled()).toBe(true)
    expect(shelf.lines).toHaveLength(2)
    expect(said).toEqual(['saved', 'saving', 'saved'])
  })

  test('whose state cannot be shown is not done at all', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    const before = store.state()
    const heard: unknown[] = []
    store.change$.subscribe(change => heard.push(change))
    const seen: unknown[] = []
    const rehearse = (state: unknown): never => {
      seen.push(state)
      throw new Error('a mistake of ours')
    }
    expect(() => store.dispatch(named('Jan'), [], rehearse)).toThrow('a mistake of ours')
    expect(seen).not.toEqual([before])
    expect([store.state(), store.waiting().given, heard]).toEqual([before, [], []])
    await store.settled()
    expect(shelf.lines).toHaveLength(1)
  })

  test('that is refused, or says nothing new, changes and stores nothing', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    store.dispatch(named('Jan'))
    const state = store.state()
    expect(store.dispatch(named('Jan'))).toEqual(E.right(null))
    expect(store.dispatch({ type: 'ChangeAnswer', path: 'customer.nowhere', value: 1 })).toEqual(
      E.left({ tag: 'NoSuchQuestion', path: 'customer.nowhere' }),
    )
    expect(store.state()).toBe(state)
    await store.settled()
    expect(shelf.lines).toHaveLength(2)
  })

  test('is there after a new start', async () => {
    const shelf = emptyInMemoryLogData()
    const first = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    first.store.dispatch(named('Jan'))
    await first.store.settled()
    const second = await openTab(catalogue, openInMemoryLog(shelf), 'b')
    expect(second.store.state()).toEqual(first.store.state())
    expect(second.store.records()).toEqual(first.store.records())
  })

  test('that comes in the moment everything is saved is saved too', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    let count = 0
    store.saving$.subscribe(({ tag }) => {
      if (tag === 'saved' && count++ === 1) store.dispatch(lastNamed('Smit'))
    })
    store.dispatch(named('Jan'))
    await later()
    expect(shelf.lines).toHaveLength(3)
    expect(store.saving().tag).toBe('saved')
  })
})

describe('a store that is stopped', () => {
  test('refuses whatever comes, and writes nothing more', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    store.stop()
    expect(store.dispatch(named('Jan'))).toEqual(E.left({ tag: 'OpenElsewhere' }))
    await later()
    expect(await store.settled()).toBe(false)
    expect(shelf.lines).toHaveLength(1)
    expect(firstName(store)).toBe('')
  })
})

const fault = (tag: StoreFault['tag']): StoreFault => ({ tag, detail: 'tried' })

/** Gives the first append up for lost, although it comes through. */
const forgetful = (log: Log): Log => {
  let count = 0
  return {
    ...log,
    append: (after, records, blobs) => async () => {
      const outcome = await log.append(after, records, blobs)()
      return count++ === 0 ? E.left(fault('failed')) : outcome
    },
  }
}

const otherTabWrites = async (shelf: InMemoryLogData, ...given: readonly Command[]): Promise<void> => {
  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'other')
  for (const command of given) store.dispatch(command)
  await store.settled()
}

describe('what another tab wrote first', () => {
  test('comes first, and what was answered here is decided again and kept', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    await otherTabWrites(shelf, named('Piet'))
    const heard: unknown[] = []
    store.change$.subscribe(({ record }) => heard.push(record))
    store.dispatch(lastNamed('Smit'))
    await store.settled()
    expect(firstName(store)).toBe('Piet')
    expect(store.records().map(({ seq }) => seq)).toEqual([1, 2])
    expect(shelf.lines).toHaveLength(3)
    expect(heard).toEqual([expect.objectContaining({ seq: 1 }), null])
    expect(lost).toEqual([])
  })

  test('may make a command impossible, and that is told with the command', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    store.dispatch({ type: 'ChangeAnswer', path: 'customer.has_children', value: 1 })
    await store.settled()
    const [event] = store.records()[0]?.events.slice(1) ?? []
    const id = event?.type === 'ItemAdded' ? event.id : ''
    const path = `customer.children.${id}.first_name`
    await otherTabWrites(shelf, { type: 'RemoveItem', list: 'customer.children', id })
    store.dispatch({ type: 'ChangeAnswer', path, value: 'Sam' })
    await store.settled()
    expect(lost).toEqual([
      { command: { type: 'ChangeAnswer', path, value: 'Sam' }, refusal: { tag: 'NoSuchQuestion', path } },
    ])
  })

  test('is not written twice when it was this tab’s own, given up for lost, with another tab’s after it', async () => {
    const shelf = emptyInMemoryLogData()
    const { store, lost } = await openTab(catalogue, forgetful(openInMemoryLog(shelf)), 'a')
    store.dispatch({ type: 'ShowNotice', kind: 'danger', text: 'Een' })
    await vi.advanceTimersByTimeAsync(1)
    await otherTabWrites(shelf, named('Piet'))
    store.dispatch(lastNamed('Smit'))
    await later()
    expect(commands(store.records())).toEqual(['ShowNotice', 'ChangeAnswer', 'ChangeAnswer'])
    expect(shelf.lines).toHaveLength(4)
    expect(lost).toEqual([])
  })

  test('is there after catching up, without anything having been answered', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    await otherTabWrites(shelf, named('Piet'))
    await store.catchUp()
    expect(firstName(store)).toBe('Piet')
    await store.catchUp()
    expect(store.records()).toHaveLength(1)
  })
})
