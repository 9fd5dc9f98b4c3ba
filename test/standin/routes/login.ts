import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode, optionalText } from '../decode'
import type { OfficeContext } from '../officeContext'
import { passwordMatches } from '../password'
import { perTarget } from '../rate'
import { Refusal, refuseFields } from '../refusal'
import { newToken } from '../secret'
import { type Account, accountOfUsername } from '../store/accounts'
import { redeemCode } from '../store/codes'
import { currentInvitation, type InvitationRow, invitationOfToken } from '../store/invitations'
import { openSession, sessionSeconds } from '../store/sessions'
import { accountOfInvitationToken } from '../tokenLogin'

const bodyCodec = t.intersection([
  t.type({
    grant_type: t.keyof({ customer_password: null, customer_password_two_factor: null, customer_token: null }),
    scope: t.literal('portal'),
  }),
  t.partial({ username: optionalText, password: optionalText, token: optionalText, otp: optionalText }),
])
type Body = t.TypeOf<typeof bodyCodec>

type LoggedIn = { readonly account: Account; readonly invitation: InvitationRow }

/** POST login: an access token for one hour, for the invitation of the token or else the customer's current one. */
export function loginRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: perTarget('username', 60) } }
  server.post('/api/login', options, async request => {
    const body = decode(bodyCodec, request.body)
    const { account, invitation } =
      body.grant_type === 'customer_token'
        ? await accountOfInvitationToken(office, body.token ?? '')
        : await withPassword(office, body)
    return {
      token_type: 'Bearer',
      access_token: await openSession(office, account.id, invitation.id),
      // The portal never refreshes, so nothing is kept of this one and nothing accepts it.
      refresh_token: newToken(),
      expires_in: sessionSeconds,
    }
  })
}

const wrong = (): Refusal => new Refusal(401, 'Login gegevens niet correct')

async function withPassword(office: OfficeContext, body: Body): Promise<LoggedIn> {
  const account = await accountOfUsername(office, body.username ?? '')
  const right = await passwordMatches(body.password ?? '', account?.passwordHash ?? office.passwords.nobodys)
  if (account === undefined || !right) throw wrong()
  if (account.twoFactor) await checkCode(office, account, body)
  return { account, invitation: await invitationFor(office, account, body.token ?? '') }
}

async function checkCode(office: OfficeContext, account: Account, body: Body): Promise<void> {
  if (body.grant_type !== 'customer_password_two_factor') {
    throw new Refusal(401, 'Vul ook de code in die u per e-mail krijgt.', { two_factor_allowed: true })
  }
  if (!(await redeemCode(office, account.id, body.otp ?? ''))) {
    throw new Refusal(401, 'De code klopt niet of is verlopen.', { errors: { otp: ['Login gegevens niet correct'] } })
  }
}

/** The invitation a password login is for. One that was used or expired still opens: the intro tells it. */
async function invitationFor(office: OfficeContext, account: Account, token: string): Promise<InvitationRow> {
  if (token === '') {
    const current = await currentInvitation(office, account.customerId)
    if (current === undefined) throw wrong()
    return current
  }
  const invitation = await invitationOfToken(office, token)
  if (invitation?.customer_id !== account.customerId) throw refuseFields({ token: ['Uitnodiging niet geldig'] })
  return invitation
}
