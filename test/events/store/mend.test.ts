import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { Answers, GroupAnswers } from '../../../domain/engine/answers'
import type { Command } from '../../../events/decisions/command'
import { encodeState } from '../../../events/state/stateCodec'
import { snapshotReader } from '../../../events/store/snapshots'
import { createStore } from '../../../events/store/store'
import { verifyLog } from '../../../events/store/verifyLog'
import { catalogues } from '../../arbitraries/surveys'
import { indexedDbDevice } from '../log/device'
import { right } from '../log/outcome'
import { header, openTab, tickingClock } from './tab'

const catalogue = catalogues.shipped
const soon = async (): Promise<void> => undefined
const answer = (field: string, value: string | number): Command => ({
  type: 'ChangeAnswer',
  path: `customer.${field}`,
  value,
})

/** What is answered, by whom, and which items there are; what was removed can not come back after damage. */
const plain = (answers: Answers): unknown => {
  const group = ({ values, touched, lists }: GroupAnswers): unknown => ({
    values,
    touched,
    lists: lists.map(({ ids, items }) => ({ ids, items: items.map(group) })),
  })
  return answers.map(group)
}

/** A log with a snapshot of all its records; `store` is a later, quick start on it. */
const quick = async (damaged: (lines: readonly string[]) => readonly [seq: number, line: string | null]) => {
  const device = indexedDbDevice()
  const first = await openTab(catalogue, device.tab(), 'a')
  first.store.dispatch(answer('first_name', 'Jan'))
  first.store.dispatch(answer('has_children', 1))
  first.store.dispatch({ type: 'AddItem', list: 'customer.children' })
  const [child] = first.store
    .records()
    .flatMap(({ events }) => events.flatMap(e => (e.type === 'ItemAdded' ? [e.id] : [])))
  first.store.dispatch(answer(`children.${child}.first_name`, 'Sam'))
  first.store.dispatch({ type: 'SubmitStep', step: 'personal_details' })
  await first.store.settled()
  const last = first.store.records().at(-1)
  const snapshot = { seq: last?.seq ?? 0, last: last?.id ?? '', rules: 'test', state: encodeState(first.store.state()) }
  const kept = device.tab()
  await right(kept.open(header))
  await right(kept.keepSnapshot(snapshot))
  const [seq, line] = damaged(await device.lines())
  await device.damage(seq, line)

  const log = device.tab()
  const opened = await log.open(header, snapshotReader(catalogue, 'test'))()
  if (E.isLeft(opened) || opened.right.from === null) throw new Error('no quick start')
  const store = createStore({ catalogue, log, clock: tickingClock('b'), header, opened })
  const found = () => verifyLog(log, header.log, snapshot.seq, () => undefined, soon)
  return { device, log, store, found, before: first.store.state(), snapshot }
}

const changedWord = (lines: readonly string[]): readonly [number, string] => [1, (lines[1] ?? '').replace('Jan', 'Jet')]

describe('damage before a snapshot', () => {
  test.each<readonly [string, Parameters<typeof quick>[0], number]>([
    ['a record that is no record any more', () => [2, '{"seq":'], 2],
    ['a record that is another’s', lines => [3, lines[4] ?? ''], 3],
    ['one changed word', changedWord, 1],
  ])('%s is found in the background, and what is shown comes back', async (_, damaged, at) => {
    const { device, log, store, found, before } = await quick(damaged)
    store.dispatch(answer('last_name', 'Jansen'))
    await store.settled()
    const shown = store.state()
    expect(await found()).toBe(at)
    expect(await store.mend(at)).toBe(true)

    expect(plain(store.state().answers)).toEqual(plain(shown.answers))
    // What was refused in them is not told by what comes back.
    expect([...store.state().submitted.keys()]).toEqual([...before.submitted.keys()])
    expect(store.records().at(-1)).toMatchObject({ seq: at, by: 'system', command: 'RestoreAnswers' })
    expect(await right(log.setAside())).toMatchObject([{ why: 'restored', lines: { length: 7 - at } }])
    store.dispatch(answer('initials', 'J'))
    expect(await store.settled()).toBe(true)

    const next = await openTab(catalogue, device.tab(), 'c')
    expect(plain(next.store.state().answers)).toEqual(plain(store.state().answers))
    expect(next.store.records()).toEqual(store.records())
    expect(await verifyLog(device.tab(), header.log, at + 1, () => undefined, soon)).toBeNull()
  })

  test('what is typed while it is mended is stored behind it', async () => {
    const { device, store } = await quick(changedWord)
    const mending = store.mend(1)
    store.dispatch(answer('last_name', 'Jansen'))
    expect(await mending).toBe(true)
    await store.settled()
    const next = await openTab(catalogue, device.tab(), 'c')
    expect(next.store.records().map(({ command }) => command)).toEqual(['RestoreAnswers', 'ChangeAnswer'])
    expect(plain(next.store.state().answers)).toEqual(plain(store.state().answers))
  })

  test('an answer of before the damage that is changed again meanwhile stands, and is nobody else’s', async () => {
    const { device, store } = await quick(lines => [3, lines[4] ?? ''])
    const lost: unknown[] = []
    store.lost$.subscribe(one => lost.push(one))
    const mending = store.mend(3)
    store.dispatch(answer('first_name', 'Joris'))
    expect(await mending).toBe(true)
    await store.settled()
    expect(lost).toEqual([])
    const next = await openTab(catalogue, device.tab(), 'c')
    expect(JSON.stringify(plain(next.store.state().answers))).toContain('"Joris"')
  })

  test('waits for the next start where another tab wrote since', async () => {
    const { device, store } = await quick(changedWord)
    const lines = await device.lines()
    await device.damage(
      lines.length,
      (lines.at(-1) ?? '').replace(`"seq":${lines.length - 1}`, `"seq":${lines.length}`),
    )
    expect(await store.mend(1)).toBe(false)
    expect(await device.lines()).toHaveLength(lines.length + 1)
  })

  test('waits while the answers are on their way to the office', async () => {
    const { device, store } = await quick(changedWord)
    const { sending } = store.state()
    expect(sending.tag).toBe('idle')
    Object.assign(sending, { tag: 'busy', at: 1 })
    const lines = await device.lines()
    expect(await store.mend(1)).toBe(false)
    expect(await device.lines()).toEqual(lines)
  })
})

test('a sound log is looked at whole, record by record', async () => {
  const device = indexedDbDevice()
  const { store } = await openTab(catalogue, device.tab(), 'a')
  for (let n = 0; n < 450; n++) store.dispatch(answer('first_name', `Jan ${n}`))
  await store.settled()
  const seen: number[] = []
  expect(await verifyLog(device.tab(), header.log, 450, ({ seq }) => seen.push(seq), soon)).toBeNull()
  expect(seen).toEqual(Array.from({ length: 450 }, (_, i) => i + 1))
  await device.damage(203, null)
  expect(await verifyLog(device.tab(), header.log, 450, () => undefined, soon)).toBe(203)
})
