import { expect, test } from 'vitest'
import { redirectTarget } from '../../../domain/portal/redirect'
import { readAccountEntry } from '../../../ui/accountForms/accountEntry'

const host = { redirectOrigins: ['https://www.voorbeeldkantoor.nl'], local: false }
const read = (search: string) => readAccountEntry(search, address => redirectTarget(host, address))

test('the address of a login tells who, with what, and where to afterwards', () => {
  const search =
    '?username=jan%20s&token=a%2Bb&invitation_token=uit&redirect_success=https%3A%2F%2Fwww.voorbeeldkantoor.nl%2Fja&redirect_fail=https%3A%2F%2Fwww.voorbeeldkantoor.nl%2Fnee'
  expect(read(search)).toEqual({
    username: 'jan s',
    token: 'a+b',
    invitationToken: 'uit',
    previousUsername: null,
    redirects: { success: 'https://www.voorbeeldkantoor.nl/ja', fail: 'https://www.voorbeeldkantoor.nl/nee' },
  })
})

test('a redirect that is not allowed is ignored', () => {
  expect(read('?redirect_success=https%3A%2F%2Fboef.nl%2F&redirect_fail=javascript%3Aalert(1)').redirects).toEqual({
    success: null,
    fail: null,
  })
})

test('an address that says nothing leaves the stored redirects; a link from elsewhere replaces them', () => {
  expect(read('')).toEqual({
    username: '',
    token: null,
    invitationToken: null,
    previousUsername: null,
    redirects: null,
  })
  expect(read('?username=jan').redirects).toBeNull()
  expect(read('?token=x').redirects).toEqual({ success: null, fail: null })
})

test('an empty value is none', () => {
  expect(read('?token=&invitation_token=&username=')).toMatchObject({
    username: '',
    token: null,
    invitationToken: null,
  })
})
