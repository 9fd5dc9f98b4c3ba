import { parseArgs } from 'node:util'
import { caddyConfig } from './caddy'
import { nginxConfig } from './nginx'
import { readPortalFile } from './portalFile'
import { leftOut } from './sites'

/**
 * Runs `npm run headers`: returns the nginx or Caddy configuration that serves the built portal with its security
 * headers, the names of the hosts it leaves out, and the exit status.
 * @param args as they were typed behind the command
 */
export const headersCommand = (args: readonly string[], portalFile: string): HeadersOutcome => {
  let question: ReturnType<typeof asked>
  try {
    question = asked(args)
  } catch (error) {
    return refused(`${wordsOf(error)}\n\n${usage}`)
  }
  if (question === 'usage') return shown(usage)
  if (question === null) return refused(usage)
  try {
    return printed(question, portalFile)
  } catch (error) {
    return refused(`${wordsOf(error)}\n`)
  }
}

const usage = `npm run headers -- nginx|caddy [--root FOLDER] [--listen ADDRESS]

Prints a configuration that serves the built portal with the headers that its own server sends, by host, from portal.json:
npm run --silent headers -- nginx > klantportaal.conf
A host that it leaves out is named on the standard error, with the reason. Exit status: 0; 1 where a host of customers (one
that is not this computer), or every row of portal.json, is left out; 2 where portal.json is wrong or what is asked is not known.
  --root     where the built portal stands (usually /srv/klantportaal/dist)
  --listen   where to listen without https of its own, as the server says it: behind a proxy, or to try it out
  --help     this page
PORTAL_FILE=FILE names another portal.json.
`

const configs = { nginx: nginxConfig, caddy: caddyConfig } as const

const isKnown = (name: string | undefined): name is keyof typeof configs => name !== undefined && name in configs

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What goes to the standard output and the standard error, and the exit status. */
export interface HeadersOutcome {
  readonly out: string
  readonly err: string
  readonly status: 0 | 1 | 2
}

const shown = (out: string): HeadersOutcome => ({ out, err: '', status: 0 })
const refused = (err: string): HeadersOutcome => ({ out: '', err, status: 2 })

const asked = (args: readonly string[]) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { root: { type: 'string' }, listen: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help === true) return 'usage'
  const [name, ...more] = positionals
  const place = { root: values.root ?? '/srv/klantportaal/dist', listen: values.listen ?? null }
  return isKnown(name) && more.length === 0 ? { configOf: configs[name], place } : null
}

const printed = (
  { configOf, place }: Exclude<ReturnType<typeof asked>, 'usage' | null>,
  portalFile: string,
): HeadersOutcome => {
  const { portal } = readPortalFile(5180, 5190, portalFile)
  const { lines, fails } = leftOut(portal)
  return { out: configOf(portal, place), err: lines.map(line => `${line}\n`).join(''), status: fails ? 1 : 0 }
}
