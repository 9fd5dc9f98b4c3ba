/** Codecs for snapshots, which are JSON: a map as a list of pairs, a set as a list, and a value that may be null. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** A codec of what JSON has not, written as what it has. */
const writtenAs = <A, O>(
  name: string,
  is: (value: unknown) => value is A,
  written: t.Type<O, unknown>,
  write: (value: A) => O,
  read: (plain: O) => A,
): t.Type<A, unknown> =>
  new t.Type(
    name,
    is,
    (plain, context) => E.map(read)(written.validate(plain, context)),
    value => written.encode(write(value)),
  )

/** A map, written as a list of pairs. */
export const mapCodec = <K, V>(
  key: t.Type<K, unknown>,
  value: t.Type<V, unknown>,
): t.Type<ReadonlyMap<K, V>, unknown> =>
  writtenAs(
    `Map<${key.name}, ${value.name}>`,
    (held): held is ReadonlyMap<K, V> =>
      held instanceof Map && [...held].every(pair => key.is(pair[0]) && value.is(pair[1])),
    t.array(t.tuple([key, value])),
    held => [...held],
    pairs => new Map(pairs),
  )

/** A set, written as a list. */
export const setCodec = <V>(value: t.Type<V, unknown>): t.Type<ReadonlySet<V>, unknown> =>
  writtenAs(
    `Set<${value.name}>`,
    (held): held is ReadonlySet<V> => held instanceof Set && [...held].every(value.is),
    t.array(value),
    held => [...held],
    values => new Set(values),
  )

export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
