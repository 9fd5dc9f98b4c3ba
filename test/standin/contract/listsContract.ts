import { describe, expect, it } from 'vitest'
import { at, listAt, textAt } from './client'
import type { Given } from './trial'

const query = '?perPage=1000&orderBy=name&direction=asc'

export function listsContract(given: Given): void {
  describe('settings and lenders', () => {
    it('answers a setting by its name, and 404 for another', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const { body } = await client.get('/api/portal/tenant/setting/iwize_integration', access)
      expect(body).toEqual({ data: { name: 'iwize_integration', value: true } })
      expect((await client.get('/api/portal/tenant/setting/toString', access)).status).toBe(404)
    })

    it('lists the lenders by name with their products: one has a single one, one has none', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const companies = listAt((await client.get(`/api/portal/hdn_company/active${query}`, access)).body, 'data')
      const labels = listAt((await client.get(`/api/portal/hdn_company_label/active${query}`, access)).body, 'data')
      const names = companies.map(company => textAt(company, 'sender_name'))
      expect(names.length).toBeGreaterThanOrEqual(35)
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'nl')))
      for (const company of companies) expect(textAt(company, 'hdn_code')).toMatch(/^[A-Z]{2}$/)
      const counts = companies.map(
        company => labels.filter(label => at(label, 'company_id') === at(company, 'id')).length,
      )
      expect(counts.filter(count => count === 0)).toHaveLength(1)
      expect(Math.max(...counts)).toBe(6)
      expect(counts.filter(count => count === 1)).toHaveLength(1)
      expect(counts.reduce((sum, count) => sum + count)).toBe(labels.length)
    })

    it('answers no more than a page', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const { body } = await client.get('/api/portal/hdn_company/active?perPage=3&orderBy=name&direction=desc', access)
      expect(listAt(body, 'data')).toHaveLength(3)
      expect(textAt(listAt(body, 'data')[0], 'sender_name')).toBe('Woonfonds')
    })

    it('keeps these from callers without a session', async () => {
      const { client } = given()
      expect((await client.get('/api/portal/tenant/setting/iwize_integration')).status).toBe(401)
      expect((await client.get(`/api/portal/hdn_company/active${query}`)).status).toBe(401)
      expect((await client.get(`/api/portal/hdn_company_label/active${query}`)).status).toBe(401)
    })
  })

  describe('the look of a tenant', () => {
    it.each([
      ['localhost', false],
      ['vereniging', true],
    ])('of %s has colours, a slogan or none, and two pictures', async (tenant, usesSlogan) => {
      const { client } = given()
      const { body } = await client.get(`/api/tenant/${tenant}`)
      for (const colour of ['primary_color', 'secondary_color', 'tertiary_color']) {
        expect(textAt(body, `data.${colour}`)).toMatch(/^#[0-9a-f]{6}$/)
      }
      expect(at(body, 'data.use_slogan')).toBe(usesSlogan)
      for (const picture of ['logo', 'header']) {
        const answer = (await client.get(`/api/tenant/${tenant}/${picture}/json`)).body
        expect(at(answer, 'data.content_type')).toBe('image/svg+xml')
        expect(Buffer.from(textAt(answer, 'data.body'), 'base64').toString()).toMatch(/^<svg [\s\S]*<\/svg>$/)
      }
    })

    it('is not there for another host', async () => {
      const { client } = given()
      expect((await client.get('/api/tenant/onbekend')).status).toBe(404)
      expect((await client.get('/api/tenant/onbekend/logo/json')).status).toBe(404)
    })
  })
}
