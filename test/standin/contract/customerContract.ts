import { describe, expect, it } from 'vitest'
import { allIncludes, at, field, inventory, listAt, type OfficeClient, textAt } from './client'
import { day, dayIn, type Given } from './trial'

const path = '/api/portal/customer'
const put = (client: OfficeClient, token: string, body: unknown) => client.call('PUT', path, { body, token })

const inventoriesOf = async (client: OfficeClient, invitationId: string): Promise<readonly unknown[]> =>
  listAt((await client.get('/desk/inventories')).body, '').filter(one => at(one, 'invitation_id') === invitationId)

export function customerContract(given: Given): void {
  describe('reading the customer', () => {
    it('needs a bearer token', async () => {
      const { client } = given()
      for (const token of [undefined, 'onbekend']) expect((await client.get(path, token)).status).toBe(401)
    })

    it('answers every include as {data}', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn('full', { prefill: true })
      const { status, body } = await client.get(`${path}?includes=${allIncludes}`, access)
      expect(status).toBe(200)
      expect([at(body, 'data.is_main_customer'), at(body, 'data.is_partner')]).toEqual([1, 0])
      expect(at(body, 'data.maritial_status')).toBe(5)
      expect(at(body, 'data.address.data.postal_code')).toBe('3581 KW')
      expect(at(body, 'data.partner.data.address.data.street')).toBe('Nieuwegrachtzijde')
      expect(at(body, 'data.invitation.data')).toEqual({
        id,
        type: 'full',
        partner_invited: false,
        valid_until: null,
        submitted_at: null,
        aqopi_info: null,
      })
      expect(at(body, 'data.office.data.style.data.content_type')).toBe('image/svg+xml')
      expect(listAt(body, 'data.children.data')).toHaveLength(2)
      expect(listAt(body, 'data.employments.data')).toHaveLength(2)
      const [loan] = listAt(body, 'data.mortgages.data')
      expect(listAt(loan, 'parts.data').map(part => at(part, 'mortgage_id'))).toEqual([at(loan, 'id'), at(loan, 'id')])
      expect(listAt(body, 'data.pensions.data')).toHaveLength(1)
    })

    it.each([
      [true, true],
      [false, false],
      [null, undefined],
    ])('says whether the partner was invited where it is to be told (%j)', async (partner_invited, told) => {
      const { client } = given()
      const { access } = await client.loggedIn('full', { partner_invited })
      const { body } = await client.get(`${path}?includes=invitation`, access)
      expect(at(body, 'data.invitation.data.partner_invited')).toBe(told)
    })

    it('writes dates and amounts in the two ways the portal must read', async () => {
      const { client } = given()
      const { access } = await client.loggedIn('full', { prefill: true })
      const { body } = await client.get(`${path}?includes=children,employments`, access)
      const dates = listAt(body, 'data.children.data').map(child => textAt(child, 'date_of_birth'))
      expect(dates.some(date => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true)
      expect(dates.some(date => /^\d{2}-\d{2}-\d{4}$/.test(date))).toBe(true)
      const salaries = listAt(body, 'data.employments.data').map(job => typeof at(job, 'salary'))
      expect(new Set(salaries)).toEqual(new Set(['number', 'string']))
    })

    it('leaves out what was not asked for, and what is not known', async () => {
      const { client } = given()
      const { access, email } = await client.loggedIn('financial_advice', { first_name: 'Noa', last_name: 'Hendriks' })
      const plain = await client.get(path, access)
      expect(Object.keys(Object(at(plain.body, 'data'))).sort()).toEqual(
        ['email', 'first_name', 'id', 'is_main_customer', 'is_partner', 'last_name'].sort(),
      )
      expect(at(plain.body, 'data.email')).toBe(email)
      const all = await client.get(`${path}?includes=${allIncludes}`, access)
      expect([at(all.body, 'data.partner'), at(all.body, 'data.address')]).toEqual([undefined, undefined])
      expect(at(all.body, 'data.children')).toEqual({ data: [] })
    })

    it('refuses an include it does not know', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      expect((await client.get(`${path}?includes=address,secrets`, access)).status).toBe(422)
    })

    it('takes the invitation of a token in the query, when it is the own', async () => {
      const { client } = given()
      const { access, email } = await client.loggedIn()
      const id = textAt((await client.get(path, access)).body, 'data.id')
      const again = await client.invite('mortgage', { customer_id: id, email })
      const { body } = await client.get(`${path}?includes=invitation&token=${again.token}`, access)
      expect(at(body, 'data.invitation.data.type')).toBe('mortgage')
      const foreign = await client.invite()
      expect((await client.get(`${path}?token=${foreign.token}`, access)).status).toBe(422)
    })
  })

  describe('sending the inventory', () => {
    it('keeps the whole body and answers the customer, now submitted', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const { status, body } = await put(client, access, inventory)
      expect(status).toBe(200)
      const submittedAt = textAt(body, 'data.invitation.data.submitted_at')
      expect(submittedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
      const [received, ...more] = await inventoriesOf(client, id)
      expect(more).toEqual([])
      expect(at(received, 'body')).toEqual(inventory)
      expect(at(received, 'received_at')).toBe(submittedAt)
      const after = await client.get(`${path}?includes=invitation`, access)
      expect(textAt(after.body, 'data.invitation.data.submitted_at')).toBe(submittedAt)
    })

    it('takes one inventory per invitation', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      await put(client, access, inventory)
      const second = await put(client, access, { customer: { last_name: field('Achternaam', 'Anders') } })
      expect([second.status, textAt(second.body, 'message')]).toEqual([409, 'Deze uitnodiging is al gebruikt'])
      expect((await inventoriesOf(client, id)).map(one => at(one, 'body'))).toEqual([inventory])
    })

    it('takes one of several that come at the same moment', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const answers = await Promise.all(Array.from({ length: 8 }, () => put(client, access, inventory)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
      expect(await inventoriesOf(client, id)).toHaveLength(1)
    })

    it('names what is wrong by dotted paths with positions, and keeps nothing', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const { status, body } = await put(client, access, {
        customer: {
          last_name: field('Achternaam', ' '),
          email: field('E-mailadres', 'geen adres'),
          date_of_birth: field('Geboortedatum', '14-03-1982'),
          has_employers: field('Bent u in loondienst?', 1),
          employers: [{ name: field('Werkgever', 'Goed') }, { name: field('Werkgever', '') }],
          mortgages: [{ parts: [{ einddatum_leningdeel: field('Einddatum', '2048-02-31') }] }],
        },
      })
      expect(status).toBe(422)
      expect(at(body, 'error.errors')).toEqual({
        'customer.last_name': ['Vul uw achternaam in'],
        'customer.email': ['Vul een geldig e-mailadres in'],
        'customer.date_of_birth': ['Vul een geldige datum in'],
        'customer.employers.1.name': ['Vul een werkgever in'],
        'customer.mortgages.0.parts.0.einddatum_leningdeel': ['Vul een geldige datum in'],
      })
      expect(await inventoriesOf(client, id)).toEqual([])
      expect((await put(client, access, inventory)).status).toBe(200)
    })

    it('wants every answer as title and value', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const customer = { last_name: field('Achternaam', 'De Vries'), partner: { first_name: 'Mark' } }
      const { status, body } = await put(client, access, { customer })
      expect(status).toBe(422)
      expect(at(body, 'error.errors')).toEqual({
        'customer.partner.first_name': ['Een antwoord bestaat uit title en value'],
      })
      expect((await put(client, access, {})).status).toBe(422)
    })

    it('takes no answer that its question cannot hold, and no field that it does not know', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const questions = {
        question_1: field('Hoe bent u in een groep?', 5),
        question_9: field('Hoe gaat het?', 1),
      }
      const { status, body } = await put(client, access, {
        customer: {
          last_name: field('Achternaam', 'De Vries'),
          shoe_size: field('Schoenmaat', 43),
          gender: field('Geslacht', 'man'),
          address: { woz_waarde: field('WOZ-waarde', '412.000') },
          employers: [{ id: field('Nummer', 5), r004: field('Werkgever', 'Goed') }],
        },
        personal_characteristics: { sections: { section_1: { questions } } },
      })
      expect(status).toBe(422)
      expect(Object.keys(Object(at(body, 'error.errors'))).sort()).toEqual([
        'customer.address.woz_waarde',
        'customer.employers.0.r004',
        'customer.gender',
        'customer.shoe_size',
        'personal_characteristics.sections.section_1.questions.question_1',
        'personal_characteristics.sections.section_1.questions.question_9',
      ])
      expect(await inventoriesOf(client, id)).toEqual([])
    })

    it('takes back whatever it told itself, of the items that are still there too, and what it can tell', async () => {
      const { client } = given()
      const { access } = await client.loggedIn('full', { prefill: true })
      const { body } = await client.get(`${path}?includes=${allIncludes}`, access)
      const [, second] = listAt(body, 'data.children.data')
      const told = at(second, 'date_of_birth')
      const child = { id: field('Nummer', at(second, 'id')), date_of_birth: field('Geboortedatum', told) }
      const customer = {
        ...inventory.customer,
        partner: { salutation: field('Aanhef', 'Mevrouw') },
        children: [{ ...child, first_name: field('Voornaam', 'Kim') }],
      }
      expect(told).toMatch(/^\d{2}-\d{2}-\d{4}$/)
      const other = { ...customer, children: [{ ...customer.children[0], id: field('Nummer', '') }] }
      expect((await put(client, access, { customer: other })).status).toBe(422)
      expect(await put(client, access, { customer })).toMatchObject({ status: 200 })
    })

    it('refuses an expired invitation', async () => {
      const { client, now, forward } = given()
      const { username, password } = await client.registered('full', { valid_until: dayIn(now()) })
      forward(day)
      const { body } = await client.login({ username, password })
      const { status } = await put(client, textAt(body, 'access_token'), inventory)
      expect(status).toBe(403)
    })

    it('takes an inventory with five hundred loan parts', async () => {
      const { client } = given()
      const { access } = await client.loggedIn('mortgage')
      const part = {
        leningdeelnummer: field('Leningdeelnummer', 'x'.repeat(60)),
        aflosvorm: field('Aflosvorm', '5'),
        oorspronkelijke_hoogte_leningdeel: field('Oorspronkelijke hoogte', 120000),
        huidige_hoogte_leningdeel: field('Huidige hoogte', 99000.5),
        ingangsdatum_leningdeel: field('Ingangsdatum', '2010-01-01'),
        einddatum_leningdeel: field('Einddatum', '2040-01-01'),
        rentepercentage: field('Rente (%)', 2.5),
        interest_type: field('Soort rente', 'fixed'),
      }
      const parts = Array.from({ length: 500 }, () => part)
      const customer = { ...inventory.customer, mortgages: [{ parts }] }
      expect((await put(client, access, { customer })).status).toBe(200)
    })
  })
}
