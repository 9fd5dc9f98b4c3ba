import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { at, inventory, listAt, portalOrigin } from './client'
import type { Given } from './trial'

const path = '/api/tenant/localhost'
const customer = '/api/portal/customer'

export function faultsContract(given: Given): void {
  describe('planned failures', () => {
    afterEach(async () => {
      await given().client.call('DELETE', '/desk/faults')
    })

    const plan = (fault: Readonly<Record<string, unknown>>) => given().client.post('/desk/faults', fault)

    it('answer with a status the portal may read, as often as was asked', async () => {
      const { client } = given()
      expect((await plan({ path, status: 503, times: 2 })).status).toBe(204)
      const headers = { origin: portalOrigin }
      const first = await client.call('GET', path, { headers })
      expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([503, portalOrigin])
      expect((await client.get(path)).status).toBe(503)
      expect((await client.get(path)).status).toBe(200)
    })

    it('hold for their method and path only, and for all paths that begin so with a star', async () => {
      const { client } = given()
      await plan({ method: 'put', path: customer, status: 500 })
      expect((await client.get(customer)).status).toBe(401)
      expect((await client.call('PUT', customer)).status).toBe(500)
      await plan({ path: '/api/tenant/*', status: 502 })
      expect((await client.get('/api/tenant/localhost/logo/json')).status).toBe(502)
    })

    it('leave what was to happen undone when they answer with a status', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const body = { error: { errors: { 'customer.last_name': ['Vul uw achternaam in'] } } }
      await plan({ method: 'PUT', path: customer, status: 422, body, times: 1 })
      const refused = await client.call('PUT', customer, { body: inventory, token: access })
      expect([refused.status, refused.body]).toEqual([422, body])
      const received = listAt((await client.get('/desk/inventories')).body, '')
      expect(received.some(one => at(one, 'invitation_id') === id)).toBe(false)
    })

    it('answer something else than the office would, whether or not the call took effect', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const page = { method: 'PUT', path: customer, status: 200, body: '<html>', type: 'text/html', times: 1 }
      const received = async () =>
        listAt((await client.get('/desk/inventories')).body, '').some(one => at(one, 'invitation_id') === id)
      for (const done of [false, true]) {
        await plan({ ...page, done })
        const answer = await client.call('PUT', customer, { body: inventory, token: access })
        expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([200, 'text/html', '<html>'])
        expect(await received()).toBe(done)
      }
    })

    it('answer a call only once all of it was read: who still sends would be cut off', async () => {
      const { client } = given()
      await plan({ method: 'PUT', path: customer, status: 200, body: {}, times: 1 })
      const sent: string[] = []
      const asked = request(`${client.url}${customer}`, { method: 'PUT', headers: { 'content-length': '2' } })
      const answered = once(asked, 'response')
      asked.write('{')
      setTimeout(() => {
        sent.push('all')
        asked.end('}')
      }, 50)
      const [answer]: IncomingMessage[] = await answered
      expect([answer?.statusCode, sent]).toEqual([200, ['all']])
      answer?.resume()
    })

    it('answer more than anybody reads', async () => {
      const { client } = given()
      await plan({ path, status: 200, body: { data: {} }, bytes: 100_000, times: 1 })
      const answer = await client.call('GET', path)
      expect([answer.body, answer.headers.get('content-length')]).toEqual([{ data: {} }, '100011'])
    })

    it('wait before the call goes on', async () => {
      const { client } = given()
      await plan({ path, delay_ms: 150, times: 1 })
      const start = performance.now()
      expect((await client.get(path)).status).toBe(200)
      expect(performance.now() - start).toBeGreaterThanOrEqual(145)
    })

    it('let whoever waits go on when they are taken away', async () => {
      const { client } = given()
      await plan({ path, delay_ms: 600_000, times: 1 })
      const answer = client.get(path)
      // Taken as soon as the call is there.
      await expect.poll(async () => listAt((await client.get('/desk/faults')).body, '').length).toBe(0)
      await client.call('DELETE', '/desk/faults')
      expect((await answer).status).toBe(200)
    })

    it.each([
      ['before', 200],
      ['after', 409],
    ] as const)('break off %s the call took effect', async (drop, statusOfTheNext) => {
      const { client } = given()
      const { access } = await client.loggedIn()
      await plan({ method: 'PUT', path: customer, drop, times: 1 })
      await expect(client.call('PUT', customer, { body: inventory, token: access })).rejects.toThrow()
      const next = await client.call('PUT', customer, { body: inventory, token: access })
      expect(next.status).toBe(statusOfTheNext)
      const calls = listAt((await client.get('/desk/requests')).body, '').filter(one => at(one, 'method') === 'PUT')
      expect(calls.slice(-2).map(one => at(one, 'status'))).toEqual([null, statusOfTheNext])
    })

    it('end when they are taken away', async () => {
      const { client } = given()
      await plan({ path, status: 500 })
      expect(listAt((await client.get('/desk/faults')).body, '')).toHaveLength(1)
      await client.call('DELETE', '/desk/faults')
      expect((await client.get(path)).status).toBe(200)
    })

    it.each([{}, { path, status: 99 }, { path, drop: 'halfway' }, { path, times: 0 }, { path, delay_ms: 1.5 }])(
      'are refused when they make no sense: %j',
      async fault => expect((await plan(fault)).status).toBe(422),
    )
  })

  describe('the list of calls', () => {
    it('has method, path, status and time, and never a query or a token', async () => {
      const { client } = given()
      await client.get(`${customer}?token=geheim-geheim`)
      const { body } = await client.get('/desk/requests')
      const last = listAt(body, '').at(-1)
      expect(last).toEqual({ method: 'GET', path: customer, status: 401, at: expect.stringMatching(/Z$/) })
      expect(JSON.stringify(body)).not.toContain('geheim-geheim')
    })

    it('counts the calls of a kind', async () => {
      const { client } = given()
      const count = async (method: string) =>
        (await client.get(`/desk/requests/count?method=${method}&path=${encodeURIComponent(customer)}`)).body
      const [gets, puts] = [Number(await count('GET')), Number(await count('PUT'))]
      await client.get(`${customer}?token=geheim-geheim`)
      await client.get(customer)
      expect([await count('GET'), await count('PUT')]).toEqual([gets + 2, puts])
      expect((await client.get('/desk/requests/count?method=GET')).status).toBe(422)
    })
  })
}
