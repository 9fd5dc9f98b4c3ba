import { afterEach, describe, expect, it } from 'vitest'
import { at, imageKey, listAt, portalOrigin, textAt } from './client'
import type { Given } from './trial'

const byId = '/api/portal/jumba/properties'
const good = `validate=true&key=${imageKey}`

export function propertyPictureContract(given: Given): void {
  const imageOf = async (id: string, access: string): Promise<string> =>
    textAt((await given().client.get(`${byId}/${id}?limit=1`, access)).body, 'data.image')
  const statusesOf = async (id: string, access: string, times: number): Promise<readonly string[]> => {
    const statuses: string[] = []
    while (statuses.length < times) {
      statuses.push(textAt((await given().client.get(`${byId}/${id}/status`, access)).body, 'data.status'))
    }
    return statuses
  }

  describe('the picture of a home', () => {
    it('is shown with the key only', async () => {
      const { access } = await given().client.loggedIn()
      const image = await imageOf('1234AB-10', access)
      expect(image).not.toContain('?')
      const statuses: number[] = []
      for (const query of [
        '',
        '?validate=true',
        `?key=${imageKey}`,
        '?validate=true&key=anders',
        '?validate=true&key=',
      ]) {
        statuses.push((await fetch(`${image}${query}`)).status)
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403])
      const answer = await fetch(`${image}?${good}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('cache-control')).toMatch(/max-age=\d+/)
      expect(await answer.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
    })

    it('differs from home to home', async () => {
      const { access } = await given().client.loggedIn()
      const draw = async (id: string): Promise<string> => (await fetch(`${await imageOf(id, access)}?${good}`)).text()
      const [bungalow, flat, other] = [await draw('1234AB-8'), await draw('1234AB-6'), await draw('1234AB-28')]
      expect(new Set([bungalow, flat, other]).size).toBe(3)
    })

    it('is not there for a home that is unknown or has none', async () => {
      const { client } = given()
      for (const id of ['1234AB-11', '1234AB-16', '1234AB-18']) {
        expect((await client.get(`/api/portal/jumba/pictures/${id}.svg?${good}`)).status).toBe(404)
      }
    })

    it('can be asked for often', async () => {
      const { client } = given()
      const many = Array.from({ length: 60 }, () => client.get(`/api/portal/jumba/pictures/1234AB-10.svg?${good}`))
      expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]))
    })
  })

  describe('a picture that is not there at once', () => {
    it('comes while a customer waits, for each customer anew', async () => {
      for (const _ of ['one', 'other']) {
        const { access } = await given().client.loggedIn()
        expect(await imageOf('1234AB-14', access)).toBe('')
        expect(await statusesOf('1234AB-14', access, 4)).toEqual(['pending', 'pending', 'ready', 'ready'])
        const image = await imageOf('1234AB-14', access)
        expect((await fetch(`${image}?${good}`)).status).toBe(200)
      }
    })

    it('stays away where there is none, and where it is never ready', async () => {
      const { access } = await given().client.loggedIn()
      expect(await statusesOf('1234AB-16', access, 1)).toEqual(['ready'])
      expect(await statusesOf('1234AB-18', access, 6)).toEqual(Array<string>(6).fill('pending'))
      expect([await imageOf('1234AB-16', access), await imageOf('1234AB-18', access)]).toEqual(['', ''])
    })
  })

  describe('planned failures', () => {
    afterEach(async () => {
      await given().client.call('DELETE', '/desk/faults')
    })

    it('come between homes and their pictures as well', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      await client.post('/desk/faults', { path: '/api/portal/jumba/*', status: 503, times: 3 })
      const headers = { origin: portalOrigin }
      const first = await client.call('GET', `${byId}/1234AB-10`, { headers, token: access })
      expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([503, portalOrigin])
      expect((await client.get(`${byId}/1234AB-14/status`, access)).status).toBe(503)
      expect((await client.get(`/api/portal/jumba/pictures/1234AB-10.svg?${good}`)).status).toBe(503)
      expect((await client.get(`${byId}/1234AB-10`, access)).status).toBe(200)
      const calls = listAt((await client.get('/desk/requests')).body, '').slice(-4)
      expect(calls.map(call => at(call, 'status'))).toEqual([503, 503, 503, 200])
      expect(JSON.stringify(calls)).not.toContain(imageKey)
    })
  })
}
