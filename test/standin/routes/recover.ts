import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import { portalOf } from '../invite'
import type { OfficeContext } from '../officeContext'
import { perTarget } from '../rate'
import { refuseFields } from '../refusal'
import { accountOfUsername, accountsOfEmail } from '../store/accounts'
import { customerById } from '../store/customers'
import { sendMail } from '../store/mails'
import { makeReset, resetMinutes } from '../store/resets'

const emailBody = t.type({ email: t.string })
const usernameBody = t.type({ username: t.string })

/** POST recover/username and recover/password: the answer is the same for somebody unknown, so that nobody learns who is a customer. */
export function recoverRoutes(server: FastifyInstance, office: OfficeContext): void {
  const limited = (field: string) => ({ config: { rateLimit: perTarget(field, 5) } })
  server.post('/api/portal/auth/recover/username', limited('email'), async request => {
    const { email } = decode(emailBody, request.body)
    if (email.trim() === '') throw refuseFields({ email: ['E-mailadres is verplicht'] })
    const accounts = await accountsOfEmail(office, email)
    const names = accounts.map(({ username }) => username)
    const [first] = accounts
    if (first !== undefined)
      await sendMail(office, { invitationId: null, kind: 'username', to: first.email, ...usernameMail(names) })
    return { success: true }
  })
  server.post('/api/portal/auth/recover/password', limited('username'), async request => {
    const { username } = decode(usernameBody, request.body)
    if (username.trim() === '') throw refuseFields({ username: ['Gebruikersnaam is verplicht'] })
    const account = await accountOfUsername(office, username)
    const customer = account === undefined ? undefined : await customerById(office, account.customerId)
    if (account !== undefined && customer !== undefined) {
      const token = await makeReset(office, account.id)
      const link = `${portalOf(office, customer.tenant)}/reset_password?token=${token}`
      await sendMail(office, { invitationId: null, kind: 'password_reset', to: account.email, ...resetMail(link) })
    }
    return { success: true }
  })
}

const usernameMail = (names: readonly string[]) => ({
  subject: names.length === 1 ? 'Uw gebruikersnaam' : 'Uw gebruikersnamen',
  text: [
    'Beste klant,',
    '',
    names.length === 1 ? `Uw gebruikersnaam is ${names[0]}.` : 'Bij dit e-mailadres horen deze gebruikersnamen:',
    ...(names.length === 1 ? [] : names.map(name => `- ${name}`)),
    '',
    'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen.',
  ].join('\n'),
  details: {},
})

const resetMail = (link: string) => ({
  subject: 'Stel een nieuw wachtwoord in',
  text: [
    'Beste klant,',
    '',
    'Met deze link stelt u een nieuw wachtwoord in:',
    link,
    '',
    `De link werkt één keer, ${resetMinutes} minuten lang. Heeft u hier niet om gevraagd? Dan hoeft u niets te doen.`,
  ].join('\n'),
  details: { reset_url: link },
})
