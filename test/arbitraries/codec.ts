import fc from 'fast-check'
import type * as t from 'io-ts'

/** A JSON value that comes back from JSON as it went in (JSON has one zero). */
export const jsonArbitrary: fc.Arbitrary<unknown> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

const numberArbitrary = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map(value => (value === 0 ? 0 : value))

/** The parts of the io-ts codecs that are looked at; every codec in use carries the tag of its kind. */
type Tagged =
  | t.StringType
  | t.NumberType
  | t.BooleanType
  | t.NullType
  | t.UnknownType
  | t.LiteralType<string | number | boolean>
  | t.KeyofType<Record<string, unknown>>
  | t.UnionType<t.Mixed[]>
  | t.ReadonlyArrayType<t.Mixed>
  | t.ArrayType<t.Mixed>
  | t.TupleType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.ExactType<t.InterfaceType<t.Props>>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.PartialType<t.Props>
  | t.RefinementType<t.Mixed>

/** Values that a codec reads, generated from the codec itself: a new field or event needs nothing here. */
export const codecArbitrary = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  // io-ts types a codec by what it reads; its kind stands in `_tag`, and one without a case throws.
  const tagged = codec as unknown as Tagged
  switch (tagged._tag) {
    case 'StringType':
      return fc.string({ unit: 'binary', maxLength: 12 })
    case 'NumberType':
      return numberArbitrary
    case 'BooleanType':
      return fc.boolean()
    case 'NullType':
      return fc.constant(null)
    case 'UnknownType':
      return jsonArbitrary
    case 'LiteralType':
      return fc.constant(tagged.value)
    case 'KeyofType':
      return fc.constantFrom(...Object.keys(tagged.keys))
    case 'UnionType':
      return fc.oneof(...tagged.types.map(codecArbitrary))
    case 'ReadonlyArrayType':
    case 'ArrayType':
      return fc.array(codecArbitrary(tagged.type), { maxLength: 3 })
    case 'TupleType':
      return fc.tuple(...tagged.types.map(codecArbitrary))
    case 'InterfaceType':
      return fc.record(properties(tagged.props), { noNullPrototype: true })
    case 'PartialType':
      return fc.record(properties(tagged.props), { noNullPrototype: true, requiredKeys: [] })
    case 'IntersectionType':
      return fc.tuple(...tagged.types.map(codecArbitrary)).map((parts): unknown => Object.assign({}, ...parts))
    case 'ReadonlyType':
    case 'ExactType':
      return codecArbitrary(tagged.type)
    case 'RefinementType':
      return codecArbitrary(tagged.type).filter(value => tagged.is(value))
    case undefined:
      // A codec of our own, by its name.
      if (codec.name === 'KeptJson')
        return jsonArbitrary.map(value => JSON.stringify(value)).filter(text => codec.is(text))
      throw new TypeError(`no arbitrary for ${codec.name}`)
    default:
      throw new TypeError(`no arbitrary for ${codec.name}`)
  }
}

const properties = (props: t.Props): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, codecArbitrary(codec)]))
