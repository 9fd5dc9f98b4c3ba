import * as t from 'io-ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** An io-ts codec for a count: a whole number, from 0. */
export const countCodec = new t.Type<number, number, unknown>(
  'Count',
  isCount,
  (value, context) => (isCount(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)
