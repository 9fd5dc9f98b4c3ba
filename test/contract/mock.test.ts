import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractCommand } from './contractCommand'
import { document, type Operation } from './document'
import { closed, listening, portal } from './freshOffice/tryOffice'

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const operationAt = (method: string, pathname: string): Operation | undefined => {
  const found = Object.entries(document.paths).filter(([path]) => patternOf(path).test(pathname))
  const [, operations] = found.find(([path]) => path === pathname) ?? found[0] ?? []
  return operations?.[method.toLowerCase()]
}

/** Answers each call with the example of the file; it knows nobody, and keeps nothing. */
const mock = createServer((request, response) => {
  const { method = '', url = '/', headers } = request
  const cors = {
    'access-control-allow-origin': portal,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'authorization, content-type',
  }
  const operation = operationAt(method, new URL(url, 'http://localhost').pathname)
  request.resume().on('end', () => {
    if (method === 'OPTIONS') return response.writeHead(204, cors).end()
    if (operation === undefined) return response.writeHead(404, cors).end()
    const needsSession = operation.security === undefined && headers.authorization === undefined
    const status = needsSession ? 401 : 200
    const example = operation.responses[status]?.content?.['application/json']?.example ?? {}
    response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(example))
  })
})

test('a mock made from the file alone passes, but for what only an office knows that keeps something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const [username, password] = ['vaste.klant', 'geheim-12']
  const given = {
    account: { username, password },
    invitation: { token: 'T' },
    home: { postal_code: '3511AB', number: '12' },
    newcomer: { token: 'T', username: 'nieuwe.klant', password },
    mail: { username, email: 'vaste.klant@post.nl' },
  }
  const path = join(folder, 'given.json')
  writeFileSync(path, JSON.stringify(given))
  const lines: string[] = []
  const { origin } = await listening(mock)
  await contractCommand([origin, '--origin', portal, '--tenant', 'voorbeeld', '--with', path, '--write'], line =>
    lines.push(line),
  )
  closed(mock)
  rmSync(folder, { recursive: true })
  expect(
    lines.filter(line => /^(FAILED|differs)/.test(line)).map(line => line.replace(/^\S+ +|: [^:]+$/g, '')),
  ).toEqual(['login: POST /api/login (of nobody)', 'customer: GET /api/portal/customer (after it was received)'])
  expect(lines.at(-1)).toMatch(/^3\d as the portal reads it, 0 with something it does not read, 2 /)
})
