import { expect, test } from 'vitest'
import { calmHashCodec, calmScreenIn } from '../../../ui/visit/calmAddress'

test('an address names a calm screen by a path and nothing else', () => {
  const id = 'customer.employers.r009-0.name'
  expect(calmHashCodec.encode(id)).toBe(`#vraag=${id}`)
  expect(calmScreenIn(`#vraag=${id}`)).toBe(id)
  for (const hash of [
    '',
    '#',
    '#vraag=',
    '#inhoud',
    '#vraag=a b',
    '#vraag=<i>',
    `#vraag=${'a'.repeat(401)}`,
    '#Vraag=a',
  ])
    expect(calmScreenIn(hash)).toBe(null)
})
