import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/engine/load'
import { invitationTypes } from '../../domain/language/invitation'
import { top } from '../setup/settings'
import { wireCodec } from '../standin/inventory/wireCodec'
import { schemaOf } from './schemaOf'

const isValid = new Ajv2020({ strict: false }).compile(schemaOf(wireCodec(load(survey), true)))

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
