import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { planImport } from '../../events/log/importLog'
import { inventory } from '../../projections/inventory'
import { viewAt } from '../../projections/timeline'
import { catalogues } from '../arbitraries/surveys'
import { goldenLog } from '../golden/golden'
import { top } from '../setup/settings'
import { wireCodec } from '../standin/inventory/wireCodec'

const catalogue = catalogues.shipped

/** The state at the end of the golden visit, and the inventory as it would go out then. */
const ended = () => {
  const plan = planImport(goldenLog('v1-retrieved'))
  if (plan.verdict === 'impossible') throw new Error('The golden log cannot be read')
  const { records } = plan.log
  const { state, tree } = viewAt(catalogue, records, records.length)
  return { state, body: JSON.parse(JSON.stringify(inventory(catalogue, state, tree))) as unknown }
}

test('what was retrieved goes to the office with the inventory, as it did when the golden log was made', () => {
  const { body } = ended()
  expect(body).toEqual(JSON.parse(readFileSync(join(top, 'test', 'golden', 'retrievedBody.json'), 'utf8')))
  expect(E.isRight(wireCodec(catalogue, true).decode(body))).toBe(true)
})

test('a replay knows what was seen, taken over and left', () => {
  const { retrieval, files } = ended().state
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
