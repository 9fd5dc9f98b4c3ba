import { parseArgs } from 'node:util'
import type { Portal } from '../../../domain/portal/hosts'
import { readPortalFile } from '../portalFile'
import { readSettings } from '../settings'
import { caddyConfig } from './caddy'
import { nginxConfig } from './nginx'
import { leftOut } from './sites'

const usage = `npm run headers -- nginx|caddy [--root FOLDER] [--listen ADDRESS]

Prints a configuration that serves the built portal with the headers that its own server sends, by host, from portal.json.
A host that it leaves out is named on the standard error, with the reason. Exit status: 0; 1 where a host of customers, or
every row of portal.json, is left out; 2 where portal.json is wrong or what is asked is not known.
  --root     where the built portal stands (usually /srv/klantportaal/dist)
  --listen   where to listen without https of its own, as the server says it: behind a proxy, or to try it out
PORTAL_FILE=FILE names another portal.json.
`

const configs = { nginx: nginxConfig, caddy: caddyConfig } as const

const isKnown = (name: string | undefined): name is keyof typeof configs => name !== undefined && name in configs

/** Null for what is no question that this program answers. */
const asked = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { root: { type: 'string' }, listen: { type: 'string' } },
    })
    const [name, ...more] = positionals
    const place = { root: values.root ?? '/srv/klantportaal/dist', listen: values.listen ?? null }
    return isKnown(name) && more.length === 0 ? { configOf: configs[name], place } : null
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n`)
    return null
  }
}

const portalOrNull = (): Portal | null => {
  try {
    return readPortalFile(5180, 5190, readSettings().portalFile).portal
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return null
  }
}

const print = (): number => {
  const question = asked()
  if (question === null) process.stderr.write(usage)
  const portal = question === null ? null : portalOrNull()
  if (question === null || portal === null) return 2
  process.stdout.write(question.configOf(portal, question.place))
  const { lines, fails } = leftOut(portal)
  process.stderr.write(lines.map(line => `${line}\n`).join(''))
  return fails ? 1 : 0
}

process.exitCode = print()
