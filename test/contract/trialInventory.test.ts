import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import { noLenders } from '../../domain/language/lender'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { operationOf, validatorOf } from './document'
import { valueAt } from './finding'
import { trialInventory } from './trialInventory'

const isValid = validatorOf(operationOf('inventory').requestBody?.content['application/json']?.schema ?? {})

const pdf = { name: 'proef.pdf', type: 'application/pdf', size: 8, digest: 'a' } as const

const sentTo = (type: InvitationType): unknown => {
  const customer = wireCustomerCodec.decode({
    data: {
      id: 2,
      is_main_customer: true,
      last_name: 'Dekker',
      employments: [{ id: 5, name: 'De Korenaar', salary: '38500.00' }],
      invitation: { id: 2, type, valid_until: '2099-12-31', aqopi_info: { seen: [1] } },
    },
  })
  if (E.isLeft(customer) || customer.right.invitation === null) throw new Error('no customer')
  const { invitation } = customer.right
  const body = trialInventory({ customer: customer.right, invitation, lenders: noLenders, today: '2026-11-21' }, [pdf])
  if (E.isLeft(body)) throw new Error(body.left)
  return body.right
}

test.each(invitationTypes)('a %s sends what GET gave and its document, with an answer to all that is asked', type => {
  const body = sentTo(type)
  expect(isValid(body), JSON.stringify(isValid.errors)).toBe(true)
  const at = (path: string): unknown => valueAt(body, path)
  expect(at('customer.id.value')).toBe(2)
  expect(at('customer.is_main_customer.value')).toBe(true)
  expect(at('customer.invitation.value')).toMatchObject({ id: 2, type, aqopi_info: { seen: [1] } })
  expect(at('customer.employers.0.id.value')).toBe(5)
  expect(at('files')).toEqual([{ filename: 'proef.pdf', type: 'PDF' }])
  expect(at('status.complete')).toBe(true)
})
