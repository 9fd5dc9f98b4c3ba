import * as t from 'io-ts'
import { expect, test } from 'vitest'
import { compileDecoder, notDecoded } from '../../../events/record/compileDecoder'

/** The codec as it is, but that must not be asked itself: a long log asks it ten thousand times. */
const unasked = <C extends t.Mixed>(codec: C): C =>
  Object.assign(codec, {
    decode: () => {
      throw new Error(`${codec.name} was asked itself`)
    },
  })

const list = ['a', 'b']
const person = { name: 'Jan' }

test.each<[string, t.Mixed, unknown, unknown]>([
  ['text', new t.StringType(), 'a', 1],
  ['a number', new t.NumberType(), 1, 'a'],
  ['a yes or no', new t.BooleanType(), false, 0],
  ['nothing', new t.NullType(), null, undefined],
  ['a word of a list', t.keyof({ a: null }), 'a', 'b'],
  ['one word', t.literal('a'), 'a', 'b'],
  ['what is refined', t.refinement(t.string, () => true), 'a', 1],
  ['what is read only', t.readonly(t.type({ name: t.string })), person, { name: 1 }],
  ['a list', t.array(t.string), list, ['a', 1]],
  ['a list that is read only', t.readonlyArray(t.string), list, 'a'],
  ['fields', t.type({ name: t.string, left: t.undefined }), { name: 'Jan', left: undefined }, null],
  ['fields and no others', t.exact(t.type({ name: t.string })), person, []],
  ['one of two', t.union([t.string, t.number]), 1, false],
  ['two at once', t.intersection([t.type({ name: t.string }), t.type({})]), person, {}],
])('%s is read without asking its codec, and not copied', (_what, codec, right, wrong) => {
  const read = compileDecoder(unasked(codec))
  expect(read(right)).toBe(right)
  expect(read(wrong)).toBe(notDecoded)
})

test('anything at all is read as it is', () => {
  expect(compileDecoder(unasked(new t.UnknownType()))(person)).toBe(person)
})

test('what is not declared is left out, and the rest stays', () => {
  const given = { name: 'Jan', other: 1 }
  expect(compileDecoder(t.exact(t.type({ name: t.string })))(given)).toEqual(person)
  expect(given).toEqual({ name: 'Jan', other: 1 })
})
