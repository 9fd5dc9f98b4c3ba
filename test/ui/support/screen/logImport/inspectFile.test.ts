import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../../../../ui/serve/settings'
import {
  type InspectedFile,
  type InspectOptions,
  inspectFile,
} from '../../../../../ui/support/screen/logImport/inspectFile'
import { claimed, without } from '../../../../golden/without'
import { catalogue } from '../goldenReplay'

const golden = (name: string): string => readFileSync(join(top, 'test/logs', name), 'utf8')

const reading = (more: Partial<InspectOptions> = {}): InspectOptions => ({
  catalogue,
  rules: 'r',
  onProgress: () => undefined,
  wanted: { aborted: false },
  ...more,
})

const read = async (content: BlobPart, name = 'log.jsonl'): Promise<InspectedFile | null> =>
  inspectFile(new File([content], name), reading())

const whyOf = (found: InspectedFile | null): string | undefined => (found?.tag === 'noLog' ? found.why : found?.tag)

it('reads a log, and says how far it is', async () => {
  const told: number[] = []
  const file = new File([golden('v2-chained.jsonl')], 'v2.jsonl')
  const found = await inspectFile(file, reading({ onProgress: done => void told.push(done) }))
  expect(found).toMatchObject({ tag: 'planned', name: 'v2.jsonl', whose: 'customer', plan: { verdict: 'risky' } })
  expect(told.at(-1)).toBe(1)
})

it.each([
  ['empty', ''],
  ['binary', new Uint8Array([0x25, 0x50, 0, 1, 2, 0xff])],
  ['noLog', 'Beste helpdesk,\nik loop vast.\n'],
  ['noLog', '{"a":1}\n{"b":2}\n'],
  ['noLog', `${'x'.repeat(100_000)}\n`],
  ['aside', '{"type":"klantportaal-log-aside","version":1}\n'],
] as const)('says what is no log: %s', async (why, content) => {
  expect(whyOf(await read(content))).toBe(why)
})

it('says what cannot be read while it is read', async () => {
  const gone = new File(['a'], 'weg.jsonl')
  Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) })
  const found = await inspectFile(gone, reading())
  expect(whyOf(found)).toBe('gone')
})

it('a log that says so holds no data of the customer where it looks so too', async () => {
  const own = golden('v1-kept.jsonl')
  expect(await read(without(own))).toMatchObject({ tag: 'planned', whose: 'invented' })
  expect(await read(claimed(own))).toMatchObject({ tag: 'planned', whose: 'claimed' })
  // A text somewhere in it is not the log's own word.
  const [first = '', ...rest] = own.split('\n')
  expect(await read([first, '"pseudonymised":true', ...rest].join('\n'))).toMatchObject({ whose: 'customer' })
})

it('while it is looked at nobody says whose data they are', async () => {
  const told: (InspectedFile | null)[] = []
  const onRead = (one: InspectedFile): void => void told.push(one)
  const file = new File([without(golden('v1-kept.jsonl'))], 'log.jsonl')
  const found = await inspectFile(file, reading({ onRead }))
  expect([...told, found].map(one => one?.tag === 'planned' && one.whose)).toEqual(['looking', 'invented', 'invented'])
})

it('stops reading what cannot be a log after the first slice', async () => {
  const nonsense = new File([new Uint8Array(8 * 2 ** 20).fill(65)], 'veel.jsonl')
  const told: number[] = []
  const found = await inspectFile(nonsense, reading({ onProgress: done => void told.push(done) }))
  expect([whyOf(found), told.length]).toEqual(['noLog', 1])
})

it('answers nothing once nobody waits for it', async () => {
  const file = new File([golden('v2-chained.jsonl')], 'v2.jsonl')
  expect(await inspectFile(file, reading({ wanted: { aborted: true } }))).toBe(null)
})
