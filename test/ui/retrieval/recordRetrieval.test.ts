import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { retrievalCaps } from '../../../domain/retrieval/retrievalCaps'
import type { Command } from '../../../events/decisions/command'
import { digestOf, utf8Bytes } from '../../../events/record/digest'
import type { Store } from '../../../events/store/store'
import { recordRetrieval } from '../../../ui/retrieval/recordRetrieval'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'

/** A store that notes what it is told, and takes it or not. */
const noting = (refuses = false) => {
  const told: [Command, readonly { readonly digest: string }[]][] = []
  const dispatch: Store['dispatch'] = (command, blobs = []) => {
    told.push([command, blobs])
    return refuses ? E.left({ tag: 'AlreadySent' }) : E.right(null)
  }
  return { told, take: recordRetrieval(dispatch) }
}

test('a result is one command, with the bytes of its documents beside it', async () => {
  const { told, take } = noting()
  expect(
    await take({ customer: { last_name: 'Bakker' }, files: [{ filename: 'a.pdf', payload: btoa('%PDF-1.4') }] }),
  ).toBeNull()
  const digest = await digestOf(utf8Bytes('%PDF-1.4'))
  expect(told).toMatchObject([
    [
      {
        type: 'LoadRetrieval',
        retrieved: { customer: { last_name: 'Bakker' } },
        files: [{ name: 'a.pdf', type: 'application/pdf', size: 8, digest }],
      },
      [{ digest }],
    ],
  ])
})

test.each(Object.entries(retrievedHouseholds))('the household %s is taken in', async (_, household) => {
  const { told, take } = noting()
  expect(await take(household(2026))).toBeNull()
  expect(told).toHaveLength(1)
})

test.each([
  ['words', 'geen gegevens', 'unreadable'],
  ['nothing', undefined, 'unreadable'],
  ['a list', [], 'unreadable'],
  ['more than anybody has', { a: Array.from({ length: retrievalCaps.values }, () => 0) }, 'tooLarge'],
])('%s is not, and the log hears nothing', async (_, result, why) => {
  const { told, take } = noting()
  expect(await take(result)).toBe(why)
  expect(told).toEqual([])
})

test('a log that takes nothing now says so', async () => {
  expect(await noting(true).take({})).toBe('refused')
})
