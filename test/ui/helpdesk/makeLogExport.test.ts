import { expect, test } from 'vitest'
import { surveyVersion } from '../../../events/record/surveyRecord'
import type { ExportableLog } from '../../../ui/helpdesk/exportableLog'
import type { LogExportKind } from '../../../ui/helpdesk/LogExportOutcome'
import { makeLogExport } from '../../../ui/helpdesk/makeLogExport'
import { live } from '../../arbitraries/visit'
import { seeded } from '../../projections/pseudonym/seeded'

const header = { log: 'l', invitation: '4711', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
const { records } = live({
  survey: 'shipped',
  moves: [{ move: 'other', command: { type: 'ChangeAnswer', path: 'customer.last_name', value: 'Kanarieveld' } }],
})
const log: ExportableLog = { header, records, stored: [], blobs: [], isWhole: true, shutOut: null }

/** A log that is made while something happens; `given` holds the files that the customer got. */
const making = (kind: LogExportKind, read: () => Promise<ExportableLog | null>, wanted: { aborted: boolean }) => {
  const given: [name: string, text: string][] = []
  const made = makeLogExport(kind, {
    read,
    draw: seeded(3),
    give: (name, text) => given.push([name, text]),
    onProgress: () => undefined,
    signal: wanted,
  })
  return { given, made }
}

test.each([
  ['own', 'klantportaal-logboek.jsonl', true],
  ['invented', 'klantportaal-logboek-helpdesk.jsonl', false],
] as const)('the log that is chosen is given (%s)', async (kind, name, holds) => {
  const { given, made } = making(kind, async () => log, { aborted: false })
  expect(await made).toEqual({ tag: 'made', kind, isWhole: true })
  expect(given.map(([called, text]) => [called, text.includes('Kanarieveld')])).toEqual([[name, holds]])
})

test.each(['own', 'invented'] as const)('who closes the help while the log is read gets no file (%s)', async kind => {
  const wanted = { aborted: false }
  let arrive: (read: ExportableLog | null) => void = () => undefined
  const { given, made } = making(kind, () => new Promise(resolve => (arrive = resolve)), wanted)
  wanted.aborted = true
  arrive(log)
  expect(await made).toBeNull()
  expect(given).toEqual([])
})

test('a log that cannot be read is told, and nothing is given', async () => {
  const { given, made } = making('own', async () => null, { aborted: false })
  expect(await made).toEqual({ tag: 'notRead' })
  expect(given).toEqual([])
})
