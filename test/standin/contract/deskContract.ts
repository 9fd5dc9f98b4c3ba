import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { invitationTypes } from '../../../domain/language/invitation'
import { at, inventory, listAt, portalOrigin, textAt } from './client'
import { dayIn, type Given } from './trial'

/** The status of a call with a Host header of our own, which fetch does not allow. */
const statusForHost = (url: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { host } }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

export function deskContract(given: Given): void {
  describe('the desk', () => {
    it('makes an invitation with links, and mails them', async () => {
      const { client } = given()
      const { id, token, email, body } = await client.invite('full')
      const register_url = `${portalOrigin}/register?token=${token}`
      const login_url = `${portalOrigin}/login?token=${token}`
      expect(body).toEqual({ id, token, register_url, login_url })
      const [mail] = listAt((await client.get('/desk/mails')).body, '')
      expect(mail).toMatchObject({ invitation_id: id, kind: 'invitation', to: email, register_url, login_url })
      expect(textAt(mail, 'text')).toContain(register_url)
    })

    it("sends the association's members to the association's own host", async () => {
      const { body } = await given().client.invite('full', { tenant: 'vereniging' })
      expect(textAt(body, 'register_url')).toMatch(/^http:\/\/vereniging\.localhost:5173\/register\?token=/)
    })

    it.each([
      [{ type: 'onbekend', email: 'a@b.nl' }, 'type'],
      [{ type: 'full', email: 'geen adres' }, 'email'],
      [{ type: 'full', email: 'a@b.nl', valid_until: '31-12-2030' }, 'valid_until'],
      [{ type: 'full', email: 'a@b.nl', customer_id: '1' }, 'customer_id'],
    ])('refuses the invitation %j', async (body, fieldName) => {
      const answer = await given().client.post('/desk/invitations', body)
      expect(answer.status).toBe(422)
      expect(Object.keys(Object(at(answer.body, 'errors')))).toEqual([fieldName])
    })

    it('has an invitation ready for every type, and for partners', async () => {
      const { client } = given()
      const { token } = await client.invite('full', { is_partner: true, prefill: true })
      expect(token).not.toBe('')
      const ready = listAt((await client.get('/desk/mails')).body, '').filter(
        mail => textAt(mail, 'to').endsWith('@voorbeeld.example') && !textAt(mail, 'to').startsWith('klant'),
      )
      expect(ready.length).toBeGreaterThanOrEqual(invitationTypes.length + 3)
    })

    it.each(invitationTypes)('fills a customer of type %s with data of their own', async type => {
      const { client } = given()
      const { access } = await client.loggedIn(type, { prefill: true })
      const { body } = await client.get('/api/portal/customer?includes=invitation,mortgages.parts', access)
      expect(textAt(body, 'data.last_name')).not.toBe('')
      expect(at(body, 'data.is_partner')).toBe(type.startsWith('partner') ? 1 : 0)
      for (const loan of listAt(body, 'data.mortgages.data')) {
        expect(Number(at(loan, 'hdn_company_label_id'))).toBeGreaterThan(0)
      }
    })

    it('says what to do first, and what every type gives', async () => {
      const page = String((await given().client.get('/')).body)
      expect(page).toContain('Zo probeert u het portaal')
      const rows = page.slice(page.indexOf('Wat geeft welke soort'), page.indexOf('</details>')).split('<tr>')
      for (const type of invitationTypes) {
        const row = rows.find(one => one.includes(`>${type}<`))
        expect(row, type).toContain('Gegevens versturen')
      }
      expect(rows.find(one => one.includes('>mortgage_enrich<'))).toContain('<td>nee</td>')
    })

    it('shows pages on which what customers typed is only text', async () => {
      const { client } = given()
      const { access } = await client.loggedIn('full', { first_name: '<script>alert(1)</script>' })
      const customer = { last_name: { title: '<b>Achternaam</b>', value: '"><img src=x>' } }
      await client.call('PUT', '/api/portal/customer', { body: { customer }, token: access })
      const [received] = listAt((await client.get('/desk/inventories')).body, '')
      for (const page of ['/', '/mails', '/inventories', `/inventories/${textAt(received, 'id')}`, '/files']) {
        const { status, body, headers } = await client.get(page)
        expect(status).toBe(200)
        expect(String(body)).toContain('<h1>')
        expect(String(body)).not.toMatch(/<script>alert|<img src=x|<b>Achternaam|style="/)
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    })

    it('gives an inventory as a file', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      await client.call('PUT', '/api/portal/customer', { body: inventory, token: access })
      const [received] = listAt((await client.get('/desk/inventories')).body, '')
      const { body, headers } = await client.get(`/inventories/${textAt(received, 'id')}/json`)
      expect(body).toEqual(inventory)
      expect(headers.get('content-disposition')).toContain('attachment')
      expect((await client.get('/inventories/onbekend')).status).toBe(404)
    })

    it('takes its own form, and shows what is wrong in it', async () => {
      const { client, now } = given()
      const send = (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
        fetch(`${client.url}/invitations`, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: client.url, 'sec-fetch-site': 'same-origin', ...headers },
          body: new URLSearchParams(form),
        })
      const form = {
        type: 'mortgage',
        email: 'balie@voorbeeld.example',
        has_partner: 'on',
        partner_invited: 'untold',
        valid_until: dayIn(now()),
      }
      const made = await send(form)
      expect(made.status).toBe(303)
      expect(await (await fetch(`${client.url}${made.headers.get('location')}`)).text()).toContain('is verstuurd')
      const refused = await send({ ...form, email: 'geen adres' })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('Vul een e-mailadres in')
      expect((await send(form, { origin: 'http://elders.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    })

    it('takes nothing from another site and answers only to names of this machine', async () => {
      const { client } = given()
      const body = { type: 'full', email: 'a@b.nl' }
      for (const headers of [{ origin: 'http://elders.example' }, { origin: portalOrigin }, { origin: 'null' }]) {
        expect((await client.call('POST', '/desk/invitations', { body, headers })).status).toBe(403)
      }
      const fetched = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }
      expect((await client.call('GET', '/desk/mails', { headers: fetched })).status).toBe(403)
      const port = new URL(client.url).port
      expect(await statusForHost(`${client.url}/desk/mails`, `elders.example:${port}`)).toBe(421)
      expect(await statusForHost(`${client.url}/api/tenant/localhost`, `elders.example:${port}`)).toBe(421)
      expect(await statusForHost(`${client.url}/`, `127.0.0.1:${port}`)).toBe(200)
    })
  })

  describe('calls from a browser', () => {
    it('are answered for the portal, with credentials at the login only', async () => {
      const { client } = given()
      const headers = { origin: portalOrigin, 'access-control-request-method': 'PUT' }
      const asked = await client.call('OPTIONS', '/api/portal/customer', { headers })
      expect(asked.status).toBe(204)
      expect(asked.headers.get('access-control-allow-origin')).toBe(portalOrigin)
      expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
      expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
      const login = await client.call('OPTIONS', '/api/login', { headers })
      expect(login.headers.get('access-control-allow-credentials')).toBe('true')
      const refused = await client.call('GET', '/api/portal/customer', { headers })
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, portalOrigin])
    })

    it('are refused for any other origin', async () => {
      const { client } = given()
      for (const origin of ['http://elders.example', 'http://localhost:5174', 'null']) {
        const { status, headers } = await client.call('GET', '/api/tenant/localhost', { headers: { origin } })
        expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
      }
    })

    it('are never cached, and unknown paths are 404 in JSON', async () => {
      const { client } = given()
      const { status, body, headers } = await client.get('/api/portal/onbekend')
      expect([status, body]).toEqual([404, { message: 'Niet gevonden.' }])
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await client.get('/api/tenant/localhost')).headers.get('cache-control')).toBe('no-store')
    })

    it('are refused when they are too large', async () => {
      const { client } = given()
      const { status } = await client.post('/api/portal/auth/register', { username: 'x'.repeat(70_000) })
      expect(status).toBe(413)
    })
  })
}
