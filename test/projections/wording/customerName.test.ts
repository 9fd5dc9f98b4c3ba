import { expect, test } from 'vitest'
import { invitationTypes } from '../../../domain/language/invitation'
import { customerName } from '../../../projections/wording/customerName'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const nameIn = (start: Parameters<typeof portal>[0]) => {
  const at = portal(start)
  return customerName(at.catalogue, viewOf(at))
}

const values = {
  'customer.first_name': 'Mia',
  'customer.insertion': 'de',
  'customer.last_name': 'Boer',
  'customer.initials': 'M.',
  'customer.email': 'mia@voorbeeld.example',
}

test('the name of the customer is known in every type, whether the type asks it or not', () => {
  for (const type of invitationTypes)
    for (const partnerSession of [false, true])
      expect([type, nameIn({ type, partnerSession, values })]).toEqual([type, 'Mia de Boer'])
})

test('initials stand for a first name that is not known, and the e-mail address for a name', () => {
  const { 'customer.first_name': _, ...without } = values
  expect(nameIn({ values: without })).toBe('M. de Boer')
  expect(nameIn({ type: 'mortgage_enrich', values: { 'customer.email': 'mia@voorbeeld.example' } })).toBe(
    'mia@voorbeeld.example',
  )
  expect(nameIn({})).toBe('')
})

test('what is typed over it is the name from then on', () => {
  const at = portal({ values })
  at.answers('customer.first_name', 'Maria')
  expect(customerName(at.catalogue, viewOf(at))).toBe('Maria de Boer')
})
