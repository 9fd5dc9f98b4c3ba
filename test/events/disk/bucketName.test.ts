import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketName } from '../../../events/disk/bucketName'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'

const isTaken = /^[a-z0-9][a-z0-9_-]{0,62}$/

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('a', 'A', '_', '-', '.', 'x', '5', 'f'), maxLength: 80 }),
)

/** As the network sends it. */
const wellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

test('every invitation has a bucket whose name the browser takes, and no two share one', async () => {
  await fc.assert(
    fc.asyncProperty(strange, strange, async (a, b) => {
      const [one, other] = [await bucketName(logDatabaseName(a)), await bucketName(logDatabaseName(b))]
      expect(one).toMatch(isTaken)
      expect(await bucketName(logDatabaseName(a))).toBe(one)
      expect(one === other).toBe(wellFormed(a) === wellFormed(b))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['17', 'klantportaal_2elog_2e17'],
  ['Ab', 'klantportaal_2elog_2e_41b'],
])('the bucket of invitation %s stays the same: %s', async (invitation, name) => {
  expect(await bucketName(logDatabaseName(invitation))).toBe(name)
})
