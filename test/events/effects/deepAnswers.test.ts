import { describe, expect, test } from 'vitest'
import { jsonCaps } from '../../../domain/language/json'
import { officeCalls } from '../../contract/calls'
import { invented } from '../../contract/invented'
import { json, startOffice } from './startOffice'

const office = startOffice()

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** What is wrapped in itself so often that whoever reads it by recursion runs out of stack. */
const answers = [jsonCaps.depth + 1, 5000, 100_000].flatMap(depth => [
  nested('{"data":', '}', depth).replace(':}', ':{}}'),
  nested('[', ']', depth),
  `{"success":true,"access_token":"a","errors":${nested('[', ']', depth)}}`,
])

/** Why nothing was read is told in other words. */
const outcome = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && '_tag' in result && result._tag === 'Left' ? 'nothing' : result

describe.each(officeCalls)('$name', ({ make, expected }) => {
  test.each([200, 401, 422, 500])('an answer (%i) nested too deep is never read, and nothing throws', async status => {
    office.replies(json(status, 'geen JSON'))
    const nothing = outcome(await make(office.http('token'), invented)())
    for (const answer of answers) {
      office.replies(json(status, answer))
      const result = outcome(await make(office.http('token'), invented)())
      // Where only the status counts, more than is read is no answer, as it is of a text that is too long.
      expect(result).toEqual(expected === null && status === 200 ? 'nothing' : nothing)
    }
  })
})
