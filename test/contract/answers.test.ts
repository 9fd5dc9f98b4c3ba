import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../events/effects/wire/record'
import { ofShape } from './answersOf'
import { officeCalls } from './calls'
import { shapeSchema } from './openapi'
import type { Schema } from './schema'
import { differences, type ObjectShape, type Shape } from './shape'

const described = officeCalls.flatMap(({ name, expected }) => (expected === null ? [] : [{ name, ...expected }]))

const validatorOf = (shape: Shape) => {
  const components: Record<string, Schema> = {}
  const schema = shapeSchema(shape, components)
  return new Ajv2020({ strict: false }).compile({ ...schema, components: { schemas: components } })
}

/** Every key that is asked of an object, by the path of what holds it. */
const watched = (value: unknown, seen: Set<string>, at = ''): unknown => {
  if (Array.isArray(value)) return value.map(item => watched(item, seen, at))
  if (!isRecord(value)) return value
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

describe.each(described)('the answer of $name', ({ shape, codec }) => {
  test('what the document allows, the portal reads, and the contract finds nothing', () => {
    const isValid = validatorOf(shape)
    fc.assert(
      fc.property(ofShape(shape), answer => {
        expect(isValid(answer), JSON.stringify(isValid.errors)).toBe(true)
        expect(E.isRight(codec.decode(answer))).toBe(true)
        expect(differences(shape, answer)).toEqual([])
      }),
      { numRuns: 60 },
    )
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
