import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { decodeRecord } from '../../../events/record/surveyRecord'
import type { upcasters } from '../../../events/record/upcast'
import { foldRecord } from '../../../events/state/fold'
import { severalLenders } from '../../arbitraries/lenders'
import { portal } from '../../projections/portal'

type Fields = Readonly<Record<string, unknown>>

/** What stands in an event of an old version, and what of it stands in the newest; and what is no event of that version. */
interface UpcastCases {
  readonly read: readonly [readonly [Fields, Fields], ...(readonly [Fields, Fields])[]]
  readonly damaged: readonly Fields[]
}

type Cases = {
  readonly [T in keyof typeof upcasters]: { readonly [V in keyof (typeof upcasters)[T]]: UpcastCases }
}

const at = 'customer.address'
const criteria = { postalCode: '9711KV', radius: 5, homeType: 'grachtenpand' }
const home = {
  id: '9711KV-1',
  image: '',
  value_low: 1,
  value_high: 2,
  address: { street: 'Vismarkt', number: '1', number_addition: '', postcode: '9711KV', city: 'Groningen' },
}
const invitation = { id: '1', type: 'full', valid_until: null, submitted_at: null, aqopi_info: null }
const customer = { partnerSession: false, office: null }
const opened = { host: 'h', association: true, today: '2026-11-21', build: 'b', rules: 'r' }
const untold = { tab: null, took: 'notTold', since: null }
const submitted = { step: 'personal_details', next: null }
const unmet = { at: 'partner', name: '', source: 'moh', reason: 'notAsked' }
const retrieval = {
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
  passedOver: [unmet],
}

/** An upcaster without a case does not compile. */
const cases: Cases = {
  // A look-up did not tell one that failed from one that found nothing.
  AddressLookedUp: {
    1: {
      read: [
        [
          { at, found: true },
          { at, outcome: 'found' },
        ],
        [
          { at, found: false },
          { at, outcome: 'unclear' },
        ],
      ],
      damaged: [{ at: 7, found: true }],
    },
  },
  HomeFound: {
    1: {
      read: [
        [
          { at, sought: home.id, home, settled: false },
          { home, outcome: 'found' },
        ],
        [
          { at, sought: home.id, home: null, settled: true },
          { home: null, outcome: 'unclear' },
        ],
      ],
      damaged: [{ at: 7, sought: home.id, home: null, settled: true }],
    },
  },
  HomesFound: {
    1: {
      read: [
        [
          { at, criteria, homes: [home], center: null },
          { homes: [home], outcome: 'found' },
        ],
        [
          { at, criteria, homes: [], center: null },
          { homes: [], outcome: 'unclear' },
        ],
      ],
      damaged: [{ at: 7, criteria, homes: [], center: null }],
    },
  },
  // It held nobody up.
  CalmScreenShown: {
    1: {
      read: [
        [
          { step: 'moving', at: 'moving.1' },
          { step: 'moving', at: 'moving.1', heldUp: false },
        ],
      ],
      damaged: [{ step: 'moving', at: 7 }],
    },
  },
  // That the partner was not invited may be what an office never said.
  CustomerLoaded: {
    1: {
      read: [
        [
          { ...customer, invitation: { ...invitation, partner_invited: true } },
          { invitation: { ...invitation, partner_invited: true } },
        ],
        [
          { ...customer, invitation: { ...invitation, partner_invited: false } },
          { invitation: { ...invitation, partner_invited: null } },
        ],
        [
          { ...customer, invitation: null },
          { ...customer, invitation: null },
        ],
      ],
      damaged: [
        { ...customer, invitation: { ...invitation, partner_invited: null } },
        { ...customer, invitation },
        { ...customer, invitation: 'none' },
      ],
    },
  },
  // Which items the parts are was not said at first; a reason that nothing gives any more was passed over for nothing.
  DataRetrieved: {
    1: {
      read: [
        [retrieval, { ...retrieval, placed: [] }],
        [
          { ...retrieval, placed: [{ at: 'children.0', path: 'customer.children.a' }] },
          { placed: [{ at: 'children.0', path: 'customer.children.a' }] },
        ],
        [
          { ...retrieval, passedOver: [{ ...unmet, reason: 'unnamed' }, unmet, { ...unmet, reason: 'noList' }] },
          { passedOver: [unmet, { ...unmet, reason: 'noList' }] },
        ],
      ],
      damaged: [
        { ...retrieval, placed: null },
        { ...retrieval, placed: [{ at: 1, path: '' }] },
        { ...retrieval, told: null },
        { ...retrieval, passedOver: [{ reason: 'other' }] },
      ],
    },
  },
  LendersLoaded: {
    1: { read: [[{ digest: 'a' }, { digest: 'a', lists: null }]], damaged: [{}, { digest: 7 }] },
  },
  PortalOpened: {
    1: { read: [[opened, { ...opened, discount: 100, ...untold }]], damaged: [{ ...opened, today: 7 }] },
    2: {
      read: [
        [
          { ...opened, discount: 250 },
          { ...opened, discount: 250, ...untold },
        ],
      ],
      damaged: [{ ...opened, discount: '250' }],
    },
  },
  SendingStarted: { 1: { read: [[{}, { body: null }]], damaged: [] } },
  // There were two reasons.
  SendingUnconfirmed: {
    1: {
      read: [[{ why: 'noAnswer' }, { why: 'noAnswer' }]],
      damaged: [{ why: 'status' }, { why: 'bodyGone' }, { why: 7 }],
    },
  },
  // What the customer read of a refusal is not known; of a step that was taken there was nothing to read.
  StepSubmitted: {
    1: {
      read: [
        [
          { ...submitted, errors: [['customer.email', 'email']] },
          { ...submitted, errors: [['customer.email', 'email']], words: null },
        ],
        [
          { ...submitted, errors: [] },
          { ...submitted, errors: [], words: [] },
        ],
      ],
      damaged: [{ ...submitted, errors: [7] }],
    },
  },
}

const stored = (event: Fields) =>
  decodeRecord({ seq: 1, id: 'r1', at: 0, by: 'server', command: 'LoadLenders', events: [event] })

const all = Object.entries(cases).flatMap(([type, versions]) =>
  Object.entries<UpcastCases>(versions).map(([v, { read, damaged }]) => ({ type, v: Number(v), read, damaged })),
)

test.each(all)('$type v$v is read as its newest version, or is damaged', ({ type, v, read, damaged }) => {
  for (const [old, now] of read)
    expect(stored({ ...old, type, v })).toMatchObject({ right: { events: [{ ...now, type }] } })
  for (const fields of damaged) {
    const found = stored({ ...fields, type, v })
    expect(E.isLeft(found) && found.left).toMatchObject({ reason: 'damaged', event: type })
  }
})

test('a retrieval of the second version says which items the parts are', () => {
  const found = stored({ type: 'DataRetrieved', v: 2, ...retrieval })
  expect(E.isLeft(found) && found.left).toMatchObject({ reason: 'damaged', event: 'DataRetrieved' })
})

test('lists of lenders of the first version are nothing new: those that are held stay, and the next answer of the office brings them', () => {
  const read = stored({ type: 'LendersLoaded', v: 1, digest: 'a' })
  if (E.isLeft(read)) throw new Error(read.left.detail)
  const held = portal({ type: 'mortgage', lenders: severalLenders })
  expect(foldRecord(held.catalogue, held.state(), read.right).lenders).toBe(held.state().lenders)
  const empty = portal({ type: 'mortgage' })
  expect(foldRecord(empty.catalogue, empty.state(), read.right)).toMatchObject({
    lenders: { digest: null },
    wanted: { lenders: false },
  })
})
