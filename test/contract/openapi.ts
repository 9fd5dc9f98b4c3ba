import type { Task } from 'fp-ts/Task'
import { customerCalls } from '../../events/effects/calls/customerCalls'
import type { Http, HttpCall } from '../../events/effects/calls/http'
import { customer, loginRefusal, refusal } from './answers'
import { type OfficeCall, officeCalls } from './calls'
import { exampleAnswer } from './exampleAnswer'
import { nowhere, recording } from './recording'
import { names, parameters, requestBody } from './requests'
import { refusalsOf, sharedResponses } from './responses'
import { orNull, type Schema } from './schema'
import type { ObjectShape, Shape } from './shape'
import { sharing } from './sharing'

const onlyCall = async (make: (http: Http) => Task<unknown>): Promise<HttpCall> => {
  const made: HttpCall[] = []
  await make(recording(nowhere, ({ call }) => made.push(call)))()
  const [call, ...more] = made
  if (call === undefined || more.length > 0) throw new Error('Not one call')
  return call
}

/** The one call that this is, as the portal makes it. */
export const callOf = ({ make }: OfficeCall): Promise<HttpCall> => onlyCall(http => make(http, names))

/** The same with everything in its query that ever is. */
const fullerCallOf = (one: OfficeCall): Promise<HttpCall> =>
  one.name === 'customer' ? onlyCall(http => customerCalls(http).load(names.token)) : callOf(one)

const pathOf = ({ path }: HttpCall): string => decodeURIComponent(path)

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
      ...(shape.says === undefined ? {} : { description: shape.says }),
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

const json = (schema: Schema, one: unknown) => ({ 'application/json': { schema, example: one } })

const answer = ({ name, expected }: OfficeCall, components: Components) => {
  if (expected === null) return { description: 'Done; nothing is read of the answer' }
  const { shape } = expected
  return {
    description: 'What the portal reads',
    content: json(shapeSchema(shape, components), exampleAnswer(name, shape)),
  }
}

const operation = async (one: OfficeCall, call: HttpCall, components: Components) => ({
  operationId: one.name,
  summary: one.says,
  tags: [call.base],
  ...(one.session ? {} : { security: [] }),
  ...parameters(one.name, pathOf(call), call, await fullerCallOf(one)),
  ...requestBody(one.name, call),
  responses: { 200: answer(one, components), ...refusalsOf(one) },
})

const about = `What the portal asks of an office, made from the portal's own codecs. Answers may hold more: what is not here
is not looked at. Whatever is not required may be left out, or be null. An object or a list may stand in {"data": ...} where
the schema has both; with another key beside it, as meta or links, nothing in it is read. Of homes, one or more
and their picture, "data" is always there, and other keys may stand beside it. What the portal loaded and nobody changed goes out
as it came, so that PUT allows what GET does. Statuses that are not here: README section 9.
The tags name the base address of portal.json that a call goes to.`

/** `openapi.json`: every call that the portal makes, for the engineers of an office's own back end. */
export const openapi = async () => {
  const components: Components = {}
  shapeSchema(customer, components)
  shapeSchema(refusal, components)
  shapeSchema(loginRefusal, components)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of officeCalls) {
    const call = await callOf(one)
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: await operation(one, call, components) }
  }
  const { share, schemas } = sharing()
  const shared = share({ paths, components, responses: sharedResponses })
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
    paths: shared.paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The access_token of a login' } },
      responses: shared.responses,
      schemas: { ...shared.components, ...schemas() },
    },
  }
}
