import { expect, test } from 'vitest'
import { questionHashCodec, questionInHash } from '../../../../ui/app/visitScreens/questionHash'

test('an address names a calm screen by a path and nothing else', () => {
  const id = 'customer.employers.r009-0.name'
  expect(questionHashCodec.encode(id)).toBe(`#vraag=${id}`)
  expect(questionInHash(`#vraag=${id}`)).toBe(id)
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
    expect(questionInHash(hash)).toBe(null)
})
