import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { top } from '../../../../../ui/serve/settings'
import { nodeFiles } from '../../../../../ui/support/command/environment/nodeFiles'
import { replayCommand } from '../../../../../ui/support/command/replayCommand'
import { emptyReportPart } from '../../../../../ui/support/report/reportPart'
import { goldenLog } from '../../../../golden/golden'
import { inMemoryCommand } from '../inMemoryCommand'

const logs = join(top, 'test', 'logs')

/** As `npm run replay` starts its own. */
const program = {
  command: process.execPath,
  words: [
    '--import',
    'tsx',
    '--import',
    join(top, 'ui', 'build', 'stampGlobals.ts'),
    join(top, 'ui', 'support', 'command', 'worker.ts'),
  ],
}

const run = (...words: readonly string[]) =>
  replayCommand({ ...inMemoryCommand({ rules: 'x', files: {} }), ...nodeFiles, program }, words)

const part = (logsInIt: number) => JSON.stringify({ ...emptyReportPart, logs: logsInIt })
const merged = (text: string, ...more: readonly string[]) =>
  replayCommand(inMemoryCommand({ rules: 'x', files: { a: text, b: part(4) } }), ['--merge', 'a', 'b', ...more])

test('a folder gives the verdict on each of its logs, and the worst status', async () => {
  const { status, out } = await run(logs)
  expect(status).toBe(2)
  expect(out).toContain('0  ')
  expect(out).toMatch(/1 {2}.*v1-damaged-answer\.jsonl: afwijking bij handeling 36, customer\.first_name/)
  expect(out).toMatch(/2 {2}.*v1-damaged-gap\.jsonl: 19 handelingen; er ontbreekt een handeling/)
  expect(out).toMatch(
    /\d+ logs: \d+ in orde, \d+ te lezen maar let op, \d+ met een afwijking, 5 niet of niet helemaal te lezen\./,
  )
})

test('a report over two folders is that of their parts together; a page goes to a file', async () => {
  const whole = await run('--report', logs, logs, '--partial')
  const once = await run('--report', logs, '--partial', '--html', 'report.html')
  expect([whole.status, once.status]).toEqual([0, 0])
  const both = await replayCommand(inMemoryCommand({ rules: 'x', files: { a: `${once.out}${once.out}` } }), [
    '--merge',
    'a',
    '--partial',
  ])
  expect(JSON.parse(both.out)).toEqual(JSON.parse(whole.out))
  const page = once.files?.[0]?.text ?? ''
  expect(once.files?.[0]?.name).toBe('report.html')
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
  )
  expect(page).not.toMatch(/<script|style="|javascript:|https?:/)
})

test('parts are merged from files with one or many of them', async () => {
  expect((await merged(`${part(1)}\n${part(2)}\n`)).out).toContain('7 logs')
  expect(JSON.parse((await merged(part(1), '--json')).out)).toMatchObject({ logs: 5, refusals: [] })
})

test.each([
  ['no JSON', 'regel 1', '{'],
  ['another kind of JSON', 'regel 2', `${part(1)}\n{"type":"x"}`],
  ['a newer part', 'regel 1', part(1).replace('"version":1', '"version":2')],
  ['half a log', 'regel 1', part(1).replace('"logs":1', '"logs":0.5')],
  ['a count below nothing', 'regel 1', part(1).replace('"logs":1', '"logs":-1')],
  ['a key that reaches inside', 'regel 1', part(1).replace('"unread":{}', '"unread":{"__proto__":1}')],
  ['nothing', 'regel 1', ''],
])('%s is no part, and where it stands is told', async (_, where, text) => {
  expect(await merged(text)).toMatchObject({
    status: 2,
    err: `a is geen deel van een rapport (${where}).\n`,
  })
})

test.each([
  ['nergens', 'Het bestand is niet te openen'],
  [join(top, 'test', 'setup', 'house'), 'staat geen log (.jsonl)'],
])('a report over %s is status 2', async (place, why) => {
  expect(await run('--report', place)).toMatchObject({ status: 2, err: expect.stringContaining(why) })
  expect(await run(place)).toMatchObject({ status: 2, err: expect.stringContaining(why) })
})

test('a process that dies is in the report, with status 2', async () => {
  const dying = { command: process.execPath, words: ['-e', 'process.exit(3)'] }
  const dependencies = { ...inMemoryCommand({ rules: 'x', files: { 'map/a': '', 'map/b': '' } }), program: dying }
  const report = await replayCommand(dependencies, ['--report', 'map'])
  expect(report).toMatchObject({ status: 2, out: expect.stringContaining('het proces dat dit las, is gestopt') })
  const folder = await replayCommand(dependencies, ['map'])
  expect(folder).toMatchObject({ status: 2, out: expect.stringContaining('is gestopt (status 3)') })
})

test('a log that cannot be opened, or was changed, is told among the others, and counted in a report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'))
  symlinkSync(join(logs, 'v1-kept.jsonl'), join(folder, 'a.jsonl'))
  symlinkSync(join(folder, 'nergens'), join(folder, 'b.jsonl'))
  writeFileSync(join(folder, 'c.txt'), 'no log')
  const changed = goldenLog('v1-kept').replace('"by":"server"', '"by":"system"')
  writeFileSync(join(folder, 'd.jsonl'), changed)
  const { status, out } = await run(folder)
  expect(status).toBe(2)
  expect(out).toMatch(
    /0 {2}.*a\.jsonl: 5 handelingen.*\n2 {2}.*b\.jsonl: .*het bestand is niet te openen\n0 {2}.*d\.jsonl: .*\n\n3 logs:/,
  )
  expect(out).toContain('3 logs: 1 in orde, 1 te lezen maar let op, 0 met een afwijking, 1 niet of')
  expect(JSON.parse((await run('--report', folder, '--json')).out)).toMatchObject({
    logs: 3,
    unread: [{ why: 'unopened', logs: 1 }],
  })
  rmSync(folder, { recursive: true })
})

test('a point of a folder, or of a log that cannot be opened, is status 2', async () => {
  expect((await run(logs, '--at', '1')).err).toContain('geef een bestand')
  expect((await replayCommand(inMemoryCommand({ rules: 'x', files: {} }), ['weg'])).err).toContain('no such file')
})

test('the usage can be asked for', async () => {
  expect(await run('--help')).toMatchObject({ status: 0, err: '', out: expect.stringContaining('--report') })
})
