import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildReplay } from '../../../../../ui/build/buildReplay'
import { buildStamp } from '../../../../../ui/build/buildStamp'
import { top } from '../../../../../ui/serve/settings'
import { replayCommand } from '../../../../../ui/support/command/replayCommand'
import { inMemoryCommand } from '../inMemoryCommand'

const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A bundle whose every verdict on every log is this; a log whose name begins with an x kills it. */
const bundle = (name: string, errors: readonly (readonly [string, string])[], next: string | null): string => {
  const all = JSON.stringify([{ seq: 7, step: 'personal_details', errors, next }])
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
     const say = value => process.stdout.write(JSON.stringify(value) + '\\n')
     say({ hello: 'klantportaal-replay', protocol: 1, rules: '${name}' })
     createInterface({ input: process.stdin }).on('line', line => {
       const { id, file } = JSON.parse(line)
       const name = file.split('/').at(-1)
       if (name.startsWith('x')) process.exit(9)
       say({ id, answer: { records: 9, unread: name.startsWith('half') ? ['gap'] : [], all: ${all} } })
     })`,
  )
  return file
}

const a = bundle(
  'a',
  [
    ['customer.first_name', 'filled'],
    ['customer.employers.r1-0.function', 'filled'],
  ],
  null,
)
const b = bundle('b', [['customer.employers.r1-0.function', 'length']], 'financing')
const reordered = bundle(
  'c',
  [
    ['customer.employers.r1-0.function', 'filled'],
    ['customer.first_name', 'filled'],
  ],
  null,
)

const run = (one: string, other: string, names: readonly string[], ...more: readonly string[]) =>
  replayCommand(inMemoryCommand({ rules: 'x', files: Object.fromEntries(names.map(name => [`map/${name}`, ''])) }), [
    '--rules-diff',
    one,
    other,
    'map',
    ...more,
  ])

test('verdicts that changed are listed by question and rule, with how many logs and where', async () => {
  const { status, out } = await run(a, b, ['1', '2'])
  expect(status).toBe(1)
  expect(out).toContain('2 logs, regels a en b')
  expect(out).toContain('2, 2: personal_details, customer.first_name, filled: niet meer afgekeurd')
  expect(out).toContain('personal_details, customer.employers.*.function, filled: niet meer afgekeurd')
  expect(out).toContain('personal_details, customer.employers.*.function, length: nu afgekeurd')
  expect(out).toMatch(/personal_details: daarna financing in plaats van niets \(zoals map\/\d, handeling 7\)/)
})

test('another order of the same is a change too; the same is status 0', async () => {
  expect(await run(a, reordered, ['1'])).toMatchObject({
    status: 1,
    out: expect.stringContaining('dezelfde vragen in een andere volgorde'),
  })
  expect(await run(a, a, ['1'])).toMatchObject({ status: 0, out: expect.stringContaining('Elk oordeel is hetzelfde.') })
})

test('a log that one of them dies of, or cannot read whole, is told, and is status 2 where nothing changed', async () => {
  const { status, out } = await run(a, a, ['1', 'x', 'half'])
  expect(status).toBe(2)
  expect(out).toContain('map/x: beide bundels: status 9')
  expect(out).toContain('map/half: beide bundels: er ontbreekt een handeling; wat daarna komt, telt niet mee')
})

test('as JSON all of it is one value', async () => {
  expect(JSON.parse((await run(a, b, ['1'], '--json')).out)).toMatchObject({
    status: 1,
    rules: ['a', 'b'],
    logs: 1,
    unread: [],
    changed: expect.arrayContaining([
      {
        tag: 'mended',
        step: 'personal_details',
        question: 'customer.first_name',
        rule: 'filled',
        logs: 1,
        times: 1,
        example: { file: 'map/1', seq: 7 },
      },
    ]),
  })
})

test('what is no bundle is told, with how to make one', async () => {
  expect(await run(join(top, 'README.md'), b, ['1'])).toMatchObject({
    status: 2,
    err: expect.stringMatching(/README\.md is geen bundel van de replay .*npm run build:replay/),
  })
})

test('a bundle that is built needs nothing beside it, and says the same as the source it was built from', async () => {
  const built = await buildReplay(folder)
  expect(built).toContain(buildStamp().rules)
  const log = join(top, 'test', 'logs', 'v1-financial-advice.jsonl')
  const { status, out } = await replayCommand(
    inMemoryCommand({ rules: 'x', files: { [log]: 'read by the bundles' } }),
    ['--rules-diff', built, built, log],
  )
  expect([status, out]).toEqual([
    0,
    `1 log, regels ${buildStamp().rules} en ${buildStamp().rules}\n\nElk oordeel is hetzelfde.\n`,
  ])
  const changed = await replayCommand(inMemoryCommand({ rules: 'x', files: {} }), [
    '--rules-diff',
    built,
    a,
    log,
    '--json',
  ])
  expect(changed.status).toBe(1)
})
