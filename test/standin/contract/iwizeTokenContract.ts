import { describe, expect, it } from 'vitest'
import { textAt } from './client'
import type { Given } from './trial'

const path = '/api/portal/iwize/token/by_portal_invitation'

export function iwizeTokenContract(given: Given): void {
  describe('the token of the data retrieval', () => {
    it('is made for the caller’s own invitation, another one each time', async () => {
      const { client } = given()
      const { id, access } = await client.loggedIn()
      const first = await client.post(path, { portal_invitation_id: id }, access)
      const second = await client.post(path, { portal_invitation_id: Number(id) }, access)
      expect([first.status, second.status]).toEqual([200, 200])
      expect(textAt(first.body, 'data.token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/)
      expect(textAt(second.body, 'data.token')).not.toBe(textAt(first.body, 'data.token'))
    })

    it('is refused for another’s invitation, for none, and without a session', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const other = await client.invite()
      expect((await client.post(path, { portal_invitation_id: other.id }, access)).status).toBe(422)
      expect((await client.post(path, {}, access)).status).toBe(422)
      expect((await client.post(path, { portal_invitation_id: other.id })).status).toBe(401)
    })
  })
}
