import * as t from 'io-ts'

const fields = t.readonly(t.record(t.string, t.unknown))

/**
 * A customer as the office keeps it: the plain fields, and beside them what can be asked for with `includes`. Dates are
 * ISO or DD-MM-YYYY and amounts numbers or numeric texts, mixed on purpose: the portal has to read both.
 */
export const customerRecordCodec = t.type({
  fields,
  address: t.union([fields, t.null]),
  partner: t.union([t.type({ fields, address: t.union([fields, t.null]) }), t.null]),
  children: t.readonlyArray(fields),
  employments: t.readonlyArray(fields),
  mortgages: t.readonlyArray(t.type({ fields, parts: t.readonlyArray(fields) })),
  pensions: t.readonlyArray(fields),
})
export type CustomerRecord = t.TypeOf<typeof customerRecordCodec>

/** A customer of whom nothing is known but what the adviser typed. */
export const sparse = (known: Readonly<Record<string, unknown>>): CustomerRecord => ({
  fields: known,
  address: null,
  partner: null,
  children: [],
  employments: [],
  mortgages: [],
  pensions: [],
})
