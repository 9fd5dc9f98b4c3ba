import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { invitationTypes } from '../../domain/language/invitation'
import { top } from '../../ui/serve/settings'
import { operationOf, validatorOf } from './document'

const asked = operationOf('inventory').requestBody?.content['application/json']?.schema ?? {}
const isValid = validatorOf(asked)

const bodyOf = (type: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(top, 'test', 'golden', 'bodies', `${type}.json`), 'utf8'))

test.each(invitationTypes)('what a %s sends is as the document says', type => {
  expect(isValid(bodyOf(type)), JSON.stringify(isValid.errors)).toBe(true)
})

test('a key that no question has, and an answer that its question cannot hold, are not', () => {
  const body = bodyOf('full')
  expect(isValid({ ...body, shoe_size: 43 })).toBe(false)
  expect(
    isValid({ ...body, customer: { ...Object(body.customer), gender: { title: 'Geslacht', value: 'man' } } }),
  ).toBe(false)
  expect(isValid({ ...body, customer: { ...Object(body.customer), last_name: 'De Vries' } })).toBe(false)
})

const valueAt = (body: unknown, path: string): object =>
  path.split('.').reduce((at, key) => Reflect.get(at, key), Object(body))

test.each([
  ['customer.is_main_customer', true],
  ['customer.is_partner', false],
  ['customer.accept_terms', true],
  ['customer.address.woz_waarde', null],
  ['customer.mortgages.0.hdn_company_id', 1],
  ['customer.mortgages.0.hdn_company_label_id', 11],
  ['customer.mortgages.0.parts.0.rentepercentage', '2,15'],
  ['customer.mortgages.0.parts.0.opgebouwde_spaarwaarde', null],
])('what the office told at %s, %j, may go back as it came', (path, value) => {
  const body = bodyOf('full')
  Object.assign(valueAt(body, path), { value })
  expect(isValid(body), JSON.stringify(isValid.errors)).toBe(true)
})

test('an amount that could be two, and a date that is none, are not', () => {
  for (const [path, value] of [
    ['customer.address.woz_waarde', '350.000'],
    ['customer.date_of_birth', '1980-02-31'],
  ] as const) {
    const body = bodyOf('full')
    Object.assign(valueAt(body, path), { value })
    expect(isValid(body)).toBe(false)
  }
})
