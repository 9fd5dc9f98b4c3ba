import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { customerCalls } from '../../../../events/effects/calls/customerCalls'
import { utf8Bytes } from '../../../../events/record/digest'
import { json, startOffice } from '../startOffice'

const office = startOffice()
const calls = () => customerCalls(office.http())

test('loading asks for all that the survey is filled with, and passes the token of the invitation', async () => {
  office.replies(json(200, { data: { first_name: 'Jan' } }))
  expect(await calls().load(null)()).toMatchObject({
    right: { known: { values: new Map([['customer.first_name', 'Jan']]) } },
  })
  await calls().load('uit')()
  const [first, second] = office.received.map(({ url }) => new URL(url, 'http://localhost').searchParams)
  expect(first?.get('includes')).toBe(
    'address,partner,children,employments,office,office.style,partner.address,invitation.aqopi_info,mortgages,mortgages.parts,pensions',
  )
  expect([first?.get('token'), second?.get('token')]).toEqual([null, 'uit'])
})

test('loading fails on an answer that is no customer', async () => {
  for (const body of ['<html></html>', '[]', 'null']) {
    office.replies(json(200, body))
    expect(E.isLeft(await calls().load(null)())).toBe(true)
  }
})

describe('sending the inventory', () => {
  test('is done on a 200, and tells the invitation as it is now', async () => {
    const invitation = { id: 7, type: 'full', submitted_at: '2026-03-01T10:00:00Z' }
    office.replies(json(200, { data: { invitation: { data: invitation } } }))
    expect(await calls().send(utf8Bytes('{"customer":{}}'))()).toMatchObject({
      tag: 'sent',
      submittedAt: '2026-03-01T10:00:00Z',
      invitation: { id: '7' },
    })
    expect(office.received[0]).toMatchObject({
      method: 'PUT',
      url: '/api-base/api/portal/customer',
      body: '{"customer":{}}',
    })
  })

  test.each([
    '',
    '{}',
    'hallo',
    '<!doctype html>',
    '{"data":{"invitation":null}}',
    '{"data":{"invitation":{"data":{"id":7,"submitted_at":""}}}}',
    '{"data":{"invitation":{"data":{"submitted_at":"2026-03-01"}}}}',
  ])('is not proven by a 200 that says nothing (%j)', async body => {
    office.replies(json(200, body))
    expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'unproven' })
  })

  test('is refused by a 422, with the fields', async () => {
    const errors = {
      'customer.employers.0.name': ['Vul een werkgever in', 'en meer'],
      'customer.email': 'fout',
      leeg: [],
    }
    const fields = [
      ['customer.employers.0.name', 'Vul een werkgever in'],
      ['customer.email', 'fout'],
    ]
    for (const body of [{ errors }, { error: { errors } }, { data: { errors } }]) {
      office.replies(json(422, body))
      expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'refused', fields, words: null })
    }
    for (const body of ['hallo', '[]', '<html>', { errors: { a: 1 } }]) {
      office.replies(json(422, body))
      expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'refused', fields: [], words: null })
    }
  })

  test('is refused with words for the whole, where no field is named', async () => {
    const message = 'De inventarisatie is gesloten.'
    for (const body of [{ message }, { error: { message } }, { message, errors: [] }]) {
      office.replies(json(422, body))
      expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'refused', fields: [], words: message })
    }
    office.replies(json(422, { message, errors: { 'customer.email': 'fout' } }))
    const fields = [['customer.email', 'fout']]
    expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'refused', fields, words: null })
  })

  test.each([201, 204, 302, 408, 429, 500, 504])('is unexpected on a %i', async status => {
    office.replies(response => response.writeHead(status).end())
    expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'unexpected', final: false })
  })

  test.each([400, 401, 403, 404, 409, 413])('is unexpected on a %i, which takes nothing', async status => {
    office.replies(response => response.writeHead(status).end())
    expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'unexpected', final: true })
  })

  test('does not arrive when the connection breaks', async () => {
    office.replies(response => response.destroy())
    expect(await calls().send(utf8Bytes('{}'))()).toEqual({ tag: 'unreachable' })
  })
})
