import { expect, it } from 'vitest'
import type { HttpResponse } from '../../events/effects/calls/http'
import { customer, heard, invitation, json, judged } from './judged'

const homes = (...data: readonly unknown[]) => json({ data })

it.each<readonly [what: string, name: string, answer: HttpResponse, finding: string]>([
  [
    'no invitation',
    'customer',
    json({ data: { id: 1 } }),
    'data.invitation: nothing. Wanted: an invitation with an id',
  ],
  [
    'a type of none',
    'customer',
    customer({ invitation: { id: 3, type: 'gold' } }),
    'data.invitation: an object of id, type',
  ],
  [
    'no valid one',
    'customer',
    customer({ invitation: { ...invitation, has_valid_invitation: 0 } }),
    'data.invitation: an object',
  ],
  [
    'a zero date',
    'customer',
    customer({ invitation: { ...invitation, submitted_at: '0000-00-00 00:00:00' } }),
    'data.invitation.submitted_at: "0000-00-00 00:00:00". Wanted: null, or a moment',
  ],
  [
    'a moment in words',
    'customer',
    customer({ invitation: { ...invitation, valid_until: 'morgen' } }),
    'data.invitation.valid_until: "morgen"',
  ],
  [
    'a salutation',
    'customer',
    customer({ salutation: 'Dhr.' }),
    'data.salutation: "Dhr.". Wanted: a choice of its list: ',
  ],
  ['a gender', 'customer', customer({ gender: 'man' }), 'data.gender: "man". Wanted: a choice of its list: "m" (Man)'],
  ['a marital status', 'customer', customer({ maritial_status: 77 }), 'data.maritial_status: 77. Wanted: a choice'],
  ["a partner's gender", 'customer', customer({ partner: { gender: 'x' } }), 'data.partner.gender: "x"'],
  [
    'a repayment form',
    'customer',
    customer({ mortgages: [{ id: 1, parts: { data: [{ id: 2, aflosvorm: 'annuitair' }] } }] }),
    'data.mortgages.0.parts.data.0.aflosvorm: "annuitair"',
  ],
  [
    'two children alike',
    'customer',
    customer({ children: [{ id: 7 }, { id: '7' }] }),
    'data.children.1.id: "7", as at data.children.0. Wanted: an id of its own in data.children',
  ],
  ['two homes alike', 'homesNear', homes({ id: 'a' }, { id: 'a' }), 'data.1.id: "a", as at data.0'],
  [
    'two lenders alike',
    'lenderCompanies',
    json([{ id: 1 }, { id: 1 }]),
    '1.id: "1", as at 0. Wanted: an id of its own in the list',
  ],
  [
    'a list by number',
    'customer',
    customer({ children: { 0: { id: 1 }, 1: { id: 2 } } }),
    'data.children: an object of 0, 1, which is read as one item that says nothing. Wanted: a list',
  ],
  [
    'an empty object for a list',
    'customer',
    customer({ children: {} }),
    'data.children: {}, which is read as one item',
  ],
  [
    'an object for lenders',
    'lenderCompanies',
    json({ a: 1 }),
    'the answer: what the portal cannot read. Wanted: a list',
  ],
  [
    'no token',
    'login',
    json({ token: 'x' }),
    'the answer: what the portal cannot read. Wanted: an object with access_token',
  ],
  [
    'a second factor',
    'login',
    json({ two_factor_required: true }, 401),
    'the answer: a second factor. Wanted: an `account` without one',
  ],
  [
    'created, not received',
    'inventory',
    json({ invitation: { ...invitation, submitted_at: '2026-11-24' } }, 201),
    'status: 201. Wanted: 200',
  ],
  [
    'not received',
    'inventory',
    customer({}),
    'data.invitation.submitted_at: null. Wanted: when the inventory was received',
  ],
  ['an invitation that is none', 'validateToken', json({ success: false }), 'success: an invitation that is not valid'],
  [
    'a page',
    'customer',
    { status: 200, type: 'text/html', body: '<html>' },
    'header content-type: text/html. Wanted: application/json',
  ],
  ['no picture', 'tenantLogo', json({ data: { body: 'aGFsbG8=' } }), 'the answer: what the portal cannot read'],
])('a customer would stand still at %s (%s)', (_, name, answer, finding) => {
  const { tag, findings } = judged(heard(name, answer))
  expect(findings.join('\n')).toContain(`stops ${finding}`)
  expect(tag).toBe('failed')
})
