import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Command } from '../../events/decisions/command'
import { emptyInMemoryLogData, type InMemoryLogData, openInMemoryLog } from '../../events/log/inMemoryLog'
import type { Log } from '../../events/log/log'
import { readLog } from '../../events/log/readLog'
import { foldRecords } from '../../events/state/fold'
import { initialState } from '../../events/state/state'
import { commandOf, type Move } from '../arbitraries/commands'
import { catalogues } from '../arbitraries/surveys'
import { moveArbitrary, movesArbitrary } from '../arbitraries/walks'
import { openTab, type Tab } from '../events/store/tab'
import { checkAsyncLaw } from './check'

const catalogue: Catalogue = catalogues.shipped

/** A log that is as slow as the scheduler wants it, on its way to the disk and on its way back. */
const slow = (log: Log, scheduler: fc.Scheduler): Log => ({
  ...log,
  append: (after, records, blobs) => async () => {
    await scheduler.schedule(Promise.resolve(), `append ${records.map(({ id }) => id)} after ${after}`)
    const outcome = await log.append(after, records, blobs)()
    await scheduler.schedule(Promise.resolve(), 'answer')
    return outcome
  },
})

const stored = (shelf: InMemoryLogData) => readLog(shelf.lines.map((text, seq) => ({ seq, text }))).records

const dispatch = ({ store }: Tab, move: Move) => store.dispatch(commandOf(catalogue, store.state(), move))

test('what a settled portal shows is what its stored records say', async () => {
  const law = fc.asyncProperty(movesArbitrary(catalogue, 20), fc.scheduler(), async (moves, scheduler) => {
    const shelf = emptyInMemoryLogData()
    const tab = await openTab(catalogue, slow(openInMemoryLog(shelf), scheduler), 'a')
    for (const move of moves) dispatch(tab, move)
    const settled = tab.store.settled()
    await scheduler.waitIdle()
    expect(await settled).toBe(true)
    expect(stored(shelf)).toEqual(tab.store.records())
    expect(foldRecords(catalogue, initialState(catalogue), stored(shelf))).toEqual(tab.store.state())
  })
  await checkAsyncLaw('a settled store is its log', law, 60)
})

type Act =
  | { readonly act: 'do'; readonly tab: 0 | 1; readonly move: Move }
  | { readonly act: 'catchUp'; readonly tab: 0 | 1 }
  | { readonly act: 'wait'; readonly tasks: number }

const tabArbitrary = fc.constantFrom<0 | 1>(0, 1)

const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('do' as const), tab: tabArbitrary, move: moveArbitrary(catalogue) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('catchUp' as const), tab: tabArbitrary }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const), tasks: fc.integer({ min: 1, max: 3 }) }) },
)

/** Lets everything go on that can go on without the disk. */
const breathe = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('two tabs lose no answer that was given, and end up the same', async () => {
  const acts = fc.array(actArbitrary, { maxLength: 25 })
  const start = movesArbitrary(catalogue, 3)
  const law = fc.asyncProperty(start, acts, fc.scheduler(), async (opening, chosen, scheduler) => {
    const shelf = emptyInMemoryLogData()
    const open = (name: string) => openTab(catalogue, slow(openInMemoryLog(shelf), scheduler), name)
    const tabs = [await open('a'), await open('b')] as const
    const given: { command: Command; tab: Tab; path: string; value: unknown }[] = []
    const act = async (one: Act): Promise<void> => {
      if (one.act === 'wait') {
        for (let n = 0; n < one.tasks && scheduler.count() > 0; n++) await scheduler.waitNext(1)
        await breathe()
        return
      }
      const tab = tabs[one.tab]
      if (one.act === 'catchUp') {
        void tab.store.catchUp()
        return
      }
      const command = commandOf(catalogue, tab.store.state(), one.move)
      const record = tab.store.dispatch(command)
      if (E.isLeft(record) || record.right?.command !== 'ChangeAnswer') return
      for (const event of record.right.events)
        if (event.type === 'AnswerChanged') given.push({ command, tab, path: event.path, value: event.value })
    }
    for (const move of opening) await act({ act: 'do', tab: 0, move })
    for (const one of chosen) await act(one)

    const settled = Promise.all(tabs.map(({ store }) => store.settled()))
    await scheduler.waitIdle()
    expect(await settled).toEqual([true, true])
    const caughtUp = Promise.all(tabs.map(({ store }) => store.catchUp()))
    await scheduler.waitIdle()
    await caughtUp

    const records = stored(shelf)
    for (const { store } of tabs) {
      expect(store.records()).toEqual(records)
      expect(store.state()).toEqual(foldRecords(catalogue, initialState(catalogue), records))
    }
    const kept = records.flatMap(({ events }) => events)
    for (const { command, tab, path, value } of given) {
      const isKept = kept.some(
        event => event.type === 'AnswerChanged' && event.path === path && same(event.value, value),
      )
      const isTold = tab.lost.some(lost => lost.command === command)
      // What an answer brings along is decided anew behind another tab's: it gives way to an answer that was given there.
      const isOwn = command.type === 'ChangeAnswer' && command.path === path
      const isAnswered = kept.some(event => event.type === 'AnswerChanged' && event.path === path)
      expect(isKept || isTold || (!isOwn && isAnswered)).toBe(true)
    }
  })
  await checkAsyncLaw('two tabs lose nothing', law, 150)
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
