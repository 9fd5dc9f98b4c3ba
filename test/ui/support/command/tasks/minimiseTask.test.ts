import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { survey } from '../../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { surveyVersion } from '../../../../../events/record/surveyRecord'
import { top } from '../../../../../ui/serve/settings'
import { replayCommand } from '../../../../../ui/support/command/replayCommand'
import { testSource } from '../../../../../ui/support/command/tasks/testSource'
import { goldenLog } from '../../../../golden/golden'
import { claimed, without } from '../../../../golden/without'
import { inMemoryCommand } from '../inMemoryCommand'
import { runTest } from '../runTest'

const whole = goldenLog('v1-financial-advice')
const rules = String(JSON.parse(whole.split('\n')[0] ?? '').rules)
/** The customer's gender, left open, was never refused in it. */
const diverging = whole.replace('["customer.gender","chosen"],', '')

const run = (text: string, ...words: readonly string[]) =>
  replayCommand(inMemoryCommand({ rules, files: { 'map.x/log.jsonl': text, 'kort.jsonl': text } }), [
    'map.x/log.jsonl',
    ...words,
  ])

test('the last refusal is kept in a log of a few records, written beside the one it came from', async () => {
  const { status, out, files } = await run(whole, '--minimise')
  expect(status).toBe(0)
  expect(out).toMatch(
    /^Van 100 naar \d{1,2} handelingen: map\.x\/log\.kort\.jsonl\nHetzelfde blijft: stap complete afgekeurd om customer\.phone, regel phone; /,
  )
  expect(out).toContain("Telefoonnummer: '0' (customer.phone)")
  const [file] = files ?? []
  expect(file?.name).toBe(join('map.x', 'log.kort.jsonl'))
  const again = await run(file?.text ?? '')
  expect(again).toMatchObject({ status: 0, out: expect.stringContaining('Inlezen: in orde.') })
  expect(again.out).toContain('stap complete afgekeurd')
})

test('what is made of a pseudonymised log says that it is; what is made of another one says what may stand in it', async () => {
  const pseudonymised = without(whole)
  const short = await run(pseudonymised, '--minimise')
  expect(short.err).toBe('')
  expect((await run(short.files?.[0]?.text ?? '')).out).toContain('Gepseudonimiseerd')
  expect((await run(pseudonymised, '--test')).out).toContain('"pseudonymised":true')
  // Whatever the header of a customer's own log says.
  for (const own of [whole, claimed(whole)]) {
    for (const what of ['--minimise', '--test'])
      expect((await run(own, what)).err).toContain('dit log is niet gepseudonimiseerd')
    expect((await run(own)).out).not.toContain('Gepseudonimiseerd')
  }
  expect((await run(claimed(whole))).out).toContain('er staat iets in dat niet verzonnen is')
})

test('a refusal that is asked for by its submit is the one that is kept', async () => {
  const { out } = await run(whole, '--minimise', '--at', '9')
  const kept = /Hetzelfde blijft: stap personal_details afgekeurd om (.*)/.exec(out)?.[1]?.split('; ') ?? []
  // All that the customer was told then, in that order.
  const told = /"seq":9,.*?"errors":(\[\[.*?\]\])/.exec(whole)?.[1] ?? '[]'
  expect(kept).toEqual(JSON.parse(told).map(([path, rule]: [string, string]) => `${path}, regel ${rule}`))
  expect(kept.length).toBeGreaterThan(5)
})

test('of a refusal of many questions one can be asked for, and the last time that it was refused counts', async () => {
  const { out } = await run(whole, '--minimise', '--only', 'customer.gender')
  expect(out).toContain('Hetzelfde blijft: stap personal_details afgekeurd om customer.gender, regel chosen\n')
  const { out: made, err } = await run(whole, '--test', '--only', 'customer.gender')
  expect(err).not.toContain('--only')
  expect(made.match(/not\.toBe/g)).toHaveLength(1)
  const { out: all, err: hint } = await run(whole, '--test', '--at', '9')
  expect(hint).toContain('--only PAD vraagt het van één')
  expect(all.match(/not\.toBe/g)?.length).toBeGreaterThan(5)
  expect(all).toContain('takes these answers to')
})

test('a divergence is kept before any refusal, and is found again', async () => {
  const { out, files } = await run(diverging, '--minimise', '--json')
  expect(JSON.parse(out)).toMatchObject({ before: 100, isMinimal: true, target: { tag: 'divergence', seq: 9 } })
  const again = await run(files?.[0]?.text ?? '')
  expect(again.status).toBe(1)
  expect(again.out).toMatch(/AFWIJKING .*\n.*customer\.gender\n.*verwacht: +niets\n.*gevonden: +chosen/)
})

test.each([
  ['nothing was refused', goldenLog('v1-kept'), [], 'In dit log is niets afgekeurd, en elk oordeel komt uit.'],
  ['the record is no refused step', whole, ['--at', '1'], 'Handeling 1 is geen stap die is afgekeurd.'],
  ['the question was never refused', whole, ['--only', 'a.b'], 'In dit log is niet afgekeurd om a.b.'],
  [
    'that submit was refused for other questions',
    whole,
    ['--at', '9', '--only', 'customer.phone'],
    'Handeling 9 is niet afgekeurd om customer.phone.',
  ],
  ['there is no such record', whole, ['--at', '101'], 'het log loopt tot en met 100'],
  ['the file is no log', 'x', [], 'dit is geen log van het portaal'],
])('where %s, that is told with status 2 and nothing is written', async (_, text, more, why) => {
  for (const what of ['--minimise', '--test']) {
    const { status, out, err, files } = await run(text, what, ...more)
    expect([status, out, files]).toEqual([2, '', undefined])
    expect(err).toContain(why)
  }
})

test('a refusal that these rules do not give is not called shorter', async () => {
  const moved = whole.replaceAll('["customer.phone","phone"]', '["customer.first_name","phone"]')
  const { status, err } = await run(moved, '--minimise', '--at', '76')
  expect([status, err.startsWith('Deze regels geven dit oordeel niet')]).toEqual([2, true])
})

test('each question that is asked for gets a test of a name of its own, in a file as our formatter writes it', async () => {
  const [first, second] = ['customer.gender', 'customer.phone']
  const { status, out } = await run(whole, '--test', '--only', first, '--only', second)
  expect(status).toBe(0)
  const names = [...out.matchAll(/^test\((.*), \(\) => \{$/gm)].map(([, name]) => name)
  expect(names).toEqual([expect.stringContaining(`(${first})`), expect.stringContaining(`(${second})`)])
  const { out: divergent } = await run(diverging, '--test')
  const of = (length: number) => ({ errors: [[`customer.${'x'.repeat(length)}`, "it's"]] as const })
  const long = [60, 61, 62, 63, 64, 100, 130].map(length => ({
    target: { tag: 'refused', seq: 1, step: 'complete', ...of(length) } as const,
    log: `${'{"a":"b\\n\'"}'.repeat(30)}\n{}\n`,
  }))
  const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
  const all = [out, divergent, testSource(compileCatalogue(survey), header, long)]
  const biome = [
    join(top, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--stdin-file-path=test/projections/a.ts',
  ]
  const formatted = all.map(input => spawnSync(process.execPath, biome, { cwd: top, input, encoding: 'utf8' }).stdout)
  expect(all).toEqual(formatted)
})

test('the test that is printed fails for the refusal, and passes once the rule takes the answer', async () => {
  const { status, out, files } = await run(whole, '--test', '--only', 'customer.phone')
  expect([status, files]).toEqual([0, undefined])
  const failed = runTest(out)
  expect(failed).toMatchObject({
    status: 1,
    said: expect.stringContaining("complete takes this answer to 'Telefoonnummer'"),
  })
  expect(failed.said).toMatch(/1 failed/)
  expect(failed.said).toContain("expected 'phone' not to be 'phone'")
  const taken = { 'domain/rules/personRules.ts': ["pattern: '^(0", "pattern: '^(0|0"] } as const
  expect(runTest(out, taken)).toMatchObject({ status: 0, said: expect.stringContaining('1 passed') })
})

test('the test of a divergence fails as the log diverges', async () => {
  const { out } = await run(diverging, '--test')
  const failed = runTest(out)
  expect(failed).toMatchObject({ status: 1, said: expect.stringContaining('1 failed') })
  expect(failed.said).toMatch(/"expected": null/)
  expect(failed.said).toMatch(/"found": "chosen"/)
})

test('what a log holds stays text in the test', async () => {
  const name = `O'Brien \\ " \${x} \` \u2028 */ \t`
  const lines = whole.split('\n').map(line => line.replace('"Sanne M."', () => JSON.stringify(name)))
  const kept = lines.join('\n').replace('["customer.phone","phone"]', '["customer.first_name","filled"]')
  const { out } = await run(kept, '--test')
  // biome-ignore lint/security/noGlobalEval: the array is read as TypeScript reads it
  const read: unknown = eval(/opened\((\[.*?\n {2}\])\)/s.exec(out)?.[1] ?? '')
  expect(Array.isArray(read) && read.every(line => typeof JSON.parse(line) === 'object')).toBe(true)
  expect(out).not.toMatch(/[\u2028\u2029]/)
})
