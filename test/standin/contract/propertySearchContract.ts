import { describe, expect, it } from 'vitest'
import { distance } from '../data/coordinates'
import { type Answer, at, listAt, textAt } from './client'

export type Get = (path: string) => Promise<Answer>

/** A search that finds more than twelve homes, but for what is changed in its query. */
export const search = (more: Readonly<Record<string, string>> = {}): string =>
  `/api/portal/jumba/properties/radius?${new URLSearchParams({
    'q[postal_code]': '3581KW',
    'q[radius]': '15',
    'q[type]': 'tussenwoning',
    limit: '12',
    sort: 'price',
    ...more,
  })}`

export function propertySearchContract(get: Get): void {
  describe('the homes near a postcode', () => {
    const positionAt = (body: unknown, path = '') => ({
      latitude: Number(at(body, `${path}latitude`)),
      longitude: Number(at(body, `${path}longitude`)),
    })

    it.each([1, 5, 10, 15])('stand no more than %d kilometres away, the cheapest first', async radius => {
      const { status, body } = await get(search({ 'q[radius]': String(radius), limit: '50' }))
      expect(status).toBe(200)
      const homes = listAt(body, 'data')
      const centre = positionAt(body, 'center.')
      for (const home of homes) expect(distance(centre, positionAt(home))).toBeLessThanOrEqual(radius)
      const prices = homes.map(home => Number(at(home, 'value_high')))
      expect(prices).toEqual([...prices].sort((one, other) => one - other))
    })

    it('are more as the search goes further, from none to more than fit', async () => {
      const count = async (radius: number): Promise<number> =>
        listAt((await get(search({ 'q[radius]': String(radius), limit: '50' }))).body, 'data').length
      const [one = -1, five = -1, ten = -1] = [await count(1), await count(5), await count(10)]
      expect(one).toBe(0)
      expect(five).toBeGreaterThan(0)
      expect(five).toBeLessThan(12)
      expect(ten).toBeGreaterThan(12)
      expect(listAt((await get(search())).body, 'data')).toHaveLength(12)
      expect(listAt((await get(search({ limit: '3' }))).body, 'data')).toHaveLength(3)
    })

    it('are of the kind that was asked: no home is of two kinds', async () => {
      const idsOf = async (type: string): Promise<readonly string[]> =>
        listAt((await get(search({ 'q[type]': type, limit: '50' }))).body, 'data').map(one => textAt(one, 'id'))
      const [rows, canals] = [await idsOf('tussenwoning'), await idsOf('grachtenpand')]
      expect(Math.min(rows.length, canals.length)).toBeGreaterThan(0)
      expect(rows.filter(id => canals.includes(id))).toEqual([])
    })

    it('are searched with the postcode in small letters and with a space, too', async () => {
      const written = await get(search({ 'q[postal_code]': '3581 kw' }))
      expect(written.body).toEqual((await get(search())).body)
    })

    it('include homes without a value, of which only the high value is known, and with one value', async () => {
      const { body } = await get(search({ limit: '50' }))
      const values = listAt(body, 'data').map(home => [Number(at(home, 'value_low')), Number(at(home, 'value_high'))])
      expect(values).toContainEqual([0, 0])
      expect(values.some(([low, high = 0]) => low === 0 && high > 0)).toBe(true)
      expect(values.some(([low = 0, high]) => low === high && low > 0)).toBe(true)
    })

    it('are none for a postcode that nobody knows', async () => {
      const { status, body } = await get(search({ 'q[postal_code]': '9999ZZ' }))
      expect([status, body]).toEqual([200, { data: [], center: null }])
    })

    it.each([
      ['q.postal_code', { 'q[postal_code]': '358' }],
      ['q.radius', { 'q[radius]': '7' }],
      ['q.type', { 'q[type]': 'tent' }],
      ['limit', { limit: '0' }],
      ['sort', { sort: 'naam' }],
    ])('are refused with a text at %s when the query has %j', async (field, wrong) => {
      const { status, body } = await get(search(wrong))
      expect(status).toBe(422)
      expect(Object.entries(Object(at(body, 'errors')))).toEqual([[field, [expect.any(String)]]])
    })
  })
}
