import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planImport } from '../../../../events/log/logExport/importLog'
import { top } from '../../../../ui/serve/settings'
import { replayCommand } from '../../../../ui/support/command/replayCommand'
import { scenarioCopyOnDay, scenarioCopyText } from '../../../../ui/support/screen/scenario/scenarioCopy'
import { goldenLog } from '../../../golden/golden'
import { goldenReplay } from '../screen/goldenReplay'
import { inMemoryCommand } from './inMemoryCommand'

const lines = goldenLog('v1-financial-advice').trimEnd().split('\n')
const rules = String(JSON.parse(lines[0] ?? '').rules)

const run = (text: string, ...more: readonly string[]) =>
  replayCommand(inMemoryCommand({ rules, files: { 'log.jsonl': text } }), ['log.jsonl', ...more])

const whole = lines.join('\n')

test('a sound log is told as a timeline, with its steps at the end, and status 0', async () => {
  const { status, out, err } = await run(whole)
  expect([status, err]).toEqual([0, ''])
  expect(out).toContain('Inlezen: in orde.')
  expect(out).toContain(
    "#11  21-11-2026 10:01:10  klant  ChangeAnswer\n      Roepnaam: 'Sanne M.' (customer.first_name)",
  )
  expect(out).toContain('Persoonlijke gegevens (personal_details): goedgekeurd')
  expect(out).toContain('Elk oordeel komt uit zoals de klant het kreeg.')
})

test('whose doing it was comes first, with what says so and the moments of it', async () => {
  const { out } = await run(goldenLog('v2-chained'))
  expect(out.split('\n').slice(0, 3)).toEqual([
    'Handeling van de klant.',
    '  Hypotheek 2 bij Syntrus verwijderd, met leningdeel 1 en 2, 10:04, handeling 39 (handeling van de klant)',
    '  Alles is verstuurd en aangekomen.',
  ])
  const cut = goldenLog('v2-chained').split('\n').slice(0, 4).join('\n')
  expect((await run(cut)).out.split('\n')[0]).toBe('Niet te zeggen: in dit logboek staat niets dat het verklaart.')
})

test("a copy of the helpdesk's own says that it is one", async () => {
  const copy = scenarioCopyText(
    scenarioCopyOnDay({ replay: goldenReplay('v1-kept'), rules: '' }, [], 5, '2027-01-01'),
    [],
    false,
  )
  expect((await run(copy)).out).toContain('een kopie van de helpdesk: vanaf handeling 6 is het zo niet gebeurd.')
  expect((await run(whole)).out).not.toContain('kopie')
})

test('of a log in which no step was submitted it is not said that its verdicts come out', async () => {
  const { status, out } = await run(
    lines
      .filter(line => !line.includes('StepSubmitted'))
      .slice(0, 6)
      .join('\n'),
  )
  expect(status).toBe(0)
  expect(out).toContain('Er is geen stap ingediend: er is geen oordeel om te vergelijken.')
  expect(out).not.toContain('Elk oordeel')
})

test('what stood in an item that is gone is told as the customer read it', async () => {
  const { out } = await run(goldenLog('v2-chained'))
  expect(out).toContain("Geldverstrekker: 'Syntrus' (customer.mortgages.")
  expect(out).toContain("Rentevaste periode (jaren): '20 jaar' (")
  const { out: gone } = await run(goldenLog('v2-chained'), '--diff', '35', '36')
  expect(gone).toContain('      Geldverstrekker (Hypotheek 2): Syntrus → niet meer in beeld (customer.mortgages.')
  expect(gone).toContain('  Onderdelen eraf\n      Hypotheek 2: Syntrus (customer.mortgages.')
  expect(gone).toContain('  Stappen goedgekeurd\n      Geldverstrekkers (mortgage_and_pension)')
})

test('what an answer changed along stands under it', async () => {
  expect((await run(goldenLog('v2-lenders'))).out).toMatch(
    /klant {2}ChangeAnswer\n +Einddatum rentevaste periode: .*\n +Soort rente: 'Vaste rente' .*\n +> daarmee ook: Soort rente is ingevuld \(.*interest_type\)/,
  )
})

test('a verdict that comes out otherwise is status 1, with where, what was expected and what was found', async () => {
  const { status, out } = await run(whole.replace('["customer.gender","chosen"],', ''))
  expect(status).toBe(1)
  expect(out).toMatch(/AFWIJKING bij handeling 9, .*\n.*customer\.gender\n.*verwacht: +niets\n.*gevonden: +chosen/)
  expect(out).toContain('De regels zijn dezelfde')
})

test('a log that breaks off is read with a warning, also in the middle of a line', async () => {
  const whole40 = lines.slice(0, 40).join('\n')
  for (const text of [whole40, `${whole40}\n${lines[40]?.slice(0, 30)}`]) {
    const { status, out } = await run(text)
    expect(status).toBe(0)
    expect(out).toContain('Inlezen: het kan, maar let op:')
    expect(out).toContain('het einde van het bestand ontbreekt')
    expect(out).toContain('#39 ')
  }
})

test('a log that breaks off after damage in the middle is status 2: more than its last line is lost', async () => {
  const damaged = lines.slice(0, 40).map((line, n) => (n === 20 ? line.slice(0, 30) : line))
  expect((await run(damaged.join('\n'))).status).toBe(2)
})

test('of two logs in one file the first is told, and that there are more, with status 2: it is no damage', async () => {
  const { status, out } = await run(`${whole}\n${goldenLog('v1-kept')}`)
  expect(status).toBe(2)
  expect(out).toContain(
    `  - in dit bestand staan meer logboeken achter elkaar, en alleen het eerste is gelezen: het tweede begint hier (regel ${lines.length + 1})`,
  )
  expect(out).not.toMatch(/beschadigd|ontbreekt|zoals het is bewaard/)
  expect(out).toContain('#100 ')
})

test('damage in the middle is status 2; what comes before it is told all the same', async () => {
  const { status, out } = await run(lines.filter((_, n) => n !== 20).join('\n'))
  expect(status).toBe(2)
  expect(out).toContain('er ontbreekt een handeling')
  expect(out).toContain('#19 ')
  expect(out).not.toContain('#21 ')
})

test.each([
  ['nothing', '', 'dit is geen log van het portaal'],
  ['another file', '<html></html>\n', 'dit is geen log van het portaal'],
  ['bytes', '\u0000\u0001\ufffd', 'dit is geen log van het portaal'],
  ['another survey', whole.replace('"survey":166', '"survey":12'), 'andere versie van de vragenlijst'],
  ['a key that reaches inside', whole.replace('"seq":3', '"__proto__":{},"seq":3'), 'iets wat niet mag'],
  ['a path out of bounds', whole.replace('"customer.phone"', '"customer.__proto__.x"'), 'geen portaal gebruikt'],
])('%s is status 2 and says why', async (_name, text, why) => {
  const { status, out, err } = await run(text)
  expect([status, out]).toEqual([2, ''])
  expect(err).toContain(why)
})

test('a point and a difference can be asked for; one that is not there is status 2', async () => {
  expect((await run(whole, '--at', '9')).out).toContain('Geslacht: Vul uw geslacht in (customer.gender)')
  expect((await run(whole, '--at', '9')).out).not.toContain('Tijdlijn')
  expect((await run(whole, '--diff', '11', '12')).out).toContain(
    [
      'Verschil tussen handeling 11 en 12',
      '  Fouten die bij de stappen te zien zijn: 8 op het eerste moment, 7 op het tweede.',
      '  Antwoorden\n      Geslacht: leeg → Vrouw (customer.gender)',
      '  Niet meer fout\n      Geslacht: Vul uw geslacht in (customer.gender)',
    ].join('\n'),
  )
  expect((await run(whole, '--diff', '3', '100')).out).toMatch(
    /\n {6}Was: Introductie › .*\n {6}Is: Introductie › .* uw inventarisatie is verzonden!\n/,
  )
  expect((await run(whole, '--diff', '12', '12')).out).toContain('Er zijn geen andere antwoorden of oordelen.')
  expect((await run(whole, '--at', '0')).status).toBe(0)
  expect(await run(whole, '--at', '101')).toMatchObject({ status: 2, err: expect.stringContaining('tot en met 100') })
})

test.each([[['--at']], [['--at', 'x']], [['--diff', '1']], [['--alles']], [['nog-een.jsonl']]])(
  'words that say nothing sensible (%s) are status 2, with how it is used',
  async words => {
    expect(await run(whole, ...words)).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('Gebruik: npm run'),
    })
  },
)

test('as JSON everything is one value, also when the file cannot be read', async () => {
  const { status, out } = await run(whole, '--json', '--at', '9', '--diff', '11', '12')
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    status: 0,
    plan: { verdict: 'fine' },
    frames: expect.objectContaining({ length: 100 }),
    at: { seq: 9 },
    diff: { from: 11, to: 12, answers: [{ path: 'customer.gender', before: { value: '' }, after: { value: 'f' } }] },
    divergence: null,
  })
  expect(JSON.parse((await run('x', '--json')).out)).toEqual({
    status: 2,
    tag: 'impossible',
    reasons: [{ tag: 'format', detail: 'line 1' }],
  })
})

test('what a log holds cannot steer the terminal', async () => {
  const { out } = await run(whole.replace('Sanne M.', '\\u001b[2J\\u202eevil'))
  expect(out).toContain('\\u{1b}[2J\\u{202e}evil')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(out).not.toMatch(/[\u001b\u202e]/)
})

test.each([
  [Object.assign(new Error('ENOTDIR: not a directory'), { code: 'ENOTDIR' }), 'een deel van het pad is geen map'],
  [Object.assign(new Error('ELOOP: too many links'), { code: 'ELOOP' }), 'foutcode ELOOP'],
  [new Error('odd'), 'onverwachte fout: odd'],
])('why a file cannot be opened is said in Dutch: %s', async (cause, words) => {
  const read = () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(cause) }) })
  const { err } = await replayCommand({ ...inMemoryCommand({ rules, files: {} }), read }, ['log.jsonl'])
  expect(err).toBe(`Het bestand is niet te openen: ${words}\n`)
})

/** The command itself, in a process that may hold so little that no large file fits in it. */
const inLittleMemory = (fill: string, times: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const file = join(folder, 'large.jsonl')
  writeFileSync(file, `${lines[0]}\n`)
  for (let i = 0; i < times; i++) appendFileSync(file, fill)
  const words = ['--max-old-space-size=64', '--import', 'tsx', '--import', './ui/build/stampGlobals.ts']
  const command = [...words, 'ui/support/command/replay.ts', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: top, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, said: stdout + stderr }
}

test('200 MB of newlines is status 2, and not read to its end', () => {
  const { status, said } = inLittleMemory('\n'.repeat(2 ** 20), 200)
  expect([status, said]).toEqual([2, expect.stringContaining('het bestand heeft te veel regels')])
  expect(planImport('\n'.repeat(2 ** 21))).toMatchObject({ verdict: 'impossible', reasons: [{ tag: 'format' }] })
})

test('a large file is read to its end without being held', () => {
  const { status, said } = inLittleMemory(`${'x'.repeat(999)}\n`.repeat(1000), 70)
  expect([status, said]).toEqual([2, expect.stringMatching(/een handeling is beschadigd.*\(70000 handelingen/)])
})

test('the command itself ends with the same status', async () => {
  const words = ['--import', './ui/build/stampGlobals.ts', 'ui/support/command/replay.ts']
  const tsx = join(top, 'node_modules', '.bin', 'tsx')
  const spawned = (file: string) => spawnSync(tsx, [...words, file], { cwd: top, encoding: 'utf8' })
  // Whoever reads it is gone before it says anything, as with `| head`: that is no trouble.
  const command = `{ "$0" ${words.join(' ')} test/logs/v2-lenders.jsonl; echo "status $?" >&2; } | true`
  expect(spawnSync('sh', ['-c', command, tsx], { cwd: top, encoding: 'utf8' }).stderr).toBe('status 0\n')
  expect(spawned('test/logs/v1-damaged-answer.jsonl').status).toBe(1)
  const none = spawned('nergens.jsonl')
  expect(none.status).toBe(2)
  expect(none.stderr).toContain('Het bestand is niet te openen: het is er niet')
})
