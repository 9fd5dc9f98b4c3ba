import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { customerCalls } from '../../events/effects/calls/customerCalls'
import { decodingHttp } from '../../events/effects/calls/http'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { document, operationOf } from './document'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'document')

const pointerTo = (path: readonly string[]): string =>
  path.map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

const fits = (path: readonly string[], value: unknown): boolean =>
  ajv.getSchema(`document#${pointerTo(path)}`)?.(value) === true

/** What holds values rather than schemas. */
const values = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Every example with where the schema of it stands: it is within a schema, or beside one. */
const examplesIn = (node: unknown, path: readonly string[]): readonly (readonly [readonly string[], unknown])[] => {
  if (Array.isArray(node)) return node.flatMap((inner, at) => examplesIn(inner, [...path, String(at)]))
  if (!isWireRecord(node)) return []
  const at = 'schema' in node ? [...path, 'schema'] : path
  const own = path.at(-1) === 'properties' || !('example' in node) ? [] : [[at, node.example] as const]
  const more = isWireRecord(node.examples) ? Object.values(node.examples).filter(isWireRecord) : []
  return [
    ...own,
    ...more.map(({ value }) => [at, value] as const),
    ...Object.entries(node).flatMap(([key, inner]) =>
      values.has(key) && path.at(-1) !== 'properties' ? [] : examplesIn(inner, [...path, key]),
    ),
  ]
}

test('every example is as its schema says', () => {
  const all = examplesIn(document, [])
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(([path, example]) => !fits(path, example)).map(([path]) => path.join(' '))).toEqual([])
})

test('every answer of PUT customer has an example', () => {
  const unlike = (node: unknown, at: string): readonly string[] => {
    if (Array.isArray(node) || !isWireRecord(node)) return []
    const { properties } = node
    if (isWireRecord(properties) && 'title' in properties && isWireRecord(properties.value))
      return 'example' in properties.value ? [] : [at]
    return Object.entries(node).flatMap(([key, inner]) => unlike(inner, `${at}.${key}`))
  }
  const asked = operationOf('inventory').requestBody?.content['application/json']?.schema
  expect(unlike(asked, 'customer')).toEqual([])
})

test('what an account call is refused for is a key of its own', () => {
  const schemaOf = (name: string) => operationOf(name).requestBody?.content['application/json']?.schema.properties
  const calls = ['register', 'recoverUsername', 'recoverPassword', 'resetPassword', 'resetEmail', 'changePassword']
  for (const name of calls) {
    const example = Object(operationOf(name).responses['422']?.content?.['application/json']?.example)
    const keys = Object.keys(example.errors)
    expect(keys.length, name).toBeGreaterThan(0)
    expect(Object.keys(schemaOf(name) ?? {}), name).toEqual(expect.arrayContaining(keys))
  }
})

test('the refusal of who has no session names no field, for that would not end the session', () => {
  expect(JSON.stringify(document.components.responses)).toContain('"NoSession"')
  expect(JSON.stringify(document.components.responses?.NoSession)).not.toContain('"errors":')
})

test('the query of GET customer is all that ever goes with it', async () => {
  const sent: string[][] = []
  const http = decodingHttp(({ query }) => {
    sent.push(Object.keys(query ?? {}))
    return async () => ({ _tag: 'Left', left: { tag: 'offline' } })
  })
  await customerCalls(http).load('T')()
  await customerCalls(http).load(null)()
  const said = operationOf('customer').parameters ?? []
  expect([said.map(({ name }) => name), said.filter(({ required }) => required).map(({ name }) => name)]).toEqual(sent)
})
