import fc from 'fast-check'
import type { Leaf, ObjectShape, Shape } from './shape'

const number = fc.oneof(
  fc.integer({ min: -9_999_999, max: 9_999_999 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
)
const written = fc.integer({ min: -9999, max: 9999 }).map(String)
const daysFrom = (first: string) =>
  fc
    .date({ min: new Date(first), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(date => date.toISOString())
    .chain(iso => fc.constantFrom(iso.replace(/T.*/, 'T00:00:00Z'), iso.slice(0, 10), '01-02-2003', ''))

/** Values for each schema of a leaf; a schema without any makes the law fail. */
const ofLeaf = ({ schema }: Leaf): fc.Arbitrary<unknown> => {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.contentEncoding === 'base64') return fc.constantFrom('iVBORw0KGgo=', '/9j/AAAA', 'PHN2Zy8+')
  if (schema.type === undefined) return fc.constantFrom(null, 'tekst', [1, '2'], { a: { b: false } })
  if (schema.pattern?.includes('[0-9A-Fa-f]')) return fc.constantFrom('#17468f', 'ABC', '0b2c5f')
  if (schema.pattern?.includes('{4}')) return daysFrom('1900-01-01')
  if (schema.pattern?.includes('[2-9]')) return daysFrom('2000-01-01')
  if (schema.pattern?.includes('[.,]')) return fc.oneof(number, written)
  if (schema.minLength !== undefined) return fc.uuid()
  return schema.pattern === '\\S' ? fc.oneof(fc.integer(), fc.uuid()) : fc.oneof(fc.integer(), fc.string())
}

const maybeWrapped = (value: fc.Arbitrary<unknown>, wraps: boolean): fc.Arbitrary<unknown> =>
  wraps
    ? fc.oneof(
        value,
        value.map(data => ({ data })),
      )
    : value

const ofObject = ({ keys, required, wraps }: ObjectShape): fc.Arbitrary<unknown> =>
  maybeWrapped(
    fc.record(Object.fromEntries(Object.entries(keys).map(([key, inner]) => [key, ofShape(inner)])), {
      requiredKeys: [...required],
    }),
    wraps,
  )

/** Answers that are as a shape says. */
export const ofShape = (shape: Shape): fc.Arbitrary<unknown> => {
  switch (shape.tag) {
    case 'leaf':
      return ofLeaf(shape)
    case 'object':
      return ofObject(shape)
    case 'list':
      return maybeWrapped(fc.array(ofObject(shape.of), { maxLength: 3 }), shape.wraps)
  }
}
