import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../ui/serve/settings'

// Of this very package, whose scripts are texts.
const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

// Those that run before anything is installed; the others, which take a second each to load, are tried where they are tested.
const plain = Object.entries(scripts).filter(([, line]) => line.startsWith('node '))

it.each(plain)('%s says behind --help what it does, and does nothing', (name, line) => {
  const words = [...line.split(' ').slice(1), '--help']
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: top, encoding: 'utf8' })
  expect(stdout).toContain(['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)
  expect(status).toBe(0)
})
