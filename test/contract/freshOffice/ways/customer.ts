import { where, withBody, withStatus, withValue } from '../altered'
import { goesOn, type WrongWay, way } from './wrongWay'

const customer = /^GET \/api\/portal\/customer/
const call = 'customer: GET /api/portal/customer:'

/** A customer's answer that is wrong at this place. */
const ofCustomer = (what: string, at: string, value: unknown, says: string, weight?: typeof goesOn): WrongWay => {
  const change = where(200, withValue(at, value))
  return way(what, customer, change, call, says, weight)
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : { in: deep(depth - 1) })
const many = Array.from({ length: 20_001 }, (_, nth) => ({ id: nth }))

export const ofInvitation: readonly WrongWay[] = [
  way(
    'a customer for everybody',
    customer,
    withStatus(200),
    'customer: GET /api/portal/customer (without',
    'STOPS    status: 200. Wanted: 401',
  ),
  ofCustomer('no invitation', 'data.invitation', undefined, 'STOPS    data.invitation: nothing'),
  ofCustomer('not a valid invitation', 'data.invitation.has_valid_invitation', false, 'STOPS    data.invitation'),
  ofCustomer('an invitation without an id', 'data.invitation.id', undefined, 'STOPS    data.invitation'),
  ofCustomer('an invitation of no type', 'data.invitation.type', 'volledig', 'STOPS    data.invitation'),
  ofCustomer(
    'a zero date',
    'data.invitation.valid_until',
    '0000-00-00 00:00:00',
    'STOPS    data.invitation.valid_until: "0000-00-00 00:00:00"',
  ),
  ofCustomer('a moment in seconds', 'data.invitation.submitted_at', 0, 'STOPS    data.invitation.submitted_at: 0'),
  ofCustomer('over', 'data.invitation.valid_until', '2020-01-01', 'remark   data.invitation: past valid_until', goesOn),
  ofCustomer(
    'sent already',
    'data.invitation.submitted_at',
    '2026-01-01T12:00:00Z',
    'remark   data.invitation: sent already',
    goesOn,
  ),
]

export const ofAnswers: readonly WrongWay[] = [
  ofCustomer('a salutation of no list', 'data.salutation', 'Dhr.', 'STOPS    data.salutation: "Dhr."'),
  ofCustomer('a gender of no list', 'data.gender', 'man', 'STOPS    data.gender: "man"'),
  ofCustomer('a marital status of no list', 'data.maritial_status', 77, 'STOPS    data.maritial_status: 77'),
  ofCustomer(
    'a repayment of no list',
    'data.mortgages.0.parts.0.aflosvorm',
    'annuitair',
    'STOPS    data.mortgages.*.parts.*.aflosvorm: "annuitair"',
  ),
  ofCustomer('an amount in two notations', 'data.address.woz_waarde', '350.000', 'data.address.woz_waarde: "350.000"'),
  ofCustomer('an amount that is none', 'data.address.woz_waarde', 'NaN', 'data.address.woz_waarde: "NaN"'),
  ofCustomer('a rate of the engine', 'data.mortgages.0.parts.0.rentepercentage', '2,15 %', 'rentepercentage: "2,15 %"'),
  ofCustomer('a day that is none', 'data.date_of_birth', '31-02-2024', 'data.date_of_birth: "31-02-2024"'),
  ofCustomer('a zero day', 'data.date_of_birth', '0000-00-00', 'data.date_of_birth: "0000-00-00"'),
  ofCustomer('yes in words', 'data.has_children', 'ja', 'data.has_children: "ja"'),
  ofCustomer('a list by number', 'data.children', { 1: { id: 1, first_name: 'Bo' } }, 'STOPS    data.children'),
  ofCustomer('a list that is a text', 'data.children', 'Bo', 'data.children: "Bo"'),
  ofCustomer(
    'two children with one id',
    'data.children',
    [{ id: 1 }, { id: 1 }],
    'STOPS    data.children.*.id: "1", as at data.children.0',
  ),
  ofCustomer('a name that is a list', 'data.last_name', ['Jansen'], 'data.last_name: ["Jansen"]'),
  ofCustomer('an answer too deep', 'data.extra', deep(30), 'larger or deeper than the portal reads'),
  ofCustomer('an answer too large', 'data.children', many, 'larger or deeper than the portal reads'),
  way('a list for the customer', customer, withBody([]), call, 'STOPS'),
]
