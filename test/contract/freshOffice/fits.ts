import { Ajv2020 } from 'ajv/dist/2020.js'
import { document, type Operation } from '../document'

/** A request, before an office sees it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly type: string
  readonly body: Buffer
}

const ajv = new Ajv2020({ strict: false, allErrors: true })

const bodyCheck = ({ requestBody }: Operation): ((asked: Asked) => readonly string[]) => {
  if (requestBody === undefined) return ({ body }) => (body.length === 0 ? [] : ['a body'])
  const { content } = requestBody
  const json = content['application/json']
  const isFit = json === undefined ? null : ajv.compile({ ...json.schema, components: document.components })
  return ({ type, body }) => {
    if (!Object.keys(content).includes(type)) return [`content-type ${type || 'none'}`]
    if (isFit === null || isFit(JSON.parse(body.toString('utf8')))) return []
    return (isFit.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
  }
}

const queryCheck = ({ parameters = [] }: Operation): ((asked: Asked) => readonly string[]) => {
  const known = parameters.filter(one => one.in === 'query')
  return ({ query }) => [
    ...known.filter(({ name, required }) => required && !query.has(name)).map(({ name }) => `no ?${name}`),
    ...[...new Set(query.keys())].filter(key => known.every(({ name }) => name !== key)).map(key => `?${key}`),
  ]
}

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    checks: [queryCheck(operation), bodyCheck(operation)],
  })),
)

/** Why a request is none of `openapi.json`; nothing where it is one. What is named by its words comes before a pattern. */
export const unfit = (asked: Asked): readonly string[] => {
  const all = calls.filter(({ method, pattern }) => method === asked.method && pattern.test(asked.path))
  const call = all.find(({ path }) => path === asked.path) ?? all[0]
  return call === undefined ? ['no such call'] : call.checks.flatMap(check => check(asked))
}
