import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { expect, test } from 'vitest'
import { field } from '../../../domain/language/privacy'
import { definition } from '../../../events/definitions/definition'
import { type Upcasters, upcast } from '../../../events/record/upcast'
import digests from '../../golden/digests.json' with { type: 'json' }
import { goldenFiles, newest, versionsIn, versionsOf } from './versions'

const golden = goldenFiles()

test('every version of every event stands in a golden log', () => {
  const held = versionsIn(golden)
  expect(newest.flatMap(versionsOf).filter(version => !held.has(version))).toEqual([])
})

/** What a portal of its day wrote. A log that must change is another log: it gets another name, and this one stays. */
test('no golden log is edited or goes', () => {
  expect(Object.fromEntries(golden.map(({ name, digest }) => [name, digest]))).toEqual(digests)
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

test('a version that no golden log holds is found', () => {
  const file = { name: 'x', digest: '', text: '{"events":[{"type":"Thing","v":1},{"type":"Thing","v":3}]}\nno JSON' }
  expect(versionsOf(thing).filter(version => !versionsIn([file]).has(version))).toEqual(['Thing v2'])
  expect(versionsIn([{ ...file, name: 'v1-damaged-x' }]).size).toBe(0)
})
