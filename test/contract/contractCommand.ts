import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { type Given, readGiven } from './given'
import { linesOf, passes, summaryOf } from './report'
import { createTries, type Tried } from './tries'
import { tryReading } from './tryReading'
import { tryWriting } from './tryWriting'

const usage = 'npm run contract -- URL [--login URL] [--proxy URL] [--tenant NAME] [--with FILE] [--write]'

const timeoutMs = 30_000

const options = {
  login: { type: 'string' },
  proxy: { type: 'string' },
  tenant: { type: 'string' },
  with: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const

interface Plan {
  readonly host: { readonly api: string; readonly login: string; readonly proxy: string }
  readonly tenant: string | null
  readonly given: Given
  readonly write: boolean
}

const baseOf = (text: string): E.Either<string, string> =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? E.right(text.replace(/\/+$/, ''))
    : E.left(`${text} is no address.`)

const givenIn = (file: string | undefined): E.Either<string, Given> => {
  if (file === undefined) return E.right({})
  const text = E.tryCatch(
    () => readFileSync(file, 'utf8'),
    () => `${file} cannot be read.`,
  )
  if (E.isLeft(text)) return text
  const given = readGiven(text.right)
  return E.isRight(given) ? given : E.left(`${file}: ${given.left}`)
}

const parsed = (args: readonly string[]) =>
  E.tryCatch(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    error => (error instanceof Error ? error.message : String(error)),
  )

const planOf = (args: readonly string[]): E.Either<string, Plan> => {
  const read = parsed(args)
  if (E.isLeft(read)) return read
  const { values, positionals } = read.right
  const [url, ...more] = positionals
  if (url === undefined || more.length > 0) return E.left('Name one address: that of the office.')
  if (values.write && values.with === undefined)
    return E.left('--write needs --with FILE: test invitations and accounts.')
  const [api, login, proxy] = [url, values.login ?? url, values.proxy ?? url].map(baseOf)
  if (api === undefined || login === undefined || proxy === undefined) return E.left(usage)
  if (E.isLeft(api)) return api
  if (E.isLeft(login)) return login
  if (E.isLeft(proxy)) return proxy
  const given = givenIn(values.with)
  if (E.isLeft(given)) return given
  const host = { api: api.right, login: login.right, proxy: proxy.right }
  return E.right({ host, tenant: values.tenant ?? null, given: given.right, write: values.write })
}

/** The exit code: 0 when all that was tried is read to the end, 1 when not, 2 when it was asked wrongly. */
export const contractCommand = async (args: readonly string[], say: (line: string) => void): Promise<0 | 1 | 2> => {
  const plan = planOf(args)
  if (E.isLeft(plan)) {
    say(`${plan.left}\n${usage}`)
    return 2
  }
  const { host, tenant, given, write } = plan.right
  const all: Tried[] = []
  const tries = createTries(host, timeoutMs, tried => {
    all.push(tried)
    for (const line of linesOf(tried)) say(line)
  })
  await tryReading(tries, tenant, given)
  await tryWriting(tries, given, write)
  say(summaryOf(all))
  return passes(all) ? 0 : 1
}
