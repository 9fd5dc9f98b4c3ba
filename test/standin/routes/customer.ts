import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { customerAnswer, includes } from '../customerAnswer'
import { decode, fieldErrors, optionalText } from '../decode'
import { notGivenBack } from '../inventory/givenBack'
import { type InventoryBody, inventoryCodec } from '../inventory/inventoryBody'
import { problemsIn } from '../inventory/inventoryProblems'
import { misfitsIn } from '../inventory/misfits'
import type { OfficeContext } from '../officeContext'
import { type FieldErrors, Refusal, refuseFields } from '../refusal'
import { sessionOf } from '../session'
import { customerById } from '../store/customers'
import { receiveInventory } from '../store/inventories'
import { type InvitationRow, invitationById, invitationOfToken } from '../store/invitations'
import { stateOf } from '../validity'

const queryCodec = t.partial({ includes: optionalText, token: optionalText })

/** An inventory with hundreds of loan parts still fits. */
const inventoryLimit = 8 * 1024 * 1024

/** GET and PUT customer: what the office knows, and the inventory that comes back, once per invitation. */
export function customerRoutes(server: FastifyInstance, office: OfficeContext): void {
  server.get('/api/portal/customer', async request => {
    const invitation = await invitationOf(office, request)
    const asked = decode(queryCodec, request.query).includes ?? ''
    return answerFor(office, invitation, includesIn(asked))
  })

  server.put('/api/portal/customer', { bodyLimit: inventoryLimit }, async request => {
    const invitation = await invitationOf(office, request)
    refuseClosed(invitation, office.now())
    const found = { ...misfitsIn(request.body), ...problemsIn(decodeInventory(request.body)) }
    const problems = notGivenBack(found, request.body, await answerFor(office, invitation, includes))
    if (Object.keys(problems).length > 0) throw unprocessable(problems)
    if (!(await receiveInventory(office, invitation.id, request.body))) throw alreadyUsed()
    return answerFor(office, await renewed(office, invitation), includes)
  })
}

/** The invitation of the token in the query, when it is the caller's own, or else of the session. */
async function invitationOf(office: OfficeContext, request: FastifyRequest): Promise<InvitationRow> {
  const session = await sessionOf(office, request)
  const token = decode(queryCodec, request.query).token ?? ''
  const invitation =
    token === '' ? await invitationById(office, session.invitation_id) : await invitationOfToken(office, token)
  if (invitation?.customer_id !== session.customer_id) throw refuseFields({ token: ['Uitnodiging niet geldig'] })
  return invitation
}

async function answerFor(office: OfficeContext, invitation: InvitationRow, asked: readonly string[]) {
  const customer = await customerById(office, invitation.customer_id)
  if (customer === undefined) throw new Refusal(404, 'Klant niet gevonden.')
  return customerAnswer(customer, invitation, asked)
}

async function renewed(office: OfficeContext, { id }: InvitationRow): Promise<InvitationRow> {
  const invitation = await invitationById(office, id)
  if (invitation === undefined) throw new Refusal(404, 'Uitnodiging niet gevonden.')
  return invitation
}

const alreadyUsed = (): Refusal => new Refusal(409, 'Deze uitnodiging is al gebruikt')

function refuseClosed(invitation: InvitationRow, now: number): void {
  const state = stateOf(invitation, now)
  if (state === 'submitted') throw alreadyUsed()
  if (state === 'expired') throw new Refusal(403, 'Uw uitnodiging is verlopen')
}

function includesIn(asked: string): readonly string[] {
  const names = asked.split(',').filter(name => name !== '')
  const unknown = names.filter(name => !includes.includes(name))
  if (unknown.length > 0) throw refuseFields({ includes: unknown.map(name => `Onbekend: ${name}`) })
  return names
}

/** The errors of an inventory are one level deeper than those of the other calls (spec 1 section 7). */
const unprocessable = (errors: FieldErrors): Refusal =>
  new Refusal(422, 'Niet alle gegevens zijn correct ingevuld', { error: { errors } })

function decodeInventory(body: unknown): InventoryBody {
  const decoded = inventoryCodec.decode(body)
  if (isLeft(decoded)) throw unprocessable(fieldErrors(decoded.left))
  return decoded.right
}
