import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { headersCommand } from '../../../ui/serve/headersCommand'
import { nginxConfig } from '../../../ui/serve/nginx'
import { ownPortalFile, readPortalFile } from '../../../ui/serve/portalFile'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-headers-'))
const file = join(around, 'portal.json')

afterAll(() => rmSync(around, { recursive: true, force: true }))

/** The shipped file with texts in the place of others. */
const write = (...changes: readonly (readonly [string, string])[]): void => {
  const shipped = readFileSync(ownPortalFile, 'utf8')
  writeFileSync(
    file,
    changes.reduce((text, [from, to]) => text.replace(from, to), shipped),
  )
}

const ownHost = ['"host": "localhost"', '"host": "portaal.kantoor.nl"'] as const

it('says what it leaves out beside what is printed, which stays usable, and by the exit status', () => {
  write(ownHost)
  const { out, err, status } = headersCommand(['nginx'], file)
  expect(err).toContain('Set "local": false in the row of portaal.kantoor.nl')
  const { portal } = readPortalFile(5180, 5190)
  expect(out).toBe(nginxConfig(portal, { root: '/srv/klantportaal/dist', listen: null }))
  expect(status).toBe(1)
})

it('prints the host once its row says so', () => {
  write(ownHost, ['"local": true', '"local": false'])
  const { out, err, status } = headersCommand(['caddy'], file)
  expect(out).toContain('\nportaal.kantoor.nl {')
  expect(err).toBe('vereniging.localhost is left out: it is this computer ("local": true).\n')
  expect(status).toBe(0)
})

it('prints nothing of a file that is wrong, and says what is', () => {
  write(['"debug": true', '"debug": "ja"'])
  const { out, err, status } = headersCommand(['nginx'], file)
  expect([out, status]).toEqual(['', 2])
  expect(err).toBe(
    `Het bestand portal.json klopt niet: 'debug' bij localhost moet true of false zijn (er staat "ja").\n`,
  )
})

it.each([[[]], [['apache']], [['nginx', 'caddy']], [['nginx', '--host', 'a.nl']]])('says how it is used: %j', args => {
  const { out, err, status } = headersCommand(args, ownPortalFile)
  expect([out, status]).toEqual(['', 2])
  expect(err).toContain('npm run headers -- nginx|caddy')
})

it('tells what it can be asked where that is asked', () => {
  const { out, err, status } = headersCommand(['--help'], file)
  expect(out).toContain('npm run headers -- nginx|caddy')
  expect([err, status]).toEqual(['', 0])
})
