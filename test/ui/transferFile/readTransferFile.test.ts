import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InvitationType } from '../../../domain/language/invitation'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { digestOf, utf8Bytes } from '../../../events/record/digest'
import { type StoredLogHeader, surveyVersion } from '../../../events/record/surveyRecord'
import { initialState } from '../../../events/state/state'
import { encryptTransferFile, maxTransferFileBytes } from '../../../events/transferFile/transferFile'
import { makeTransferFile, transferFileName } from '../../../ui/transferFile/makeTransferFile'
import { type MergeTarget, readTransferFile } from '../../../ui/transferFile/readTransferFile'
import { catalogues } from '../../arbitraries/surveys'
import { begun, type Computer, does } from '../../arbitraries/twoComputers'
import { quickRounds } from '../../events/sealed/quickRounds'
import { loaded } from '../../golden/recorder'
import { invitation } from '../../projections/portal'

beforeEach(() => void quickRounds())
afterEach(() => vi.restoreAllMocks())

const catalogue = catalogues.shipped
const secret = 'vier gele fietsen'
const now = Date.UTC(2026, 10, 22, 20)

const computer = (log: string, type: InvitationType = 'full'): Computer => {
  const one = begun(log, type)
  does(one, { type: 'ChangeAnswer', path: 'customer.last_name', value: `Smit ${log}` })
  return one
}

const headerOf = ({ log }: Computer, invitation = '1'): StoredLogHeader => ({
  log,
  invitation,
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 0,
})

/** As much of a visit as a file is made of and laid beside. */
const visitOf = (one: Computer, documents: ReadonlyMap<string, Uint8Array> = new Map()) => ({
  catalogue,
  invitation: '1',
  drafts: { commit: () => undefined },
  readExport: async () => ({ header: headerOf(one), records: one.records, stored: [], blobs: [], isWhole: true }),
  store: {
    state: () => one.state,
    blob: (digest: string) => TE.right(documents.get(digest) ?? null),
  },
})

// As much of a visit as these two ask for.
const here = (one: Computer): MergeTarget => visitOf(one) as unknown as MergeTarget

const waiting = { onProgress: () => undefined, signal: { aborted: false } }

const asFile = (bytes: BlobPart): File => new File([bytes], 'verder.klantportaal')

const closed = async (text: string): Promise<File> => {
  const made = await encryptTransferFile([text], secret, {
    random: length => crypto.getRandomValues(new Uint8Array(length)),
    nextTurn: async () => undefined,
  })
  if (E.isLeft(made)) throw new Error(made.left)
  return asFile(made.right)
}

const textOf = (one: Computer, more: Partial<Parameters<typeof exportLog>[0]> = {}): string =>
  exportLog({ header: headerOf(one), records: one.records, blobs: [], includeDocuments: true, ...more })

const why = async (one: Computer, file: File, password = secret) => {
  const read = await readTransferFile(here(one), file, password, now, waiting)
  return E.isLeft(read) ? read.left : 'read'
}

test('what was made on one computer is read on the other, with its documents, and is called after no person', async () => {
  const [one, other] = [computer('a'), computer('b')]
  const bytes = utf8Bytes('%PDF-1.7 loonstrook')
  const digest = await digestOf(bytes)
  for (const [name, named] of [
    ['loon.pdf', digest],
    ['weg.pdf', 'd0'],
  ] as const)
    does(one, { type: 'AttachFile', file: { name, type: 'application/pdf', size: bytes.length, digest: named } })
  const visit = visitOf(one, new Map([[digest, bytes]])) as unknown as Parameters<typeof makeTransferFile>[0]
  const made = await makeTransferFile(visit, secret, now)
  if (E.isLeft(made)) throw new Error(made.left)
  expect(made.right.name).toBe('verder-2026-11-22.klantportaal')
  expect(made.right.absent.map(({ name }) => name)).toEqual(['weg.pdf'])
  const read = await readTransferFile(here(other), asFile(made.right.bytes), secret, now, waiting)
  if (E.isLeft(read)) throw new Error(read.left)
  expect(read.right.input.file).toEqual({ log: 'a', records: one.records })
  expect(read.right.input.where).toEqual({ step: 'complete', path: null })
  expect(read.right.blobs).toEqual([{ digest, bytes }])
  expect(read.right.lastAt).toBe(one.records.at(-1)?.at)
  expect(transferFileName(Date.UTC(2026, 0, 1, 23, 30))).toBe('verder-2026-01-02.klantportaal')
})

test('a document that is not what its name says does not come', async () => {
  const [one, other] = [computer('a'), computer('b')]
  does(one, { type: 'AttachFile', file: { name: 'x.pdf', type: 'application/pdf', size: 3, digest: 'd1' } })
  const file = await closed(textOf(one, { blobs: [{ digest: 'd1', bytes: utf8Bytes('een') }] }))
  const read = await readTransferFile(here(other), file, secret, now, waiting)
  if (E.isLeft(read)) throw new Error(read.left)
  expect(read.right.blobs).toEqual([])
  expect(read.right.input.comes({ name: 'x.pdf', type: 'application/pdf', size: 3, digest: 'd1' })).toBe(false)
})

test('a file that does not belong here is refused, by what is the matter with it', async () => {
  const [one, other] = [computer('a'), computer('b')]
  const text = textOf(one)
  expect(await why(other, await closed(text))).toBe('read')
  expect(await why(other, await closed(text), 'iets anders')).toBe('password')
  expect(await why(other, await closed(textOf(one, { header: headerOf(one, '2') })))).toBe('invitation')
  expect(await why(other, await closed(textOf(computer('a', 'pension'))))).toBe('type')
  expect(await why(other, await closed(text.replace(`"survey":${surveyVersion}`, '"survey":165')))).toBe('survey')
  expect(await why(other, await closed(text.replace('"version":1', '"version":2')))).toBe('newer')
  expect(await why(other, await closed(text.replace('"AnswerChanged","v":1', '"AnswerChanged","v":9')))).toBe('newer')
  expect(await why(other, await closed(text.replace('"AnswerChanged"', '"AnswerGuessed"')))).toBe('newer')
  expect(await why(other, await closed(text.replace('Smit a', 'Smit c')))).toBe('damaged')
  expect(await why(other, await closed(text.slice(0, text.lastIndexOf('{'))))).toBe('damaged')
  expect(await why(other, await closed(textOf(one, { pseudonymised: true })))).toBe('format')
  expect(await why(other, await closed('geen log'))).toBe('damaged')
  expect(await why(other, asFile(utf8Bytes(text)))).toBe('format')
})

test('what was sent, or is on its way, is not gone on with on another computer', async () => {
  const [one, other] = [computer('a'), computer('b')]
  // Sending is refused while anything is open, so the record is put there.
  const started = (events: Computer['records'][number]['events'], record: Computer) => {
    record.records.push({ seq: 4, id: `${record.log}9`, at: now, by: 'customer', command: 'StartSending', events })
  }
  started([{ type: 'SendingStarted', v: 2, body: 'b1' }], one)
  expect(await why(other, await closed(textOf(one)))).toBe('sending')
  const sent = computer('c')
  started([{ type: 'InventorySent', v: 1, submittedAt: '2026-11-22T10:00:00Z' }], sent)
  expect(await why(other, await closed(textOf(sent)))).toBe('sent')
  const shut = computer('d')
  does(shut, {
    type: 'LoadCustomer',
    invitation: invitation('full', { submitted_at: '2026-11-22 10:00:00' }),
    partnerSession: false,
    office: null,
    customer: loaded({}),
  })
  expect(await why(shut, await closed(textOf(other)))).toBe('closed')
  const early: Computer = { log: 'e', records: [], state: initialState(catalogue) }
  expect(await why(early, await closed(textOf(other)))).toBe('notLoaded')
})

test('a file that is too large or cannot be read is refused before it is opened', async () => {
  const one = computer('a')
  const large = Object.defineProperty(new File([], 'x'), 'size', { value: maxTransferFileBytes + 1 })
  expect(await why(one, large)).toBe('tooLarge')
  const lost = { arrayBuffer: () => Promise.reject(new Error('gone')) }
  const gone = Object.assign(new File(['x'], 'x'), { slice: () => lost })
  expect(await why(one, gone)).toBe('unreadable')
})

test('a large file is read in parts, says how far it is, and stops when nobody waits for it', async () => {
  const [one, other] = [computer('een'), computer('ander')]
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  const large = new Uint8Array(6 * 2 ** 20).map((_, at) => bytes[at % bytes.length] ?? 0)
  const digest = await digestOf(large)
  const file = await closed(
    textOf(one, {
      blobs: [
        { digest, bytes: large },
        { digest: 'tweede', bytes: large },
      ],
    }),
  )
  const heard: number[] = []
  const read = await readTransferFile(here(other), file, secret, now, {
    onProgress: done => heard.push(done),
    signal: { aborted: false },
  })
  expect(E.isRight(read)).toBe(true)
  expect(heard).toEqual([1, 2, 3, 4, 5].map(part => part / 5))
  const stopped: number[] = []
  const wanted = { aborted: false }
  await readTransferFile(here(other), file, secret, now, {
    onProgress: done => {
      stopped.push(done)
      wanted.aborted = true
    },
    signal: wanted,
  })
  expect(stopped).toHaveLength(1)
})
