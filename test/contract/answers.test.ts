import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { customer } from './answers'
import { officeCalls } from './calls'
import { answerOf, document, operationOf, validatorOf } from './document'
import type { Schema } from './schema'
import { differences, type ObjectShape, type Shape } from './shape'
import { valuesOf } from './valuesOf'

const described = officeCalls.flatMap(({ name, expected }) => (expected === null ? [] : [{ name, ...expected }]))

const answered = (name: string) => {
  const answer = answerOf(operationOf(name))
  if (answer === null) throw new Error(`${name} answers nothing`)
  return answer
}

/** What a mock makes of a schema: each example, and of several schemas the last that tells one. */
const mocked = (schema: Schema): unknown => {
  if ('example' in schema) return schema.example
  if (schema.$ref !== undefined) return mocked(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.anyOf !== undefined) return mocked(schema.anyOf.at(-1) ?? {})
  if (schema.items !== undefined) return [mocked(schema.items)]
  if (schema.properties === undefined) throw new Error(`No example: ${JSON.stringify(schema)}`)
  return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, mocked(inner)]))
}

/** Every key that is asked of an object, by the path of what holds it. */
const watched = (value: unknown, seen: Set<string>, at = ''): unknown => {
  if (Array.isArray(value)) return value.map(item => watched(item, seen, at))
  if (!isWireRecord(value)) return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, watched(one, seen, at === '' ? key : `${at}.${key}`)]),
  )
  return new Proxy(inner, {
    getOwnPropertyDescriptor: (target, key) => {
      if (typeof key === 'string') seen.add(at === '' ? key : `${at}.${key}`)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}

/** One answer with every key in it, nothing wrapped. */
const full = (shape: Shape): unknown => {
  switch (shape.tag) {
    case 'leaf':
      return '1'
    case 'object':
      return Object.fromEntries(Object.entries(shape.keys).map(([key, inner]) => [key, full(inner)]))
    case 'list':
      return [full(shape.of)]
  }
}

const keysOf = (shape: Shape, at = ''): readonly string[] => {
  if (shape.tag === 'leaf') return []
  const { keys }: ObjectShape = shape.tag === 'list' ? shape.of : shape
  return Object.entries(keys).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`
    return [path, ...keysOf(inner, path)]
  })
}

describe.each(described)('the answer of $name', ({ name, shape, codec }) => {
  const { schema, example } = answered(name)
  const isValid = validatorOf(schema)

  test('whatever the document allows, the portal reads to the end', () => {
    fc.assert(
      fc.property(valuesOf(schema, document.components.schemas), answer => {
        expect(isValid(answer), JSON.stringify(isValid.errors)).toBe(true)
        expect(E.isRight(codec.decode(answer))).toBe(true)
        expect(differences(shape, answer)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('what a mock makes of the document alone is read to the end', () => {
    for (const made of [example, mocked(schema)]) {
      expect(isValid(made), JSON.stringify(isValid.errors)).toBe(true)
      expect(E.isRight(codec.decode(made))).toBe(true)
      expect(differences(shape, made)).toEqual([])
    }
  })

  test('the portal asks for nothing that the document does not name', () => {
    const seen = new Set<string>()
    codec.decode(watched(full(shape), seen))
    const named = new Set(keysOf(shape))
    const asked = [...seen].filter(path => !/(^|\.)data$/.test(path))
    expect(asked.filter(path => !named.has(path))).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })
})

test('what could be two things, is in no calendar or stands in no list is told as unreadable, and a wrapper holds nothing else', () => {
  const answer = {
    data: {
      salutation: 'Dhr.',
      maritial_status: 77,
      date_of_birth: '0000-00-00',
      address: { woz_waarde: '350.000', street: 'Dam' },
      mortgages: [{ parts: [{ aflosvorm: 'annuitair', rentepercentage: '2.150' }] }],
      pensions: { data: [], total: 0 },
    },
  }
  expect(differences(customer, answer)).toEqual([
    ...['salutation', 'maritial_status', 'date_of_birth', 'address.woz_waarde', 'mortgages.0.parts.0.aflosvorm'].map(
      at => ({ at: `data.${at}`, what: 'unreadable' }),
    ),
    { at: 'data.pensions.data', what: 'unknown' },
    { at: 'data.pensions.total', what: 'unknown' },
  ])
})
