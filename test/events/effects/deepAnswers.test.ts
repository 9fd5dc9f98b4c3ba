import { describe, expect, test } from 'vitest'
import { jsonCaps } from '../../../domain/language/json'
import { readHttp } from '../../../events/effects/readHttp'
import { lookCalls } from '../../../events/effects/tenant'
import { officeCalls, type With } from '../../contract/calls'
import { json, startOffice } from './startOffice'

const office = startOffice()

const given: With = {
  subdomain: 'delinde',
  token: 'uit',
  username: 'jansen',
  password: 'geheim12',
  newPassword: 'geheim13',
  code: '123456',
  email: 'jan@voorbeeld.example',
  birth: '1984-05-17',
  home: '7',
  address: { postalCode: '3511AB', number: '40', addition: '' },
  invitation: '1',
  inventory: {},
  file: new Uint8Array([1]),
}

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
    const nothing = outcome(await make(office.http('token'), given)())
    for (const answer of answers) {
      office.replies(json(status, answer))
      const result = outcome(await make(office.http('token'), given)())
      // Where only the status counts, more than is read is no answer, as it is of a text that is too long.
      expect(result).toEqual(expected === null && status === 200 ? 'nothing' : nothing)
    }
  })
})

test('nor of what every page reads before anything else', async () => {
  const address = office.address()
  const calls = lookCalls(
    readHttp({ host: { api: address, login: address, proxy: address }, timeoutMs: 5000 }),
    'delinde',
  )
  for (const answer of answers) {
    office.replies(json(200, answer))
    expect([await calls.logo(), await calls.hero()]).toEqual([null, null])
    await calls.style()
  }
})
