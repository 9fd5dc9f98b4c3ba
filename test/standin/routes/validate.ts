import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { accountOfCustomer } from '../store/accounts'
import { customerById } from '../store/customers'
import { type InvitationRow, invitationOfToken } from '../store/invitations'
import { proposeUsername } from '../username'
import { stateOf } from '../validity'

const bodyCodec = t.type({ token: t.string })

/** POST token/validate: whether the invitation still stands, and for whom it is. */
export function validateRoute(server: FastifyInstance, office: OfficeContext): void {
  server.post('/api/portal/auth/token/validate', async request => {
    const { token } = decode(bodyCodec, request.body)
    const invitation = await invitationOfToken(office, token)
    if (invitation === undefined) return { success: false }
    const customer = await customerById(office, invitation.customer_id)
    if (customer === undefined) return { success: false }
    const account = await accountOfCustomer(office, customer.id)
    const username = account?.username ?? (await proposeUsername(office, customer))
    return {
      success: stateOf(invitation, office.now()) === 'open',
      customer: { data: { username, invitation: { data: summaryOf(invitation) } } },
    }
  })
}

const summaryOf = ({ id, type, submitted_at, valid_until }: InvitationRow) => ({ id, type, submitted_at, valid_until })
