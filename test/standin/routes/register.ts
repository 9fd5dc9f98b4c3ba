import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { passwordProblem } from '../passwordProblem'
import { perTarget } from '../rate'
import { type FieldErrors, refuseFields } from '../refusal'
import { accountOfCustomer, accountOfUsername, addAccount } from '../store/accounts'
import { invitationOfToken } from '../store/invitations'
import { usernameProblem } from '../username'
import { stateOf } from '../validity'

const bodyCodec = t.type({ username: t.string, password: t.string, token: t.string })

const taken = { username: ['Deze gebruikersnaam is al in gebruik'] }

/** POST register: makes the account of the customer that the token invites. */
export function registerRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: perTarget('token', 30) } }
  server.post('/api/portal/auth/register', options, async (request, reply) => {
    const { username, password, token } = decode(bodyCodec, request.body)
    const customerId = await customerOf(office, token)
    const errors = problemsOf(username, password)
    if (Object.keys(errors).length > 0) throw refuseFields(errors)
    if ((await accountOfUsername(office, username)) !== undefined) throw refuseFields(taken)
    const passwordHash = await office.passwords.hash(password)
    if (!(await addAccount(office, { customerId, username, passwordHash }))) throw refuseFields(taken)
    return reply.code(201).send({ data: { username: username.trim() } })
  })
}

/** The customer this token lets register; throws when the invitation is gone or was used to register before. */
async function customerOf(office: OfficeContext, token: string): Promise<string> {
  const invitation = await invitationOfToken(office, token)
  const state = invitation === undefined ? 'expired' : stateOf(invitation, office.now())
  if (state === 'submitted') throw refuseFields({ token: ['Uitnodiging al gebruikt'] })
  if (invitation === undefined || state === 'expired') throw refuseFields({ token: ['Uitnodiging niet geldig'] })
  if ((await accountOfCustomer(office, invitation.customer_id)) !== undefined) {
    throw refuseFields({ token: ['U bent al geregistreerd. Log in met uw gebruikersnaam en wachtwoord.'] })
  }
  return invitation.customer_id
}

function problemsOf(username: string, password: string): FieldErrors {
  const usernameText = usernameProblem(username)
  const passwordText = passwordProblem(password)
  return {
    ...(usernameText === undefined ? {} : { username: [usernameText] }),
    ...(passwordText === undefined ? {} : { password: [passwordText] }),
  }
}
