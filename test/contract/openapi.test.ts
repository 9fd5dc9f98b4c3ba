import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { top } from '../../ui/serve/settings'
import { officeCalls } from './calls'
import { openapiFile, openapiText } from './makeOpenapi'
import { callOf } from './openapi'

test('openapi.json is what the codecs say now; `npm run openapi` writes it again', async () => {
  expect(readFileSync(openapiFile, 'utf8')).toBe(await openapiText())
})

test('it is a document of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(readFileSync(openapiFile, 'utf8')))
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('it says where the calls go, and of each how it may be refused', () => {
  const { servers, paths } = JSON.parse(readFileSync(openapiFile, 'utf8'))
  expect(servers.map(({ url }: { url: string }) => url)).toEqual(['https://{subdomain}.{apiDomain}'])
  const operations = Object.entries<Record<string, { responses: object }>>(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { responses }]) => [`${method} ${path}`, Object.keys(responses)] as const),
  )
  expect(operations.filter(([, statuses]) => !statuses.some(status => /^4\d\d$/.test(status)))).toEqual([])
})

test('it has every path that the portal calls', async () => {
  const folder = join(top, 'events', 'effects')
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').match(/(?<=['"`])\/api\/[a-z_/]+/g) ?? [])
  expect(written.length).toBeGreaterThan(8)
  const made = await Promise.all(officeCalls.map(async one => (await callOf(one)).path))
  for (const path of written)
    expect(
      made.some(one => one.startsWith(path)),
      path,
    ).toBe(true)
})

test('every call has a name of its own', () => {
  expect(new Set(officeCalls.map(({ name }) => name)).size).toBe(officeCalls.length)
})
