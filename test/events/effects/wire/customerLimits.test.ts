import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { jsonCaps } from '../../../../domain/language/json'
import { customerItemsMost } from '../../../../domain/language/limits'
import { wireCustomerCodec } from '../../../../events/effects/wire/customer'

test('a value that is too long to be kept makes the answer unreadable, wherever it stands', () => {
  const [most, more] = ['x'.repeat(jsonCaps.kept - 2), 'x'.repeat(jsonCaps.kept - 1)]
  const made = (text: string) => [
    { first_name: text },
    { maritial_status: text },
    { address: { data: { street: text } } },
    { children: { data: [{ first_name: 'Kim' }, { first_name: text }] } },
    { mortgages: { data: [{ id: 1, parts: { data: [{ leningdeelnummer: text }] } }] } },
  ]
  for (const data of made(most)) expect(E.isRight(wireCustomerCodec.decode({ data }))).toBe(true)
  for (const data of made(more)) expect(E.isRight(wireCustomerCodec.decode({ data }))).toBe(false)
})

test('items of all lists are counted together, and one too many makes the answer unreadable', () => {
  const listOf = (count: number) => ({ data: Array.from({ length: count }, (_, id) => ({ id })) })
  const half = customerItemsMost / 2
  const holding = (parts: number) => ({
    data: { children: listOf(half), mortgages: { data: [{ id: 1, parts: listOf(parts) }] } },
  })
  expect(E.isRight(wireCustomerCodec.decode(holding(half - 1)))).toBe(true)
  expect(E.isRight(wireCustomerCodec.decode(holding(half)))).toBe(false)
})
