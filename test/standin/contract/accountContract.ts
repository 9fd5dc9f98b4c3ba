import { describe, expect, it } from 'vitest'
import { at, inventory, password, textAt } from './client'
import { day, dayIn, type Given } from './trial'

const validatePath = '/api/portal/auth/token/validate?include=customer'
const usernameRules = /^[^!#$%^&*()+]{4,}$/

export function accountContract(given: Given): void {
  describe('checking an invitation', () => {
    it('proposes a username from the name, without accents and forbidden signs', async () => {
      const { client } = given()
      const { token, id } = await client.invite('advice', { first_name: 'Zoë', last_name: "d'Ávila+" })
      const { body, status } = await client.post(validatePath, { token })
      expect(status).toBe(200)
      expect(at(body, 'success')).toBe(true)
      expect(textAt(body, 'customer.data.username')).toBe('zoe.davila')
      expect(at(body, 'customer.data.invitation.data')).toEqual({
        id,
        type: 'advice',
        submitted_at: null,
        valid_until: null,
      })
    })

    it('proposes a free username that the rules accept, even for a short e-mail name', async () => {
      const { client } = given()
      const first = await client.invite('full', { email: 'ab@voorbeeld.example' })
      const proposal = textAt((await client.post(validatePath, { token: first.token })).body, 'customer.data.username')
      expect(proposal).toMatch(usernameRules)
      await client.register(first.token, proposal, password)
      const second = await client.invite('full', { email: 'ab@voorbeeld.example' })
      const { body } = await client.post(validatePath, { token: second.token })
      expect(textAt(body, 'customer.data.username')).toMatch(usernameRules)
      expect(textAt(body, 'customer.data.username')).not.toBe(proposal)
    })

    it('knows nothing of an unknown token', async () => {
      const { status, body } = await given().client.post(validatePath, { token: 'onbekend' })
      expect([status, body]).toEqual([200, { success: false }])
    })

    it('holds on the last day of valid_until and not the day after', async () => {
      const { client, now, forward } = given()
      const { token } = await client.invite('full', { valid_until: dayIn(now()) })
      expect(at((await client.post(validatePath, { token })).body, 'success')).toBe(true)
      forward(day)
      expect(at((await client.post(validatePath, { token })).body, 'success')).toBe(false)
    })

    it('holds until the moment of a valid_until with a time', async () => {
      const { client, now, forward } = given()
      const { token } = await client.invite('full', { valid_until: new Date(now() + 5000).toISOString() })
      expect(at((await client.post(validatePath, { token })).body, 'success')).toBe(true)
      forward(5001)
      expect(at((await client.post(validatePath, { token })).body, 'success')).toBe(false)
    })

    it('says when a used invitation was submitted', async () => {
      const { client } = given()
      const { token, access } = await client.loggedIn()
      await client.call('PUT', '/api/portal/customer', { body: inventory, token: access })
      const { body } = await client.post(validatePath, { token })
      expect(at(body, 'success')).toBe(false)
      expect(textAt(body, 'customer.data.invitation.data.submitted_at')).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    })
  })

  describe('registering', () => {
    it('makes an account that can log in at once', async () => {
      const { client } = given()
      const { token } = await client.invite()
      expect((await client.register(token, '  sterre.bos ', password)).status).toBe(201)
      expect((await client.login({ username: 'Sterre.Bos', password })).status).toBe(200)
    })

    it.each([
      ['', password, 'username', 'Gebruikersnaam is verplicht'],
      ['abc', password, 'username', 'Gebruikersnaam moet minimaal 4 tekens lang zijn'],
      ['abcd!', password, 'username', 'Gebruikersnaam mag geen speciale tekens bevatten'],
      ['goede.naam', 'kort', 'password', 'Het wachtwoord moet minimaal 8 tekens lang zijn'],
      ['goede.naam', '', 'password', 'Vul een geldig wachtwoord in (minimaal 8 tekens)'],
    ])("refuses '%s' with '%s' at the field %s", async (username, secret, fieldName, text) => {
      const { client } = given()
      const { token } = await client.invite()
      const { status, body } = await client.register(token, username, secret)
      expect(status).toBe(422)
      expect(at(body, 'errors')).toEqual({ [fieldName]: [text] })
      expect(textAt(body, 'message')).not.toBe('')
    })

    it('refuses a username that someone has, whatever its capitals', async () => {
      const { client } = given()
      const { username } = await client.registered()
      const { token } = await client.invite()
      const { status, body } = await client.register(token, username.toUpperCase(), password)
      expect(status).toBe(422)
      expect(at(body, 'errors.username')).toEqual(['Deze gebruikersnaam is al in gebruik'])
    })

    it('lets only one of two customers have a username that they ask for at the same moment', async () => {
      const { client } = given()
      const [one, other] = [await client.invite(), await client.invite()]
      const answers = await Promise.all(
        [one, other].map(({ token }) => client.register(token, 'samen.gevraagd', password)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    })

    it('registers a customer once', async () => {
      const { client } = given()
      const { token } = await client.registered()
      const { status, body } = await client.register(token, 'een.tweede.naam', password)
      expect(status).toBe(422)
      expect(textAt(body, 'errors.token.0')).toContain('al geregistreerd')
    })

    it('refuses an unknown and an expired invitation', async () => {
      const { client, now } = given()
      const expired = await client.invite('full', { valid_until: dayIn(now() - 2 * day) })
      for (const token of ['onbekend', expired.token]) {
        const { status, body } = await client.register(token, 'goede.naam', password)
        expect([status, at(body, 'errors.token')]).toEqual([422, ['Uitnodiging niet geldig']])
      }
    })

    it('names each field that is missing or is no text', async () => {
      const { status, body } = await given().client.post('/api/portal/auth/register', { username: 7 })
      expect(status).toBe(422)
      expect(Object.keys(Object(at(body, 'errors'))).sort()).toEqual(['password', 'token', 'username'])
    })
  })
}
