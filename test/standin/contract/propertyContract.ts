import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, at, textAt } from './client'
import { type Get, propertySearchContract, search } from './propertySearchContract'
import type { Given } from './trial'

const byAddress = '/api/portal/property/by_address'
const byId = '/api/portal/jumba/properties'

export function propertyContract(given: Given): void {
  describe('homes', () => {
    let access = ''
    beforeAll(async () => {
      access = (await given().client.loggedIn()).access
    })
    const get = (path: string): Promise<Answer> => given().client.get(path, access)
    const post = (path: string, body: unknown): Promise<Answer> => given().client.post(path, body, access)

    atAnAddress(get, post)
    propertySearchContract(get)

    it('keeps homes from callers without a session', async () => {
      const { client } = given()
      for (const path of [search(), `${byId}/1234AB-10`, `${byId}/1234AB-10/status`]) {
        expect((await client.get(path)).status).toBe(401)
      }
      expect((await client.post(byAddress, { postal_code: '1234AB', number: 10 })).status).toBe(401)
    })
  })
}

type Post = (path: string, body: unknown) => Promise<Answer>

function atAnAddress(get: Get, post: Post): void {
  describe('the home at an address', () => {
    it.each([
      ['1234AB', '10', '', '', '1234AB-10'],
      ['1234 ab', 10, null, null, '1234AB-10'],
      ['1234AB', 10, 'a', '', '1234AB-10-A'],
      ['1234AB', 10, 'A', '2', '1234AB-10-A2'],
      ['1234AB', 12, '', '1', '1234AB-12-1'],
      ['1011VK', 7, 'HS', '', '1011VK-7-HS'],
      ['3581KW', 12, 'BIS', '', '3581KW-12-BIS'],
      ['5611ZV', 24, '', '01', '5611ZV-24-01'],
    ])('of %s %s with letter %j and addition %j is %s', async (postal_code, number, letter, addition, id) => {
      const asked = { postal_code, number, number_letter: letter, number_addition: addition }
      const { status, body } = await post(byAddress, asked)
      expect([status, at(body, 'data.id')]).toEqual([200, id])
      expect(Number(at(body, 'data.value_high'))).toBeGreaterThan(Number(at(body, 'data.value_low')))
      expect(textAt(body, 'data.image')).toMatch(/^http:\/\/localhost:\d+\/\S+\.svg$/)
      const { street, city, ...found } = Object(at(body, 'data'))
      expect([street, city]).toEqual([at(body, 'data.address.street'), at(body, 'data.address.city')])
      expect((await get(`${byId}/${id}?limit=1`)).body).toEqual({ data: found })
    })

    it('is not found under another number, letter or postcode', async () => {
      for (const asked of [
        { postal_code: '1234AB', number: 11 },
        { postal_code: '1234AB', number: 10, number_letter: 'Z' },
        { postal_code: '9999ZZ', number: 1 },
      ]) {
        expect((await post(byAddress, asked)).status).toBe(404)
      }
      for (const id of ['1234AB-11', '1234AB-10-Z', '1234AB', 'onzin']) {
        expect((await get(`${byId}/${id}?limit=1`)).status).toBe(404)
        expect((await get(`${byId}/${id}/status`)).status).toBe(404)
      }
      expect((await post(byAddress, { number: 10 })).status).toBe(422)
      expect((await get(`${byId}/1234AB-10?limit=geen`)).status).toBe(422)
    })

    it('has an id of postcode, number and addition, and tells where it stands', async () => {
      const { body } = await get(`${byId}/1234ab-10-a?limit=1`)
      expect(body).toEqual({
        data: {
          id: '1234AB-10-A',
          image: expect.stringMatching(/\/1234AB-10-A\.svg$/),
          value_low: expect.any(Number),
          value_high: expect.any(Number),
          address: { street: 'Proefstraat', number: '10', number_addition: 'A', postcode: '1234AB', city: 'Hilversum' },
          latitude: expect.closeTo(52.232, 2),
          longitude: expect.closeTo(5.172, 2),
        },
      })
    })
  })
}
