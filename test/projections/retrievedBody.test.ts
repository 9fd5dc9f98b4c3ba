import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { top } from '../../ui/serve/settings'
import { catalogues } from '../arbitraries/surveys'
import { retrievedEnd } from '../golden/retrievedBody'
import { wireCodec } from '../standin/inventory/wireCodec'

test('what was retrieved goes to the office with the inventory, as it did when the golden log was made', () => {
  const { body } = retrievedEnd()
  expect(body).toEqual(JSON.parse(readFileSync(join(top, 'test', 'golden', 'retrievedBody.json'), 'utf8')))
  expect(E.isRight(wireCodec(catalogues.shipped, true).decode(body))).toBe(true)
})

test('a replay knows what was seen, taken over and left', () => {
  const { retrieval, files } = retrievedEnd().state
  expect(retrieval?.seen).toBe(false)
  expect(retrieval?.retrieved.customer?.last_name).toBe('Vermeer')
  expect(retrieval?.told.get('customer.last_name')).toMatchObject({
    value: 'Vermeer',
    source: 'moh',
    manner: 'read',
    open: false,
  })
  // Another value than the one that was left: that is offered anew.
  expect(retrieval?.told.get('customer.address.woz_waarde')).toMatchObject({ value: 438_000, open: true })
  expect(files.map(({ name }) => name)).toEqual(['mijnpensioenoverzicht.pdf'])
})
