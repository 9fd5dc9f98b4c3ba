import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import type { HttpCall } from '../../events/effects/calls/http'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { wireCodec } from '../standin/inventory/wireCodec'
import type { With } from './calls'
import { invented } from './invented'
import { noteOf } from './requestNotes'
import type { Schema } from './schema'
import { schemaOf } from './schemaOf'

/** In place of every value, so that a path shows where it stands; an address is one that can be looked up. */
export const names: With = {
  subdomain: '{subdomain}',
  token: '{token}',
  username: '{username}',
  password: '{password}',
  newPassword: '{newPassword}',
  code: '{code}',
  email: '{email}',
  birth: '{birth}',
  home: '{home}',
  address: { postalCode: '3511AB', number: '12', addition: 'A2' },
  invitation: '{invitation}',
  inventory: {},
  file: new Uint8Array(),
}

const text: Schema = { type: 'string' }

/** The three ways to log in. */
const login: Schema = {
  type: 'object',
  properties: {
    scope: { const: 'portal', example: 'portal' },
    grant_type: {
      enum: ['customer_token', 'customer_password', 'customer_password_two_factor'],
      example: 'customer_password',
    },
    token: { ...text, description: 'Of an invitation', example: invented.token },
    username: { ...text, example: invented.username },
    password: { ...text, example: invented.password },
    otp: { ...text, description: 'The code that was mailed', example: invented.code },
  },
  required: ['scope', 'grant_type'],
}

/** What stands where a name stands: '{token}' is the token of `invented`. */
const made = (named: unknown): unknown => {
  const found = Object.entries(names).find(([, name]) => name === named)
  return found === undefined ? named : Object.entries(invented).find(([key]) => key === found[0])?.[1]
}

const withNote = (call: string, key: string, example: unknown): Schema => ({ ...text, example, ...noteOf(call, key) })

const bodySchema = (name: string, { body }: HttpCall): Schema | null => {
  if (name === 'login') return login
  if (name === 'inventory') return schemaOf(wireCodec(compileCatalogue(survey), true))
  if (!isWireRecord(body)) return null
  return {
    type: 'object',
    properties: Object.fromEntries(Object.keys(body).map(key => [key, withNote(name, key, made(body[key]))])),
    required: Object.keys(body),
  }
}

const part: Schema = {
  type: 'string',
  contentMediaType: 'application/pdf',
  description: 'The bytes, with a file name; the part says application/pdf or text/xml',
}

/** What a call sends. */
export const requestBody = (name: string, call: HttpCall) => {
  if (call.body instanceof FormData) {
    const schema: Schema = { type: 'object', properties: { file: part }, required: ['file'] }
    const encoding = { file: { contentType: 'application/pdf, text/xml' } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
  }
  const schema = bodySchema(name, call)
  return schema === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

const parameter = (at: 'path' | 'query', required: boolean, name: string, schema: Schema) => {
  const { example, description, ...plain } = schema
  return { name, in: at, required, schema: plain, example, ...(description === undefined ? {} : { description }) }
}

/**
 * What stands in the address of a call.
 * @param path with the names of its parts
 * @param fuller the same call, with everything in its query that ever is
 */
export const parameters = (name: string, path: string, call: HttpCall, fuller: HttpCall) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([named, key = '']) =>
    parameter('path', true, key, withNote(name, key, made(named))),
  )
  const inQuery = Object.entries(fuller.query ?? {}).map(([key, value]) =>
    parameter('query', Object.hasOwn(call.query ?? {}, key), key, withNote(name, key, made(value))),
  )
  return inPath.length + inQuery.length === 0 ? {} : { parameters: [...inPath, ...inQuery] }
}
