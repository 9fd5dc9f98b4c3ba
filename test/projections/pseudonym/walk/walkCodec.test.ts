import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { equivalenceOf } from '../../../../domain/language/equivalence'
import { type Equivalence, entity, field, pair } from '../../../../domain/language/privacy'
import { definitions } from '../../../../events/record/surveyEvent'
import { storedLogHeaderCodec } from '../../../../events/record/surveyRecord'
import { documentNames } from '../../../../projections/pseudonym/texts/documentNames'
import { homeParts } from '../../../../projections/pseudonym/texts/homeParts'
import { otherJson } from '../../../../projections/pseudonym/walk/otherJson'
import { type LeafVisitors, walkCodec } from '../../../../projections/pseudonym/walk/walkCodec'

const equivalences: readonly Equivalence[] = [
  ...Object.values(equivalenceOf),
  'term',
  'thing',
  'document',
  'sentence',
  'typed',
  'json',
  'home',
  'latitude',
  'longitude',
  'picture',
]

/** Says of each value what it was asked to keep. */
const told = Object.fromEntries(
  equivalences.map(keeps => [keeps, (value: unknown) => `${keeps}: ${String(value)}`]),
) as unknown as LeafVisitors

describe('the walk by what is declared', () => {
  test.each(Object.values(definitions).map(one => [one.type, one.codec] as const))('knows all of %s', (_, codec) => {
    expect(() => walkCodec(codec, 'itself', told)).not.toThrow()
  })

  test('knows the header', () => {
    expect(
      walkCodec(storedLogHeaderCodec, 'itself', told)({ log: 'a', invitation: 'b', createdAt: 1, extra: 'x' }, null),
    ).toEqual({
      log: 'thing: a',
      invitation: 'thing: b',
      createdAt: 'term: 1',
    })
  })

  test('goes by each field’s own class, in lists, pairs and what may be null, and lets out nothing else', () => {
    const inner = entity('Inner', { name: field(t.string, 'name'), sum: field(t.union([t.number, t.null]), 'amount') })
    const codec = entity('Outer', {
      one: field(t.union([inner, t.null]), 'answer'),
      many: field(t.readonlyArray(inner), 'open'),
      pairs: field(t.readonlyArray(pair(field(t.string, 'path'), field(t.string, 'words'))), 'words'),
      kind: field(t.keyof({ a: null }), 'words'),
    })
    const walked = walkCodec(
      codec,
      'itself',
      told,
    )(
      {
        one: null,
        many: [{ name: 'n', sum: null, more: 'm' }],
        pairs: [['p', 'w']],
        kind: 'a',
        secret: 's',
      },
      null,
    )
    expect(walked).toEqual({
      one: null,
      many: [{ name: 'shape: n', sum: null }],
      pairs: [['path: p', 'shape: w']],
      kind: 'a',
    })
  })

  test.each([
    ['an object', t.type({ name: t.string })],
    ['an object in a list', t.readonlyArray(t.type({ name: t.string }))],
    ['one of two entities', t.union([entity('A', {}), entity('B', {})])],
    ['a record', t.record(t.string, t.string)],
    ['a bare pair', t.tuple([t.string, t.string])],
  ])('refuses %s of which nobody declared the class', (_, codec) => {
    expect(() => walkCodec(codec, 'shape', told)).toThrow('declares no privacy class')
  })
})

describe('the name of a file', () => {
  test('is another where the usual one stands in the log', () => {
    expect(documentNames(new Set(['a.pdf', 'b.XML', 'c']), ['Documentje', 'document'])).toEqual(
      new Map([
        ['a.pdf', 'bestand-1.pdf'],
        ['b.XML', 'bestand-2.XML'],
        ['c', 'bestand-3'],
      ]),
    )
  })

  test('is refused where there is none left', () => {
    expect(documentNames(new Set(['a']), ['document', 'bestand', 'stuk', 'd-1x', 'd-1 '])).toEqual(
      new Map([['a', 'd-1']]),
    )
    expect(documentNames(new Set(['a.pdf']), ['.pdf'])).toBeNull()
  })
})

test.each([
  ['1234AB-10-A', [], ['1234AB', '10', 'A']],
  ['1234AB-10', [], ['1234AB', '10']],
  ['1234AB-10-12', ['10-12'], ['1234AB', '10-12']],
  ['1234AB-10-12-A', ['10-12', 'A'], ['1234AB', '10-12', 'A']],
  ['a-b-c', ['a-b-c'], ['a-b-c']],
  ['1234AB-10', ['1234AB-10'], ['1234AB', '10']],
] as const)('%s with %j in the log was looked up by %j', (sought, known, parts) => {
  expect(homeParts(sought, text => known.some(one => one === text))).toEqual(parts)
})

test('JSON keeps how it is built and nothing else, names of members neither', () => {
  const replaced = otherJson('{"Jansen":["Piet",2,null,true,""],"x":{}}', one =>
    typeof one === 'string' ? one.replace(/./g, 'x') : one + 1,
  )
  expect(JSON.parse(replaced)).toEqual({ k0: ['xxxx', 3, null, true, ''], k1: {} })
  expect(otherJson(JSON.stringify('y'.repeat(19_000)), text => `${text}${text}`)).toBe('null')
})
