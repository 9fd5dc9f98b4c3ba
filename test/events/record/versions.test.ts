import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { expect, test } from 'vitest'
import { field } from '../../../domain/language/privacy'
import { definition } from '../../../events/definitions/definition'
import { type Upcasters, upcast, upcasters } from '../../../events/record/upcast'
import { gapsIn, goldenFiles, newest, strayUpcasters, versionsIn, versionsOf } from './versions'

const golden = goldenFiles()

test('every version before the newest can be lifted, and nothing else is', () => {
  expect(gapsIn(newest, upcasters)).toEqual([])
  expect(strayUpcasters(newest, upcasters)).toEqual([])
})

test('every version of every event stands in a golden log', () => {
  const held = versionsIn(golden)
  expect(newest.flatMap(versionsOf).filter(version => !held.has(version))).toEqual([])
})

/** What a portal of its day wrote. A log that must change is another log: it gets another name, and this one stays. */
const pinned: Readonly<Record<string, string>> = {
  'v1-copied': '18e95384060eed40',
  'v1-calm': 'a7f92cc45f55e54b',
  'v1-damaged-answer': '396a2a71b70cd69f',
  'v1-damaged-customer': 'b6b12afd7ef13c3e',
  'v1-damaged-gap': '7f13b4f230165ae0',
  'v1-damaged-header': '02a5b5d2679bf833',
  'v1-damaged-newer': '9d8010d950f6e55d',
  'v1-damaged-record': '130cc26477693d7d',
  'v1-damaged-truncated': 'a6ce846198bed99b',
  'v1-damaged-unknown': '35834db52063c5b7',
  'v1-doubts': '02fc3ca3c82c82cc',
  'v1-financial-advice': '2de60dd138e61606',
  'v1-homes': 'e2661446c11abea2',
  'v1-kept': '476b2f6560abc35d',
  'v1-monitoring': 'ffa000c897759683',
  'v1-office-logo': '4d8b6458a5570c2a',
  'v1-other-computer': '4cc7ecdc35a63e94',
  'v1-read-back': '10e0b4d4c20095cf',
  'v1-repeated': '163a6b3d6935a8cc',
  'v1-restored': 'd6dccd898be746b1',
  'v1-retrieved': '3c1ebcaf0df3af2e',
  'v1-retrieved-first': '17ba8ab45ad5ff68',
  'v1-retrieved-unplaced': '9ef75a4b74146d12',
  'v1-unconfirmed': 'f537ae01c77a7e32',
  'v1-undone': '8c0362322b106ea2',
  'v2-calm': '76c0156880192cdd',
  'v2-chained': '0944521b24d37ca9',
  'v2-discounts': '32a083a3ae02aff2',
  'v2-hashed': '5ce5252cc805bc5a',
  'v2-kept-body': '0168b842566898c7',
  'v2-lenders': '275e18400d55da7a',
  'v2-partner-told': 'a6c6ed031654f61a',
  'v2-refused': '61df9ffc2cfdb941',
  'v2-retrieved': '35e9181902b3baa7',
  'v3-tabs-and-calls': '77007fc308c2402f',
}

test('no golden log is edited or goes', () => {
  expect(Object.fromEntries(golden.map(({ name, digest }) => [name, digest]))).toEqual(pinned)
})

// An event that only this test knows, with a chain of versions: a name that became a length, and then a length in words.
const thingV1 = definition('Thing', 1, { name: field(t.string, 'open') })
const thingV2 = definition('Thing', 2, { length: field(t.number, 'open') })
const thing = definition('Thing', 3, { long: field(t.boolean, 'open'), length: field(t.number, 'open') })

const lifts: Upcasters = {
  Thing: {
    1: event => {
      const old = thingV1.codec.decode(event)
      return E.isLeft(old) ? event : { length: old.right.name.length }
    },
    2: event => {
      const old = thingV2.codec.decode(event)
      return E.isLeft(old) ? event : { ...old.right, long: old.right.length > 5 }
    },
  },
}

test.each([
  ['the first', { type: 'Thing', v: 1, name: 'Sinterklaas' }],
  ['the second', { type: 'Thing', v: 2, length: 11 }],
  ['the newest', { type: 'Thing', v: 3, length: 11, long: true }],
])('a chain of versions is lifted to its end: %s', (_, stored) => {
  expect(thing.codec.decode(upcast(stored, lifts))).toEqual(E.right(thing({ length: 11, long: true })))
})

test.each([
  ['in its first version', { type: 'Thing', v: 1, name: 7 }],
  ['in its second', { type: 'Thing', v: 2, length: 'long' }],
])('what has not the shape of its version (%s) does not decode at the end of the chain', (_, stored) => {
  expect(E.isLeft(thing.codec.decode(upcast(stored, lifts)))).toBe(true)
})

test('a gap in a chain is found, and so is a version that no golden log holds', () => {
  const { 1: first, 2: second } = lifts.Thing ?? {}
  if (first === undefined || second === undefined) throw new Error('no lifts')
  expect(gapsIn([thing], lifts)).toEqual([])
  expect(gapsIn([thing], { Thing: { 1: first } })).toEqual(['Thing v2'])
  expect(gapsIn([thing], { Thing: { 2: second } })).toEqual(['Thing v1'])
  expect(gapsIn([thing], {})).toEqual(['Thing v1', 'Thing v2'])
  expect(strayUpcasters([thing], { Thing: { 1: first, 3: second }, Other: { 1: first } })).toEqual([
    'Thing v3',
    'Other v1',
  ])
  const file = { name: 'x', digest: '', text: '{"events":[{"type":"Thing","v":1},{"type":"Thing","v":3}]}\nno JSON' }
  expect(versionsOf(thing).filter(version => !versionsIn([file]).has(version))).toEqual(['Thing v2'])
  expect(versionsIn([{ ...file, name: 'v1-damaged-x' }]).size).toBe(0)
})
