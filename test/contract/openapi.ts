import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/engine/load'
import type { Call } from '../../events/effects/http'
import { isRecord } from '../../events/effects/wire/record'
import { wireCodec } from '../standin/inventory/wireCodec'
import { customer, refusal } from './answers'
import { type OfficeCall, officeCalls, type With } from './calls'
import { exampleAnswer, exampleOfShape } from './exampleAnswer'
import { invented } from './invented'
import { nowhere, recording } from './recording'
import { orNull, type Schema } from './schema'
import { schemaOf } from './schemaOf'
import type { ObjectShape, Shape } from './shape'

/** In place of every value, so that a path shows where it stands. */
const names: With = {
  subdomain: '{subdomain}',
  token: '{token}',
  username: '{username}',
  password: '{password}',
  newPassword: '{password}',
  code: '{code}',
  email: '{email}',
  birth: '{birth}',
  home: '{home}',
  address: { postalCode: '', number: '', addition: '' },
  invitation: '{invitation}',
  inventory: {},
  file: new Uint8Array(),
}

/** The one call that this is, as the portal makes it. */
export const callOf = async ({ make }: OfficeCall): Promise<Call> => {
  const made: Call[] = []
  await make(
    recording(nowhere, ({ call }) => made.push(call)),
    names,
  )()
  const [call, ...more] = made
  if (call === undefined || more.length > 0) throw new Error('Not one call')
  return call
}

const pathOf = ({ path }: Call): string => decodeURIComponent(path)

type Components = Record<string, Schema>

const objectSchema = (shape: ObjectShape, components: Components): Schema => {
  const plain: Schema = { $ref: `#/components/schemas/${shape.name}` }
  if (components[shape.name] === undefined) {
    // Named before it is looked into, for who holds one of the same kind.
    components[shape.name] = {}
    const entries = Object.entries(shape.keys).map(([key, inner]) => {
      const schema = shapeSchema(inner, components)
      return [key, shape.required.includes(key) ? schema : orNull(schema)] as const
    })
    components[shape.name] = {
      type: 'object',
      properties: Object.fromEntries(entries),
      ...(shape.required.length === 0 ? {} : { required: shape.required }),
      // What holds `data` alone is a wrapper.
      ...(shape.wraps ? { not: { required: ['data'], maxProperties: 1 } } : {}),
    }
  }
  return plain
}

const wrapped = (schema: Schema, wraps: boolean): Schema => {
  if (!wraps) return schema
  const wrapper: Schema = {
    type: 'object',
    properties: { data: schema },
    required: ['data'],
    additionalProperties: false,
  }
  return { anyOf: [wrapper, schema] }
}

/** What a shape allows, as JSON Schema; entities get a name of their own among the components. */
export const shapeSchema = (shape: Shape, components: Components): Schema => {
  switch (shape.tag) {
    case 'leaf':
      return shape.schema
    case 'object':
      return wrapped(objectSchema(shape, components), shape.wraps)
    case 'list': {
      const item = wrapped(objectSchema(shape.of, components), shape.of.wraps)
      return wrapped({ type: 'array', items: item }, shape.wraps)
    }
  }
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

/** What goes along only where there is any. */
const optional: readonly string[] = ['number_letter', 'number_addition']

/** The provider's token is asked with the id of the invitation as the office writes it. */
const textOrId = (name: string, key: string): Schema =>
  name === 'retrievalToken' && key === 'portal_invitation_id' ? { type: ['string', 'number'] } : text

/** What stands where a name stands: '{token}' is the token of `invented`. */
const made = (named: unknown): unknown => {
  const found = Object.entries(names).find(([, name]) => name !== '' && name === named)
  return found === undefined ? named : Object.entries(invented).find(([key]) => key === found[0])?.[1]
}

const bodySchema = (name: string, { body }: Call): Schema | null => {
  if (name === 'login') return login
  if (name === 'inventory') return schemaOf(wireCodec(load(survey), true))
  if (!isRecord(body)) return null
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.keys(body).map(key => [key, { ...textOrId(name, key), example: made(body[key]) }]),
    ),
    required: Object.keys(body).filter(key => !optional.includes(key)),
  }
}

const requestBody = (name: string, call: Call) => {
  if (call.body instanceof FormData) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const schema = bodySchema(name, call)
  return schema === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

/** What goes along only where a link named an invitation. */
const optionalQuery: Readonly<Record<string, readonly string[]>> = { customer: ['token'] }

const parameter = (where: 'path' | 'query', name: string, value: unknown, required = true) => ({
  name,
  in: where,
  required,
  schema: text,
  example: made(value),
})

const parameters = (callName: string, call: Call) => {
  const inPath = [...pathOf(call).matchAll(/\{(\w+)\}/g)].map(([said, name = '']) => parameter('path', name, said))
  const inQuery = Object.entries(call.query ?? {}).map(([name, value]) => parameter('query', name, value))
  const afterLink = (optionalQuery[callName] ?? []).map(name => parameter('query', name, `{${name}}`, false))
  const all = [...inPath, ...inQuery, ...afterLink]
  return all.length === 0 ? {} : { parameters: all }
}

const json = (schema: Schema, one: unknown) => ({ 'application/json': { schema, example: one } })

const answer = ({ name, expected }: OfficeCall, components: Components) => {
  if (expected === null) return { description: 'Done; nothing is read of the answer' }
  const { shape } = expected
  return {
    description: 'What the portal reads',
    content: json(shapeSchema(shape, components), exampleAnswer(name, shape)),
  }
}

const refusedAs = (description: string) => ({ description, content: json(refused, exampleOfShape(refusal)) })

const operation = (one: OfficeCall, call: Call, components: Components) => ({
  operationId: one.name,
  summary: one.says,
  tags: [call.base],
  ...(one.session ? {} : { security: [] }),
  ...parameters(one.name, call),
  ...requestBody(one.name, call),
  responses: {
    200: answer(one, components),
    ...(one.session ? { 401: refusedAs('No session, or it is over') } : {}),
    ...(call.method === 'GET' ? {} : { 422: refusedAs('What is wrong, by field') }),
    ...(call.method === 'GET' && !one.session
      ? { 404: { description: 'There is none: the portal goes on without' } }
      : {}),
  },
})

const refused: Schema = { $ref: `#/components/schemas/${refusal.name}` }

const about = `What the portal asks of an office, made from the portal's own codecs. Answers may hold more: what is not here
is not looked at. Whatever is not required may be left out, or be null. Objects and lists may stand in {"data": ...}, an object
that holds nothing else. What the portal loaded and nobody changed goes out as it came, so that PUT allows what GET does.
The tags name the base address of portal.json that a call goes to.`

/** `openapi.json`: every call that the portal makes, for the engineers of an office's own back end. */
export const openapi = async () => {
  const components: Components = {}
  shapeSchema(customer, components)
  shapeSchema(refusal, components)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of officeCalls) {
    const call = await callOf(one)
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(one, call, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Klantportaal: the calls to the office', version: '1', description: about },
    servers: [
      {
        url: 'https://{subdomain}.{apiDomain}',
        description: 'As `otherwise` of portal.json has it; a host with a row of its own names each base address',
        variables: {
          subdomain: { default: 'kantoor', description: 'Of the portal that asks' },
          apiDomain: { default: 'api.voorbeeldportaal.nl', description: '`otherwise.apiDomain`' },
        },
      },
    ],
    tags: [
      { name: 'api', description: 'Base address `api`' },
      { name: 'login', description: 'Base address `login`; sends credentials' },
      { name: 'proxy', description: 'Base address `proxy`' },
    ],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The access_token of a login' } },
      schemas: components,
    },
  }
}
