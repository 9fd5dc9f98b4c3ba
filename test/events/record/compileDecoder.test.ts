import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { compileDecoder, notDecoded } from '../../../events/record/compileDecoder'
import { definitions } from '../../../events/record/surveyEvent'
import { storedLogHeaderCodec } from '../../../events/record/surveyRecord'
import { codecArbitrary, jsonArbitrary } from '../../arbitraries/codec'

type Spoil = (within: object, key: string, odd: unknown) => unknown

/** What befalls one place in a value. */
const spoils: readonly Spoil[] = [
  (within, key, odd) => (Array.isArray(within) ? within.with(Number(key), odd) : { ...within, [key]: odd }),
  (within, key) => Object.fromEntries(Object.entries(within).filter(([name]) => name !== key)),
  (within, _, odd) => (Array.isArray(within) ? [...within, odd] : { ...within, odd, ['__proto__']: odd }),
  (within, key) => ({ ...within, [key]: undefined }),
  (_, _key, odd) => odd,
]

/** A value of which one place, anywhere in it, is another. */
const spoiled = (value: unknown, way: readonly number[], spoil: Spoil, odd: unknown): unknown => {
  const [turn = 0, ...rest] = way
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const key = keys[turn % keys.length]
  if (typeof value !== 'object' || value === null || key === undefined) return odd
  if (rest.length === 0) return spoil(value, key, odd)
  const inner = spoiled(Object(value)[key], rest, spoil, odd)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}

/** Values that a codec reads, and as many that are wrong in one place, or in something to spare. */
const values = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const right = codecArbitrary(codec)
  const odd = fc.oneof(jsonArbitrary, fc.constantFrom(undefined, null, '', 0, -0, 1.5, [], {}))
  const way = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 })
  const wrong = fc.tuple(right, way, fc.constantFrom(...spoils), odd).map(args => spoiled(...args))
  return fc.oneof(right, wrong)
}

const holdsEqual = (codec: t.Mixed): void => {
  const read = compileDecoder(codec)
  fc.assert(
    fc.property(values(codec), value => {
      const [before, asDecoded, asRead] = [structuredClone(value), codec.decode(value), read(value)]
      if (E.isLeft(asDecoded)) expect(asRead).toBe(notDecoded)
      else expect(asRead).toStrictEqual(asDecoded.right)
      // What it reads is left as it was.
      expect(value).toStrictEqual(before)
    }),
    { numRuns: 300 },
  )
}

describe('a codec that was put together once', () => {
  it.each(Object.values(definitions).map(({ type, codec }) => [type, codec] as const))(
    'reads what the codec of %s reads, to the same value, and nothing else',
    (_, codec) => holdsEqual(codec),
  )

  it('and so for a header', () => holdsEqual(storedLogHeaderCodec))

  const upper = new t.Type<string, string>(
    'Upper',
    t.string.is,
    (value, context) => (typeof value === 'string' ? t.success(value.toUpperCase()) : t.failure(value, context)),
    t.identity,
  )

  it.each<readonly [string, t.Mixed, readonly unknown[]]>([
    ['one of our own that makes something of a value', upper, ['a', 1]],
    ['a list of those', t.array(upper), [['a', 'B'], ['A'], ['a', 1], 'a']],
    ['fields of those', t.type({ a: upper, b: t.unknown }), [{ a: 'a', b: 1 }, { a: 'A' }, { b: 1 }, null, []]],
    ['an intersection of those', t.intersection([t.type({ a: upper }), t.partial({ b: upper })]), [{ a: 'a', b: 'b' }]],
    ['an intersection', t.intersection([t.UnknownRecord, t.type({ v: t.Int })]), [{ v: 1, w: 2 }, { v: 1.5 }, [], 1]],
    ['a refinement of one', t.refinement(upper, text => text === 'A'), ['a', 'b', 1]],
    ['a tuple', t.tuple([upper, t.number]), [['a', 1], ['a', 1, 2], ['a'], []]],
    ['a readonly list', t.readonlyArray(upper), [['a'], [1]]],
    ['exactly an intersection', t.exact(t.intersection([t.type({ a: upper }), t.type({})])), [{ a: 'a', b: 1 }]],
    ['an exact one of those', t.strict({ a: upper }), [{ a: 'a', b: 1 }, { a: 'A' }, { a: 1 }]],
    [
      'a tagged union',
      t.union([t.type({ k: t.literal(1), a: upper }), t.type({ k: t.literal(2) })]),
      [{ k: 1, a: 'a' }, { k: 2 }, { k: 3 }],
    ],
  ])('and for %s', (_, codec, all) => {
    const read = compileDecoder(codec)
    for (const value of all) {
      const decoded = codec.decode(value)
      expect(read(value)).toStrictEqual(E.isRight(decoded) ? decoded.right : notDecoded)
    }
  })
})
