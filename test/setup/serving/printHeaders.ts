import { parseArgs } from 'node:util'
import { readPortalFile } from '../portalFile'
import { caddyConfig } from './caddy'
import { nginxConfig } from './nginx'

const usage = `npm run headers -- nginx|caddy [--root FOLDER] [--listen ADDRESS]

Prints a configuration that serves the built portal with the headers that its own server sends, by host, from portal.json.
  --root     where the built portal stands (usually /srv/klantportaal/dist)
  --listen   where to listen without https of its own, as the server says it: behind a proxy, or to try it out
`

const configs = { nginx: nginxConfig, caddy: caddyConfig } as const

const isKnown = (name: string | undefined): name is keyof typeof configs => name !== undefined && name in configs

const print = (): number => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' }, listen: { type: 'string' } },
  })
  const [name, ...more] = positionals
  if (!isKnown(name) || more.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const { portal } = readPortalFile(5180, 5190)
  const place = { root: values.root ?? '/srv/klantportaal/dist', listen: values.listen ?? null }
  process.stdout.write(configs[name](portal, place))
  return 0
}

try {
  process.exitCode = print()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
