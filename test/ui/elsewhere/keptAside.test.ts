import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { makeTransferFile } from '../../../ui/transferFile/makeTransferFile'
import { mergeTransferFile } from '../../../ui/transferFile/mergeTransferFile'
import { readTransferFile } from '../../../ui/transferFile/readTransferFile'
import type { Visit } from '../../../ui/visit/openVisit/visit'
import { quickRounds } from '../../events/sealed/quickRounds'
import { eventually } from '../../setup/eventually'
import { fakeBrowser } from '../fakeBrowser'
import { answerOf, device } from '../openedPortal'

const { logged, now: on } = device()
beforeEach(() => void quickRounds())
afterEach(() => vi.restoreAllMocks())

const secret = 'vier gele fietsen'
const at = Date.UTC(2026, 10, 23)
const initials: Command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' }

const refuseDatabase = (): void => {
  const refuse = () => {
    throw new DOMException('blocked', 'UnknownError')
  }
  vi.stubGlobal('indexedDB', { databases: async () => [], deleteDatabase: refuse, open: refuse })
}

const refuseStorage = (): void => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

const fileOf = async (visit: Visit): Promise<File> => {
  const made = await makeTransferFile(visit, secret, at)
  if (E.isLeft(made)) throw new Error(made.left)
  return new File([made.right.bytes], made.right.name)
}

/** On a computer that keeps, as the same customer. */
const reopened = async (file: File): Promise<unknown> => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  on.browser = fakeBrowser()
  const { open } = await logged()
  const read = await readTransferFile(open, file, secret, at, {
    onProgress: () => undefined,
    signal: { aborted: false },
  })
  if (E.isLeft(read)) throw new Error(read.left)
  const came = await mergeTransferFile(open, read.right, new Map())
  expect(E.isRight(came)).toBe(true)
  return answerOf(open, 'customer.initials')
}

// The dialog of logging out sends the customer to this file.
test('what stands in the window alone comes back from the file that was made of it', async () => {
  refuseDatabase()
  refuseStorage()
  const { open } = await logged()
  open.store.dispatch(initials)
  expect(open.store.saving().tag).not.toBe('saved')
  const file = await fileOf(open)
  expect(await reopened(file)).toBe('J.A.')
})

test('what the store refused to take comes back from it, too', async () => {
  const { open } = await logged()
  await open.store.settled()
  refuseDatabase()
  open.log.close()
  open.store.dispatch(initials)
  await eventually(() => expect(open.store.saving().tag).toBe('fault'))
  const file = await fileOf(open)
  expect(await reopened(file)).toBe('J.A.')
})
