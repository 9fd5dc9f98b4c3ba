import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import { faultCodec } from '../faults'
import { sendEmailCode } from '../invite'
import type { OfficeContext } from '../officeContext'
import { Refusal } from '../refusal'
import { allFiles } from '../store/files'
import { allInventories } from '../store/inventories'
import { allMails } from '../store/mails'
import { invitationInputCodec, makeInvitation } from './invitationInput'

/** The desk as JSON, for tests and tools; lists are newest first, but for the calls, which are in their order. */
export function deskCalls(server: FastifyInstance, office: OfficeContext): void {
  server.post('/desk/invitations', async (request, reply) => {
    return reply.code(201).send(await makeInvitation(office, decode(invitationInputCodec, request.body)))
  })
  server.post('/desk/email_codes', async (request, reply) => {
    const { invitation_id } = decode(t.type({ invitation_id: t.string }), request.body)
    if (!(await sendEmailCode(office, invitation_id))) throw new Refusal(404, 'Deze uitnodiging is er niet.')
    return reply.code(204).send()
  })
  server.get('/desk/mails', () => allMails(office))
  server.get('/desk/inventories', () => allInventories(office))
  server.get('/desk/files', async () => (await allFiles(office)).map(file => ({ ...file, url: `/files/${file.id}` })))
  server.get('/desk/requests', async () => office.requests.all())
  server.get('/desk/requests/count', async request => {
    const { method, path } = decode(t.type({ method: t.string, path: t.string }), request.query)
    return office.requests.count(method, path)
  })
  server.get('/desk/faults', async () => office.faults.planned())
  server.post('/desk/faults', async (request, reply) => {
    office.faults.plan(decode(faultCodec, request.body))
    return reply.code(204).send()
  })
  server.delete('/desk/faults', async (_, reply) => {
    office.faults.clear()
    return reply.code(204).send()
  })
}
