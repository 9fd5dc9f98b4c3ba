import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../../domain/language/date'
import { at, type OfficeClient, password, textAt } from './client'
import { day, type Given, hour } from './trial'

const recoverUsername = '/api/portal/auth/recover/username'
const recoverPassword = '/api/portal/auth/recover/password'
const resetPassword = '/api/portal/auth/reset/password'
const resetEmail = '/api/portal/auth/reset/email'
const changePassword = '/api/portal/auth/change/password'
const next = 'een ander wachtwoord'

/** What was mailed to an address, newest first. */
async function mailsFor(client: OfficeClient, email: string, kind: string): Promise<readonly unknown[]> {
  const { body } = await client.get('/desk/mails')
  const mails: readonly unknown[] = Array.isArray(body) ? body : []
  return mails.filter(mail => at(mail, 'to') === email && at(mail, 'kind') === kind)
}

const resetToken = async (client: OfficeClient, email: string): Promise<string> => {
  const [mail] = await mailsFor(client, email, 'password_reset')
  return new URL(textAt(mail, 'reset_url')).searchParams.get('token') ?? ''
}

export function recoveryContract(given: Given): void {
  describe('a forgotten username', () => {
    it('is mailed to who has this address, and answered alike to everybody', async () => {
      const { client } = given()
      const { username, email } = await client.registered()
      const known = await client.post(recoverUsername, { email: email.toUpperCase() })
      const unknown = await client.post(recoverUsername, { email: 'niemand@voorbeeld.example' })
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      expect((await mailsFor(client, email, 'username')).map(mail => textAt(mail, 'text'))).toEqual([
        expect.stringContaining(username),
      ])
      expect(await mailsFor(client, 'niemand@voorbeeld.example', 'username')).toEqual([])
    })

    it('is not asked for without an address', async () => {
      const { status, body } = await given().client.post(recoverUsername, { email: ' ' })
      expect([status, at(body, 'errors.email')]).toEqual([422, ['E-mailadres is verplicht']])
    })
  })

  describe('a forgotten password', () => {
    it('is replaced by the link of the mail, once, and ends every session', async () => {
      const { client } = given()
      const { username, email, access } = await client.loggedIn()
      expect((await client.post(recoverPassword, { username })).status).toBe(200)
      const token = await resetToken(client, email)
      expect((await client.post(resetPassword, { token, password: next })).status).toBe(200)
      expect((await client.get('/api/portal/customer', access)).status).toBe(401)
      expect((await client.login({ username, password })).status).toBe(401)
      expect((await client.login({ username, password: next })).status).toBe(200)
      const again = await client.post(resetPassword, { token, password })
      expect([again.status, at(again.body, 'errors.token') === undefined]).toEqual([422, false])
    })

    it('is not replaced by a short one, and the link still works then', async () => {
      const { client } = given()
      const { username, email } = await client.registered()
      await client.post(recoverPassword, { username })
      const token = await resetToken(client, email)
      const short = await client.post(resetPassword, { token, password: 'kort' })
      expect(at(short.body, 'errors.password')).toEqual(['Het wachtwoord moet minimaal 8 tekens lang zijn'])
      expect((await client.post(resetPassword, { token, password: next })).status).toBe(200)
    })

    it('has a link for an hour, the newest only', async () => {
      const { client, forward } = given()
      const { username, email } = await client.registered()
      await client.post(recoverPassword, { username })
      const first = await resetToken(client, email)
      await client.post(recoverPassword, { username })
      expect((await client.post(resetPassword, { token: first, password: next })).status).toBe(422)
      const second = await resetToken(client, email)
      forward(hour)
      expect((await client.post(resetPassword, { token: second, password: next })).status).toBe(422)
    })

    it('is answered alike for a name that nobody has, and not asked for without end', async () => {
      const { client } = given()
      const ask = () => client.post(recoverPassword, { username: 'niemand.kent.mij' })
      expect((await ask()).body).toEqual({ success: true })
      const statuses = [await ask(), await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  describe('another e-mail address', () => {
    const coded = async (client: OfficeClient) => {
      const { email, id, access } = await client.loggedIn('full', { prefill: true })
      expect((await client.post('/desk/email_codes', { invitation_id: id })).status).toBe(204)
      const [mail] = await mailsFor(client, email, 'email_code')
      const { body } = await client.get('/api/portal/customer', access)
      const born = textAt(body, 'data.date_of_birth')
      return { code: textAt(mail, 'code'), born: isoDateOf(born) ?? born.slice(0, 10), access }
    }

    const asked = (code: string, date_of_birth: string, more: object = {}) => ({
      email: 'nieuw@voorbeeld.example',
      email_confirmation: 'nieuw@voorbeeld.example',
      code,
      date_of_birth,
      ...more,
    })

    it('is set with the code and the date of birth, once', async () => {
      const { client } = given()
      const { code, born, access } = await coded(client)
      expect((await client.post(resetEmail, asked(code, born))).status).toBe(200)
      const { body } = await client.get('/api/portal/customer', access)
      expect(at(body, 'data.email')).toBe('nieuw@voorbeeld.example')
      expect((await client.post(resetEmail, asked(code, born))).status).toBe(422)
    })

    it('is not set with another date, another code, two addresses, or too late', async () => {
      const { client, forward } = given()
      const { code, born } = await coded(client)
      const other = await client.post(resetEmail, asked(code, '1901-01-01'))
      expect([other.status, at(other.body, 'errors.code') === undefined]).toEqual([422, false])
      expect((await client.post(resetEmail, asked('000', born))).status).toBe(422)
      const two = await client.post(resetEmail, asked(code, born, { email_confirmation: 'b@voorbeeld.example' }))
      expect(at(two.body, 'errors.email_confirmation')).toEqual(['E-mailadressen komen niet overeen'])
      forward(7 * day)
      expect((await client.post(resetEmail, asked(code, born))).status).toBe(422)
    })

    it('has no code for an invitation that nobody made', async () => {
      expect((await given().client.post('/desk/email_codes', { invitation_id: '1' })).status).toBe(404)
    })
  })

  describe('changing the password', () => {
    const body = { current_password: password, new_password: next, new_password_confirmation: next }

    it('keeps this session and ends the others', async () => {
      const { client } = given()
      const { username, access } = await client.loggedIn()
      const elsewhere = textAt((await client.login({ username, password })).body, 'access_token')
      expect((await client.post(changePassword, body, access)).status).toBe(200)
      expect((await client.get('/api/portal/customer', access)).status).toBe(200)
      expect((await client.get('/api/portal/customer', elsewhere)).status).toBe(401)
      expect((await client.login({ username, password: next })).status).toBe(200)
    })

    it('needs a session, the present password, and a new one twice', async () => {
      const { client } = given()
      const { username, access } = await client.loggedIn()
      expect((await client.post(changePassword, body)).status).toBe(401)
      const wrong = { current_password: 'iets anders', new_password: 'kort', new_password_confirmation: 'anders' }
      const { status, body: said } = await client.post(changePassword, wrong, access)
      expect([status, Object.keys(Object(at(said, 'errors')))]).toEqual([
        422,
        ['current_password', 'password_new', 'password_confirm'],
      ])
      expect((await client.login({ username, password })).status).toBe(200)
    })
  })
}
