import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { perTarget } from '../rate'
import { accountOfUsername } from '../store/accounts'
import { codeMinutes, makeCode } from '../store/codes'
import { sendMail } from '../store/mails'

const bodyCodec = t.type({ username: t.string })

/** POST two_factor_code/email: the answer is the same for an unknown user, so that nobody learns who is a customer. */
export function twoFactorCodeRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: perTarget('username', 10) } }
  server.post('/api/portal/auth/two_factor_code/email', options, async request => {
    const { username } = decode(bodyCodec, request.body)
    const account = await accountOfUsername(office, username)
    if (account?.twoFactor) {
      const code = await makeCode(office, account.id)
      await sendMail(office, { invitationId: null, kind: 'two_factor_code', to: account.email, ...codeMail(code) })
    }
    return { success: true }
  })
}

const codeMail = (code: string) => ({
  subject: 'Uw code om in te loggen',
  text: [
    'Beste klant,',
    '',
    `Uw code is ${code}. U kunt de code één keer gebruiken, ${codeMinutes} minuten lang.`,
    '',
    'Heeft u niet geprobeerd in te loggen? Dan hoeft u niets te doen.',
  ].join('\n'),
  details: { code },
})
