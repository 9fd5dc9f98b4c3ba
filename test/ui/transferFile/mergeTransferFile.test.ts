import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import { utf8Bytes } from '../../../events/record/digest'
import { mergeTransferFile } from '../../../ui/transferFile/mergeTransferFile'
import { catalogues } from '../../arbitraries/surveys'
import { begun, does, joiningOf } from '../../arbitraries/twoComputers'
import { openTab } from '../../events/store/tab'
import { loaded } from '../../golden/recorder'
import { invitation } from '../../projections/portal'

const catalogue = catalogues.shipped

const firstName = (value: string): Command => ({ type: 'ChangeAnswer', path: 'customer.first_name', value })

/** A portal that is open here, and a file with an answer and a document beside it. */
const beside = async (shelf = emptyInMemoryLogData(), change: (log: Log) => Log = log => log) => {
  const log = change(openInMemoryLog(shelf))
  const { store, lost } = await openTab(catalogue, log, 'a')
  store.dispatch({
    type: 'LoadCustomer',
    invitation: invitation('full'),
    partnerSession: false,
    office: null,
    customer: loaded({}),
  })
  await store.settled()
  const file = begun('b')
  does(file, { type: 'ChangeAnswer', path: 'customer.last_name', value: 'Smit' })
  does(file, { type: 'AttachFile', file: { name: 'loon.pdf', type: 'application/pdf', size: 1, digest: 'd1' } })
  const here = { log: 'log-1', records: [...store.records()], state: store.state() }
  const blobs = ['d1', 'd0'].map(digest => ({ digest, bytes: utf8Bytes(digest) }))
  const readable = { input: joiningOf(here, file), blobs, lastAt: null }
  return { shelf, store, lost, join: () => mergeTransferFile({ store, log }, readable, new Map()) }
}

test('a file comes in as one record, with the documents that it needs, and is stored when that is said', async () => {
  const { shelf, store, join } = await beside()
  expect(await join()).toMatchObject(E.right({ missed: [] }))
  expect(store.saving().tag).toBe('saved')
  expect(store.last()?.command).toBe('JoinWork')
  expect(shelf.lines.at(-1)).toContain('WorkJoined')
  expect([...shelf.blobs.keys()]).toEqual(['d1'])
})

test('where there is no room for its documents, nothing of it comes in', async () => {
  const { store, join } = await beside(emptyInMemoryLogData(), log => ({
    ...log,
    keepBlob: () => TE.left({ tag: 'full', detail: 'tried' }),
  }))
  const before = store.state()
  expect(await join()).toEqual(E.left('noRoom'))
  expect(store.state()).toBe(before)
})

test('what it was laid beside is another by now: it is laid beside it again, on this page or after another one', async () => {
  const moved = await beside()
  moved.store.dispatch(firstName('Noa'))
  expect(await moved.join()).toEqual(E.left('moved'))
  const late = await beside()
  const other = await openTab(catalogue, openInMemoryLog(late.shelf), 'c')
  other.store.dispatch(firstName('Noa'))
  await other.store.settled()
  expect(await late.join()).toEqual(E.left('moved'))
  expect(late.lost).toMatchObject([{ command: { type: 'JoinWork' } }])
  expect(late.store.last()?.command).toBe('ChangeAnswer')
})

test('where nothing can be done any more, nothing is said of why', async () => {
  const { store, join } = await beside()
  store.freeze()
  expect(await join()).toEqual(E.left('closed'))
})
