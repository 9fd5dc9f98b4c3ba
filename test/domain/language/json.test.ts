import { describe, expect, test } from 'vitest'
import { isSameJson, isWithinCaps, jsonCaps, keptJson, keptJsonCodec } from '../../../domain/language/json'

const list = (length: number): readonly number[] => Array.from({ length }, () => 1)
const object = (length: number): object => Object.fromEntries(list(length).map((_, n) => [`key${n}`, 1]))
/** So many lists within each other, around one value. */
const nested = (depth: number): unknown => list(depth).reduce<unknown>(inner => [inner], 1)
/** The lists among it count as well. */
const full = (values: number): unknown => {
  const lists = Math.ceil(values / jsonCaps.members)
  const rest = values - 1 - lists
  return Array.from({ length: lists }, (_, n) => list(Math.floor((rest + n) / lists)))
}

describe('an answer of the office', () => {
  test.each([
    ['as many members as a list may have', list(jsonCaps.members)],
    ['as many keys as an object may have', object(jsonCaps.members)],
    ['as deep as may be', nested(jsonCaps.depth)],
    ['as many values as may be', full(jsonCaps.values)],
    ['the largest whole number that is exact', Number.MAX_SAFE_INTEGER],
    ['a fraction', 1234.56],
    ['no value', null],
    ['words', 'x'],
  ])('%s is within the caps', (_, value) => {
    expect(isWithinCaps(value)).toBe(true)
  })

  test.each([
    ['a member more', list(jsonCaps.members + 1)],
    ['a key more', object(jsonCaps.members + 1)],
    ['one deeper', nested(jsonCaps.depth + 1)],
    ['a value more', full(jsonCaps.values + 1)],
    ['a whole number that is rounded', JSON.parse('9007199254740993')],
    ['the same below nought', JSON.parse('-9007199254740993')],
    ['a number without end', JSON.parse('1e400')],
    ['one of those, far within', { a: [{ b: Number.MAX_SAFE_INTEGER + 1 }] }],
  ])('%s is beyond them', (_, value) => {
    expect(isWithinCaps(value)).toBe(false)
  })
})

describe('one value of the office’s as it is kept', () => {
  test.each(['"De heer"', '{"code":3}', '[1,null]', 'null', JSON.stringify('x'.repeat(jsonCaps.kept - 2))])(
    '%.20s is read back',
    text => {
      expect(keptJsonCodec.is(text)).toBe(true)
      expect(keptJsonCodec.decode(text)).toMatchObject({ _tag: 'Right', right: text })
      expect(keptJson(text)).toEqual(JSON.parse(text))
    },
  )

  test.each(['', 'De heer', '{', '1e400', JSON.stringify('x'.repeat(jsonCaps.kept - 1))])('%.20s is none', text => {
    expect(keptJsonCodec.is(text)).toBe(false)
    expect(keptJsonCodec.decode(text)._tag).toBe('Left')
    expect(keptJson(text)).toBeNull()
  })

  test.each([3, null, {}])('what is no text (%j) is none', value => {
    expect(keptJsonCodec.is(value)).toBe(false)
    expect(keptJsonCodec.decode(value)._tag).toBe('Left')
  })

  test('two are the same when they say the same in the same order', () => {
    expect(isSameJson({ a: [1, null] }, { a: [1, null] })).toBe(true)
    expect(isSameJson('1', 1)).toBe(false)
    expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
  })
})
