import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { type Given, readGiven } from './given'
import { pageFor } from './page'

export const planOptions = {
  origin: { type: 'string' },
  login: { type: 'string' },
  proxy: { type: 'string' },
  tenant: { type: 'string' },
  with: { type: 'string' },
  write: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** What the kit is asked to do. */
export interface Plan {
  readonly tag: 'plan'
  readonly host: { readonly api: string; readonly login: string; readonly proxy: string }
  readonly origin: string
  readonly tenant: string | null
  readonly given: Given
  readonly write: boolean
  readonly verbose: boolean
}

type Asked = Plan | { readonly tag: 'help' } | { readonly tag: 'refused'; readonly why: string }

const baseOf = (text: string): E.Either<string, string> =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? E.right(text.replace(/\/+$/, ''))
    : E.left(`${text} is no address.`)

const originOf = (text: string | undefined, api: string): E.Either<string, string> => {
  if (text === undefined) return pageFor(api)
  return URL.canParse(text) && new URL(text).origin === text
    ? E.right(text)
    : E.left(`${text} is no origin: as https://portaal.voorbeeld.nl, without a path.`)
}

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
    () => parseArgs({ args: [...args], options: planOptions, allowPositionals: true }),
    error => (error instanceof Error ? error.message : String(error)),
  )

const refused = (why: string): Asked => ({ tag: 'refused', why })

/** What these arguments ask for. */
export const planOf = (args: readonly string[]): Asked => {
  const read = parsed(args)
  if (E.isLeft(read)) return refused(read.left)
  const { values, positionals } = read.right
  if (values.help) return { tag: 'help' }
  const [url, ...more] = positionals
  if (url === undefined || more.length > 0) return refused('Name one address: that of the office.')
  if (values.write && values.with === undefined)
    return refused('--write needs --with FILE: test invitations and accounts.')
  const api = baseOf(url)
  const login = baseOf(values.login ?? url)
  const proxy = baseOf(values.proxy ?? url)
  const given = givenIn(values.with)
  if (E.isLeft(api)) return refused(api.left)
  if (E.isLeft(login)) return refused(login.left)
  if (E.isLeft(proxy)) return refused(proxy.left)
  if (E.isLeft(given)) return refused(given.left)
  const origin = originOf(values.origin, api.right)
  if (E.isLeft(origin)) return refused(origin.left)
  const { tenant = null, write, verbose } = values
  const host = { api: api.right, login: login.right, proxy: proxy.right }
  return { tag: 'plan', host, origin: origin.right, tenant, given: given.right, write, verbose }
}
