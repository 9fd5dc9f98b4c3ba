import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ownPortalFile, readPortalFile } from '../../../ui/serve/portalFile'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-portal-file-'))
const file = join(around, 'portal.json')

afterAll(() => rmSync(around, { recursive: true, force: true }))

/** What the scripts say of the shipped file with one text in the place of another. */
const refusalOf = (from: string, to: string): string => {
  writeFileSync(file, readFileSync(ownPortalFile, 'utf8').replace(from, to))
  try {
    readPortalFile(5180, 5190, file)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('takes the shipped file', () => {
  expect(refusalOf('', '')).toBe('accepted')
})

it.each([
  ['of a host', '"account": true', '"account": true, "phone": true', "'phone' bij localhost kent"],
  ['of a provider', '"configs": "klantportaal"', '"configs": "", "kantor": ""', "'provider.kantor' bij localhost kent"],
  ['of every other host', '"apiDomain"', '"api": "", "apiDomain"', "'api' bij otherwise kent"],
  ['of the file', '"otherwise"', '"uitleg": "", "otherwise"', "'uitleg' kent"],
])('refuses a key %s that nothing reads, and says which there are', (_, from, to, words) => {
  const refusal = refusalOf(from, to)
  expect(refusal).toContain(`${words} het portaal niet; wat er kan staan: `)
  expect(refusal).toMatch(/: (host, subdomain, api|page, origin, configs|apiDomain, provider|hosts, otherwise)\b/)
})

it('names a key that is misspelt and the one that is missing for it', () => {
  const refusal = refusalOf('"kantoor": "klantportaal"', '"kantor": "klantportaal"')
  expect(refusal).toContain("'provider.kantoor' bij localhost ontbreekt en moet tekst tussen aanhalingstekens zijn")
  expect(refusal).toContain("'provider.kantor' bij localhost kent het portaal niet")
})

it('says of what is no JSON that it is none', () => {
  expect(refusalOf('{', '')).toMatch(/^Het bestand portal\.json is geen geldige JSON: /)
})
