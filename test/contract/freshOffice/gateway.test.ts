import { expect, it } from 'vitest'
import { unfit } from './fits'

const asked = (method: string, address: string, body?: unknown) => {
  const { pathname, searchParams } = new URL(address, 'http://office')
  return {
    method,
    path: pathname,
    query: searchParams,
    type: body === undefined ? '' : 'application/json',
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  }
}

const customer = '/api/portal/customer?includes=address'
const login = '/api/login'

it.each([
  ['a plain call', asked('GET', customer)],
  ['the invitation of a link', asked('GET', `${customer}&token=uitnodiging`)],
  ['a login', asked('POST', login, { scope: 'portal', grant_type: 'customer_token', token: 'uitnodiging' })],
  ['a home by its id', asked('GET', '/api/portal/jumba/properties/7?limit=1')],
  ['a document', { ...asked('POST', '/api/portal/file', ''), type: 'multipart/form-data' }],
])('lets in %s', (_, request) => {
  expect(unfit(request)).toEqual([])
})

it.each([
  ['no call', asked('DELETE', customer), 'no such call'],
  ['a key of a query too few', asked('GET', '/api/portal/customer'), 'no ?includes'],
  ['a key of a query too many', asked('GET', `${customer}&page=2`), '?page'],
  ['the id of a home for a search', asked('GET', '/api/portal/jumba/properties/radius?limit=1'), 'no ?q[postal_code]'],
  ['a body where none is due', asked('GET', customer, {}), 'a body'],
  ['a form for JSON', { ...asked('POST', login, {}), type: 'multipart/form-data' }, 'content-type multipart/form-data'],
  ['JSON for a form', asked('POST', '/api/portal/file', {}), 'content-type application/json'],
  ['a key too few', asked('POST', login, { scope: 'portal' }), "the body must have required property 'grant_type'"],
  [
    'a number for a text',
    asked('POST', '/api/portal/auth/register', { username: 5, password: 'geheim-12', token: 't' }),
    '/username must be string',
  ],
  [
    'an inventory with a customer that is none',
    asked('PUT', '/api/portal/customer', { customer: 'Jan' }),
    '/customer must be object',
  ],
])('keeps out %s', (_, request, why) => {
  expect(unfit(request)).toContain(why)
})
