import { describe, expect, it } from 'vitest'
import { at, inventory, type OfficeClient, password, textAt } from './client'
import { day, dayIn, type Given, hour, minute } from './trial'

const codePath = '/api/portal/auth/two_factor_code/email'

/** The codes mailed to an address, newest first. */
async function codesFor(client: OfficeClient, email: string): Promise<readonly string[]> {
  const { body } = await client.get('/desk/mails')
  const mails: readonly unknown[] = Array.isArray(body) ? body : []
  return mails
    .filter(mail => at(mail, 'to') === email && at(mail, 'code') !== undefined)
    .map(mail => textAt(mail, 'code'))
}

export function loginContract(given: Given): void {
  describe('logging in with a password', () => {
    it('gives tokens for one hour', async () => {
      const { client, forward } = given()
      const { username } = await client.registered()
      const { status, body } = await client.login({ username, password })
      expect([status, at(body, 'token_type'), at(body, 'expires_in')]).toEqual([200, 'Bearer', 3600])
      expect(textAt(body, 'refresh_token').length).toBeGreaterThan(40)
      const access = textAt(body, 'access_token')
      forward(hour - 1000)
      expect((await client.get('/api/portal/customer', access)).status).toBe(200)
      forward(1000)
      const late = await client.get('/api/portal/customer', access)
      expect(late.status).toBe(401)
      expect(textAt(late.body, 'message')).not.toBe('')
    })

    it('does not tell a wrong password from an unknown user', async () => {
      const { client } = given()
      const { username } = await client.registered()
      const wrong = await client.login({ username, password: 'iets anders' })
      const unknown = await client.login({ username: 'niemand.hier', password })
      expect([wrong.status, wrong.body]).toEqual([401, { message: 'Login gegevens niet correct' }])
      expect(unknown.body).toEqual(wrong.body)
    })

    it('refuses another scope, another grant and a body that is no JSON', async () => {
      const { client } = given()
      expect((await client.login({ username: 'wie.dan.ook', password, scope: 'admin' })).status).toBe(422)
      expect((await client.login({ username: 'wie.dan.ook', password, grant_type: 'password' })).status).toBe(422)
      const headers = { 'content-type': 'application/json' }
      const broken = await fetch(`${client.url}/api/login`, { method: 'POST', headers, body: '{' })
      expect(broken.status).toBe(400)
    })

    it("refuses a token that is another customer's invitation", async () => {
      const { client } = given()
      const [{ username }, other] = [await client.registered(), await client.invite()]
      const { status, body } = await client.login({ username, password, token: other.token })
      expect([status, at(body, 'errors.token')]).toEqual([422, ['Uitnodiging niet geldig']])
    })

    it('stops guessing at one user, and only there', async () => {
      const { client } = given()
      const guess = () => client.login({ grant_type: 'customer_token', username: 'geraden.naam', token: 'x' })
      for (let attempt = 0; attempt < 60; attempt += 1) expect((await guess()).status).toBe(401)
      const { status, body } = await guess()
      expect([status, textAt(body, 'message')]).toEqual([429, expect.stringContaining('Te veel pogingen')])
      const { username } = await client.registered()
      expect((await client.login({ username, password })).status).toBe(200)
    })
  })

  describe("logging in with an invitation's token", () => {
    const byToken = (client: OfficeClient, token: string) => client.login({ grant_type: 'customer_token', token })

    it('works once the customer has registered', async () => {
      const { client } = given()
      const { token } = await client.invite()
      expect((await byToken(client, token)).status).toBe(401)
      await client.register(token, `token.${Date.now()}`, password)
      const { status, body } = await byToken(client, token)
      expect(status).toBe(200)
      expect((await client.get('/api/portal/customer', textAt(body, 'access_token'))).status).toBe(200)
    })

    it('says that a submitted invitation was used', async () => {
      const { client } = given()
      const { token, access } = await client.loggedIn()
      await client.call('PUT', '/api/portal/customer', { body: inventory, token: access })
      const { status, body } = await byToken(client, token)
      expect([status, at(body, 'errors.token')]).toEqual([401, ['Uitnodiging al gebruikt']])
    })

    it('refuses an expired and an unknown one', async () => {
      const { client, now, forward } = given()
      const { token } = await client.registered('full', { valid_until: dayIn(now()) })
      forward(day)
      for (const one of [token, 'onbekend', '']) {
        const { status, body } = await byToken(client, one)
        expect([status, at(body, 'errors.token')]).toEqual([401, ['Uitnodiging niet geldig']])
      }
    })
  })

  describe('logging in with a code', () => {
    const withCode = (client: OfficeClient, username: string, otp: string) =>
      client.login({ grant_type: 'customer_password_two_factor', username, password, otp })

    it('asks for a code after the right password only, and takes the mailed one once', async () => {
      const { client } = given()
      const { username, email } = await client.registered('full', {
        two_factor: true,
        email: 'code1@voorbeeld.example',
      })
      const wrong = await client.login({ username, password: 'iets anders' })
      expect(at(wrong.body, 'two_factor_allowed')).toBeUndefined()
      const asked = await client.login({ username, password })
      expect([asked.status, at(asked.body, 'two_factor_allowed')]).toEqual([401, true])
      expect((await client.post(codePath, { username })).status).toBe(200)
      const [code = ''] = await codesFor(client, email)
      expect(code).toMatch(/^\d{6}$/)
      const other = code === '000000' ? '000001' : '000000'
      expect((await withCode(client, username, other)).status).toBe(401)
      expect((await withCode(client, username, code)).status).toBe(200)
      expect((await withCode(client, username, code)).status).toBe(401)
    })

    it('forgets a code after ten minutes, and when a newer one is sent', async () => {
      const { client, forward } = given()
      const { username, email } = await client.registered('full', {
        two_factor: true,
        email: 'code2@voorbeeld.example',
      })
      await client.post(codePath, { username })
      await client.post(codePath, { username })
      const [newer = '', older = ''] = await codesFor(client, email)
      expect([newer, older].every(code => /^\d{6}$/.test(code))).toBe(true)
      if (newer !== older) expect((await withCode(client, username, older)).status).toBe(401)
      forward(10 * minute)
      expect((await withCode(client, username, newer)).status).toBe(401)
    })

    it('takes no code after five wrong ones', async () => {
      const { client } = given()
      const { username, email } = await client.registered('full', {
        two_factor: true,
        email: 'code3@voorbeeld.example',
      })
      await client.post(codePath, { username })
      const [code = ''] = await codesFor(client, email)
      expect(code).toMatch(/^\d{6}$/)
      for (let attempt = 0; attempt < 5; attempt += 1) await withCode(client, username, 'fout')
      expect((await withCode(client, username, code)).status).toBe(401)
    })

    it('cannot be passed by with the token of the invitation', async () => {
      const { client } = given()
      const { token } = await client.registered('full', { two_factor: true })
      expect((await client.login({ grant_type: 'customer_token', token })).status).toBe(401)
    })

    it('answers the same for an unknown user, sends nothing, and stops after ten requests', async () => {
      const { client } = given()
      const { username } = await client.registered('full', { two_factor: true })
      const known = await client.post(codePath, { username })
      const sent = (await client.get('/desk/mails')).body
      const unknown = await client.post(codePath, { username: 'niemand.anders' })
      expect(unknown.body).toEqual(known.body)
      expect((await client.get('/desk/mails')).body).toEqual(sent)
      for (let attempt = 0; attempt < 9; attempt += 1) await client.post(codePath, { username: 'niemand.anders' })
      expect((await client.post(codePath, { username: 'niemand.anders' })).status).toBe(429)
    })
  })
}
