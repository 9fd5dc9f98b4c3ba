import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, expect, it } from 'vitest'
import { contractCommand } from './contractCommand'
import { readGiven } from './given'
import { givenKeys } from './givenKeys'
import { pageFor } from './page'
import { planOf, planOptions } from './plan'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('says on one page what it does, each option, and each key of the file', async () => {
  const lines: string[] = []
  expect(await contractCommand(['--help'], line => lines.push(line))).toBe(0)
  const page = lines.join('\n')
  for (const name of Object.keys(planOptions)) expect(page).toContain(`  --${name}`)
  for (const { name, keys } of givenKeys) {
    expect(page).toContain(`\n  ${name}`)
    for (const key of Object.keys(keys)) expect(page).toContain(`\n    .${key}`)
  }
  expect(page).toContain('lend it test accounts only')
  expect(lines.length).toBeLessThan(60)
})

it('takes a file with every key that the page names', () => {
  const full = Object.fromEntries(
    givenKeys.map(({ name, keys }) => [name, Object.fromEntries(Object.keys(keys).map(key => [key, 'x']))]),
  )
  expect(readGiven(JSON.stringify(full))).toEqual(E.right(full))
})

it.each([
  [{ acount: { username: 'a', password: 'geheim' } }, 'No such key: acount.'],
  [{ account: { user: 'a', username: 'a', password: 'geheim' } }, 'No such key: account.user.'],
  [{ newcomer: { token: 't', user: 'geheim' }, mails: 1 }, 'No such key: newcomer.user, mails.'],
  [{ account: { username: 'a' } }, 'Not as it should be: account.password.'],
  [[], 'Not as it should be'],
])('refuses %j by name', (given, says) => {
  const read = readGiven(JSON.stringify(given))
  expect(E.isLeft(read) ? read.left : '').toContain(says)
  expect(E.isLeft(read) ? read.left : '').not.toContain('geheim')
})

it('names the key and the file to who asked', async () => {
  const file = join(folder, 'given.json')
  writeFileSync(file, JSON.stringify({ invitations: {} }))
  const lines: string[] = []
  expect(await contractCommand(['http://localhost:1', '--with', file], line => lines.push(line))).toBe(2)
  expect(lines.join('\n')).toContain(`${file}: No such key: invitations.`)
})

it('calls from the page of portal.json whose office it is, or from where it is told', () => {
  const originOf = (...args: readonly string[]) => {
    const plan = planOf(args)
    return plan.tag === 'plan' ? plan.origin : plan.tag === 'refused' ? plan.why : ''
  }
  expect(pageFor('http://localhost:5180')).toEqual(E.right('http://localhost:5173'))
  expect(originOf('https://kantoor.voorbeeld.nl')).toBe('http://localhost:5173')
  expect(originOf('http://localhost:1', '--origin', 'https://portaal.voorbeeld.nl')).toBe(
    'https://portaal.voorbeeld.nl',
  )
  for (const wrong of ['https://portaal.voorbeeld.nl/', 'portaal', 'https://portaal.voorbeeld.nl/inloggen'])
    expect(originOf('http://localhost:1', '--origin', wrong)).toBe(
      `${wrong} is no origin: as https://portaal.voorbeeld.nl, without a path.`,
    )
})
