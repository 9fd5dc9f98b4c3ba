import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { severalLenders } from '../../arbitraries/lenders'
import { portal } from '../../domain/portal/portal'

const stored = (event: unknown) =>
  decodeRecord({ seq: 1, id: 'r1', at: 0, by: 'server', command: 'LoadLenders', events: [event] })

describe('LendersLoaded v1', () => {
  test('says that nothing is new: the lists that are held stay, and the next answer of the office brings them', () => {
    const read = stored({ type: 'LendersLoaded', v: 1, digest: 'a' })
    if (E.isLeft(read)) throw new Error(read.left.detail)
    expect(read.right.events).toEqual([{ type: 'LendersLoaded', v: 2, digest: 'a', lists: null }])
    const home = portal({ type: 'mortgage', lenders: severalLenders })
    const after = foldRecord(home.catalogue, home.state(), read.right)
    expect(after.lenders).toBe(home.state().lenders)
    const fresh = portal({ type: 'mortgage' })
    expect(foldRecord(fresh.catalogue, fresh.state(), read.right)).toMatchObject({
      lenders: { digest: null },
      wanted: { lenders: false },
    })
  })

  test.each([{}, { digest: 7 }])('that does not have its shape is damaged: %j', fields => {
    const read = stored({ type: 'LendersLoaded', v: 1, ...fields })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'LendersLoaded' })
  })
})

describe('StepSubmitted v1', () => {
  const old = { type: 'StepSubmitted', v: 1, step: 'personal_details', next: null }

  test.each([
    ['refused says not what the customer read', [['customer.email', 'email']], null],
    ['taken had nothing to say', [], []],
  ])('of a step that was %s', (_, errors, words) => {
    expect(stored({ ...old, errors })).toEqual(
      expect.objectContaining({ right: expect.objectContaining({ events: [{ ...old, v: 2, errors, words }] }) }),
    )
  })

  test('that does not have its shape is damaged', () => {
    const read = stored({ ...old, errors: [7] })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'StepSubmitted' })
  })
})

describe('PortalOpened v1', () => {
  const old = { type: 'PortalOpened', v: 1, host: 'h', association: true, today: '2026-11-21', build: 'b', rules: 'r' }

  test('named the one discount that every page did then', () => {
    const read = stored(old)
    const untold = { tab: null, took: 'notTold', since: null }
    expect(read).toMatchObject({ right: { events: [{ ...old, v: 3, discount: 100, ...untold }] } })
    if (E.isLeft(read)) throw new Error(read.left.detail)
    const home = portal({ discount: 250 })
    expect(foldRecord(home.catalogue, home.state(), read.right).facts).toMatchObject({
      association: true,
      discount: 100,
    })
  })

  test('and its second version did not say which tab it was, nor whether another had the log', () => {
    const read = stored({ ...old, v: 2, discount: 250 })
    expect(read).toMatchObject({
      right: { events: [{ v: 3, discount: 250, tab: null, took: 'notTold', since: null }] },
    })
  })

  test.each([{ today: 7 }, { v: 2, discount: '250' }])('that does not have its shape is damaged: %j', fields => {
    const read = stored({ ...old, ...fields })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'PortalOpened' })
  })
})

const at = 'customer.address'
const criteria = { postalCode: '9711KV', radius: 5, homeType: 'grachtenpand' }
const home = {
  id: '9711KV-1',
  image: '',
  value_low: 1,
  value_high: 2,
  address: { street: 'Vismarkt', number: '1', number_addition: '', postcode: '9711KV', city: 'Groningen' },
}

describe('a look-up, v1, did not tell one that failed from one that found nothing', () => {
  test.each([
    [{ type: 'AddressLookedUp', at, found: true }, 'found'],
    [{ type: 'AddressLookedUp', at, found: false }, 'unclear'],
    [{ type: 'HomesFound', at, criteria, homes: [home], center: null }, 'found'],
    [{ type: 'HomesFound', at, criteria, homes: [], center: null }, 'unclear'],
    [{ type: 'HomeFound', at, sought: '9711KV-1', home, settled: false }, 'found'],
    [{ type: 'HomeFound', at, sought: '9711KV-1', home: null, settled: true }, 'unclear'],
  ])('%j is %s', (event, outcome) => {
    const { found: _, ...rest } = { found: null, ...event }
    expect(stored({ ...event, v: 1 })).toMatchObject({ right: { events: [{ ...rest, v: 2, outcome }] } })
    expect(E.isLeft(stored({ ...event, v: 1, at: 7 }))).toBe(true)
  })
})

test('a calm screen, v1, held nobody up', () => {
  const old = { type: 'CalmScreenShown', v: 1, step: 'moving', at: 'moving.1' }
  expect(stored(old)).toMatchObject({ right: { events: [{ ...old, v: 2, heldUp: false }] } })
  const read = stored({ ...old, at: 7 })
  expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'CalmScreenShown' })
})

describe('CustomerLoaded v1', () => {
  const invitation = { id: '1', type: 'full', valid_until: null, submitted_at: null, aqopi_info: null }
  const read = (given: unknown) =>
    stored({ type: 'CustomerLoaded', v: 1, invitation: given, partnerSession: false, office: null })

  test.each([
    [true, true],
    [false, null],
  ])('that says %j of the partner being invited knows %j: its no may be an office that said nothing', (was, is) => {
    expect(read({ ...invitation, partner_invited: was })).toMatchObject({
      right: { events: [{ v: 2, invitation: { ...invitation, partner_invited: is }, partnerSession: false }] },
    })
  })

  test('without an invitation stays as it was', () => {
    expect(read(null)).toMatchObject({ right: { events: [{ v: 2, invitation: null, office: null }] } })
  })

  test.each([{ ...invitation, partner_invited: null }, invitation, 'none'])(
    'that does not have its shape is damaged: %j',
    given => {
      const found = read(given)
      expect(E.isLeft(found) && found.left).toMatchObject({ reason: 'damaged', event: 'CustomerLoaded' })
    },
  )
})

describe('sending, v1', () => {
  test('kept nothing of what was sent, and knew two reasons for doubt', () => {
    const read = stored({ type: 'SendingStarted', v: 1 })
    expect(read).toMatchObject({ right: { events: [{ type: 'SendingStarted', v: 2, body: null }] } })
    const doubt = stored({ type: 'SendingUnconfirmed', v: 1, why: 'noAnswer' })
    expect(doubt).toMatchObject({ right: { events: [{ type: 'SendingUnconfirmed', v: 2, why: 'noAnswer' }] } })
  })

  test.each(['status', 'bodyGone', 7])('with a reason that it did not know (%s) is damaged', why => {
    const read = stored({ type: 'SendingUnconfirmed', v: 1, why })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'SendingUnconfirmed' })
  })
})

const retrievedV1 = {
  retrieved: {
    customer: null,
    partner: null,
    children: [],
    properties: [],
    employments: [],
    tax_return: null,
    mortgages: [],
    pensions: [],
    files: [],
  },
  told: [{ path: 'customer.initials', value: 'S.', source: 'moh', manner: 'read' }],
  setAside: [{ at: 'children', source: null, reason: 'shape' }],
  passedOver: [{ at: 'partner', name: '', source: 'moh', reason: 'notAsked' }],
}

describe('DataRetrieved v1', () => {
  const read = (fields: Readonly<Record<string, unknown>>) =>
    stored({ type: 'DataRetrieved', v: 1, ...retrievedV1, ...fields })

  test('did not say at first which items the parts are: none of them is known, and all else stays', () => {
    expect(read({})).toMatchObject({ right: { events: [{ type: 'DataRetrieved', v: 2, ...retrievedV1, placed: [] }] } })
  })

  test('that says which items the parts are keeps that', () => {
    const placed = [{ at: 'children.0', path: 'customer.children.a' }]
    expect(read({ placed })).toMatchObject({ right: { events: [{ v: 2, ...retrievedV1, placed }] } })
  })

  test('had a reason that nothing gives any more: what has it was passed over for nothing', () => {
    const [one] = retrievedV1.passedOver
    const passedOver = [{ ...one, reason: 'unnamed' }, one, { ...one, reason: 'noList' }]
    expect(read({ passedOver })).toMatchObject({
      right: { events: [{ v: 2, passedOver: [one, { ...one, reason: 'noList' }] }] },
    })
  })

  test.each([
    { placed: null },
    { placed: [{ at: 1, path: '' }] },
    { told: null },
    { passedOver: [{ reason: 'other' }] },
  ])('that does not have its shape is damaged: %j', fields => {
    const found = read(fields)
    expect(E.isLeft(found) && found.left).toMatchObject({ reason: 'damaged', event: 'DataRetrieved' })
  })

  test('is not taken for the second version, which says which items the parts are', () => {
    const found = stored({ type: 'DataRetrieved', v: 2, ...retrievedV1 })
    expect(E.isLeft(found) && found.left).toMatchObject({ reason: 'damaged', event: 'DataRetrieved' })
  })
})
