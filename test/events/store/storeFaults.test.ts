import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import type { StoreFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { createStore, type Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { header, openTab, tickingClock } from './tab'

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

const fault = (tag: StoreFault['tag']): StoreFault => ({ tag, detail: 'tried' })

/** A log whose next appends answer with these faults, one each, and store nothing. */
const failing = (log: Log, faults: StoreFault[]): Log => ({
  ...log,
  append: (after, records, blobs) => {
    const next = faults.shift()
    return next === undefined ? log.append(after, records, blobs) : TE.left(next)
  },
})

describe('a store that does not take it', () => {
  test.each(['full', 'failed', 'refused'] as const)(
    'says so (%s), goes on in memory, and tries until it does',
    async tag => {
      const shelf = emptyInMemoryLogData()
      const { store, said } = await openTab(catalogue, failing(openInMemoryLog(shelf), [fault(tag), fault(tag)]), 'a')
      store.dispatch(named('Jan'))
      await vi.advanceTimersByTimeAsync(1)
      expect(store.saving()).toEqual({ tag: 'fault', fault: fault(tag) })
      expect(await store.settled()).toBe(false)
      store.dispatch(lastNamed('Smit'))
      expect(firstName(store)).toBe('Jan')
      await later()
      expect(store.saving().tag).toBe('saved')
      expect(shelf.lines).toHaveLength(3)
      expect(said.at(-1)).toBe('saved')
    },
  )

  test('that could not even be opened is opened later, and what was answered before is stored then', async () => {
    const shelf = emptyInMemoryLogData()
    const earlier = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    earlier.store.dispatch(lastNamed('Smit'))
    await earlier.store.settled()
    const opened = E.left(fault('refused'))
    const store = createStore({
      catalogue,
      log: openInMemoryLog(shelf),
      clock: tickingClock('b'),
      header,
      opened,
    })
    expect(store.saving().tag).toBe('fault')
    store.dispatch(named('Jan'))
    await later()
    expect(commands(store.records())).toEqual(['ChangeAnswer', 'ChangeAnswer'])
    expect(shelf.lines).toHaveLength(3)
    expect(store.saving().tag).toBe('saved')
    const again = await openTab(catalogue, openInMemoryLog(shelf), 'c')
    expect(again.store.state()).toEqual(store.state())
  })

  test('because the log was erased is never written again', async () => {
    const shelf = emptyInMemoryLogData()
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    const other = openInMemoryLog(shelf)
    await other.open(header)()
    await other.erase()()
    store.dispatch(named('Jan'))
    await later()
    expect(store.saving()).toMatchObject({ tag: 'fault', fault: { tag: 'erased' } })
    store.dispatch(named('Piet'))
    await later()
    expect(shelf.lines).toEqual([])
  })
})
