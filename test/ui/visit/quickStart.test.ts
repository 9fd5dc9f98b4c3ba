import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { planImport } from '../../../events/log/logExport/importLog'
import { foldRecords } from '../../../events/state/fold'
import { initialState, type State } from '../../../events/state/state'
import { encodeState } from '../../../events/state/stateCodec'
import { createCrashRecovery } from '../../../events/store/crashRecovery/crashRecovery'
import type { Visit } from '../../../ui/visit/openVisit/visit'
import { eventually } from '../../setup/eventually'
import { answerOf, device } from '../openedPortal'

const { now, portal, logged } = device()

const answerIn = ({ catalogue }: Visit, { answers }: State, path: string): unknown => {
  const slot = catalogue.slotAt.get(path)
  return slot === undefined ? null : answers[slot.group.id]?.values[slot.index]
}

/** A customer who gave an answer, and a snapshot of all that; the portal is closed. */
const before = async () => {
  const { open, shut } = await logged()
  // What else was asked at the opening has come back: no record follows those that are counted.
  await eventually(() => expect(Object.values(open.store.state().wanted)).not.toContain(true))
  expect([...open.store.state().lookUps.values()]).not.toContain('due')
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await open.store.settled()
  const records = open.store.records()
  const last = records.at(-1)
  const answered = records.find(({ command }) => command === 'ChangeAnswer')
  if (last === undefined || answered === undefined) throw new Error('nothing was done')
  const state = encodeState(open.store.state())
  await open.log.keepSnapshot({ seq: last.seq, last: last.id, rules: __RULES__, state })()
  await shut()
  return { records, answered }
}

test('a start from a snapshot shows the answers, and exports everything', async () => {
  const { records } = await before()
  const open = await portal().opened()
  // Nothing more comes in while it is counted.
  await eventually(() => expect(Object.values(open.store.state().wanted)).not.toContain(true))
  await open.store.settled()
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
  expect(open.store.state().begun).toBe(true)
  expect(open.store.records()[0]?.seq).toBe(records.length + 1)
  const seqs = (await open.exportText()).split('\n').flatMap(line => line.match(/^\{"seq":(\d+)/)?.[1] ?? [])
  expect(seqs).toEqual(Array.from({ length: records.length + open.store.records().length }, (_, i) => String(i + 1)))
})

test('what a page left behind is not done again when it was stored before the snapshot', async () => {
  const { answered } = await before()
  const command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'old' } as const
  createCrashRecovery(now.browser.storage, '1', 'gone').keep(answered.seq - 1, [
    { command, id: answered.id, at: answered.at },
  ])
  const open = await portal().opened()
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
  expect(open.store.records().filter(({ id }) => id === answered.id)).toHaveLength(1)
})

/** Writes past the portal, over its records. */
const plant = async (seq: number, line: (before: string) => string): Promise<void> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('klantportaal.log.1')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite')
    const records = transaction.objectStore('records')
    const reading = records.get(seq)
    reading.onsuccess = () => records.put(line(String(reading.result)), seq)
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  database.close()
}

test('damage before the snapshot is found while the visit lasts: the answers are shown on, kept anew, and it is told', async () => {
  const { records } = await before()
  await plant(2, () => '{"seq":')
  const open = await portal().opened()
  await eventually(() => expect(open.warnings.quarantined$.value.map(({ why }) => why)).toEqual(['restored']))
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
  await open.store.settled()
  expect(open.store.records().map(({ seq }) => seq)[0]).toBe(1)
  expect(open.store.records().find(({ seq }) => seq === 2)).toMatchObject({ by: 'system', command: 'RestoreAnswers' })
  expect(open.store.records().length).toBeLessThan(records.length)
  await eventually(() => expect(open.store.state().invitation?.id).toBe('1'))
  expect(open.store.saving()).toEqual({ tag: 'saved' })
})

test('what this portal does not use of a log is counted and told, also before the snapshot', async () => {
  const { records, answered } = await before()
  const unhashed = (line: string): string => line.replace(/,"hash":"[0-9a-f]+"/, '')
  await plant(answered.seq, line => unhashed(line).replace('customer.initials', 'customer.gone'))
  for (const { seq } of records.slice(answered.seq)) await plant(seq, unhashed)
  const open = await portal().opened()
  await eventually(() => expect(open.warnings.skippedEvents$.value).toBe(1))
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
})

test('a log that is gone after a quick start can still be saved from what this window knows, as a log that opens', async () => {
  await before()
  const { opened, hall$ } = portal()
  const open = await opened()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })
  await open.store.settled()
  await new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase('klantportaal.log.1')
    removing.onsuccess = resolve
    removing.onerror = reject
  })
  const gate = await eventually(() => {
    const { phase: place } = hall$.value
    if (place.tag !== 'erased') throw new Error(place.tag)
    return place.handle.visit.exportText
  })
  const plan = planImport(await gate())
  if (plan.verdict === 'impossible') throw new Error(JSON.stringify(plan.reasons))
  const state = foldRecords(open.catalogue, initialState(open.catalogue), plan.log.records)
  expect(plan.reasons.filter(({ tag }) => tag !== 'missing')).toEqual([])
  expect(['initials', 'first_name'].map(name => answerIn(open, state, `customer.${name}`))).toEqual(['J.A.', 'Jan'])
})
