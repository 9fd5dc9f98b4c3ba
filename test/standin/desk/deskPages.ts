import type { FastifyInstance, FastifyReply } from 'fastify'
import * as t from 'io-ts'
import { lindenMark } from '../data/pictures'
import { tenants } from '../data/tenants'
import { decode } from '../decode'
import { sendEmailCode } from '../invite'
import type { OfficeContext } from '../officeContext'
import { Refusal } from '../refusal'
import { allFiles, fileContent } from '../store/files'
import { allInventories, inventoryById } from '../store/inventories'
import { allMails } from '../store/mails'
import { allInvitations } from '../store/overview'
import { filesPage } from './filesPage'
import type { Html } from './html'
import { inventoriesPage, inventoryPage } from './inventoriesPage'
import { fieldErrorsOf, inputOf } from './invitationForm'
import { invitationInputCodec, makeInvitation } from './invitationInput'
import { invitationsPage } from './invitationsPage'
import { mailsPage } from './mailsPage'
import { css } from './style'

const idCodec = t.type({ id: t.string })
const invitationCodec = t.type({ invitation_id: t.string })
const madeCodec = t.partial({ made: t.string })

/** The pages of the desk, made here and sent whole. */
export function deskPages(server: FastifyInstance, office: OfficeContext): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  server.get('/', async (request, reply) => {
    const { made } = decode(madeCodec, request.query)
    return send(reply, invitationsPage({ invitations: await allInvitations(office), made }))
  })
  server.post('/invitations', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    try {
      const { id } = await makeInvitation(office, decode(invitationInputCodec, inputOf(form)))
      return reply.redirect(`/?made=${id}`, 303)
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (errors === undefined) throw error
      const invitations = await allInvitations(office)
      return send(reply.code(422), invitationsPage({ invitations, filled: Object.fromEntries(form), errors }))
    }
  })
  server.post('/email_codes', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const { invitation_id } = decode(invitationCodec, Object.fromEntries(form))
    if (!(await sendEmailCode(office, invitation_id))) throw new Refusal(404, 'Deze uitnodiging is er niet.')
    return reply.redirect('/mails', 303)
  })
  server.get('/mails', async (_, reply) => send(reply, mailsPage(await allMails(office))))
  server.get('/inventories', async (_, reply) => send(reply, inventoriesPage(await allInventories(office))))
  server.get('/inventories/:id', async (request, reply) => {
    return send(reply, inventoryPage(await inventoryAt(office, request.params)))
  })
  server.get('/inventories/:id/json', async (request, reply) => {
    const { body, invitation_id } = await inventoryAt(office, request.params)
    return download(reply, `inventarisatie-${invitation_id}.json`, 'application/json', JSON.stringify(body, null, 2))
  })
  server.get('/files', async (_, reply) => send(reply, filesPage(await allFiles(office))))
  server.get('/files/:id', async (request, reply) => {
    const file = await fileContent(office, decode(idCodec, request.params).id)
    if (file === undefined) throw new Refusal(404, 'Dit bestand is er niet.')
    return download(reply, file.filename, file.contentType, file.content)
  })
  server.get('/desk.css', (_, reply) => reply.type('text/css; charset=utf-8').send(css))
  server.get('/logo.svg', (_, reply) => reply.type('image/svg+xml').send(tenants.localhost.logo))
  server.get('/icon.svg', (_, reply) => reply.type('image/svg+xml').send(icon))
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${lindenMark('#2f8f7a', '#0f3d4a')}</svg>`

const send = (reply: FastifyReply, page: Html): FastifyReply => reply.type('text/html; charset=utf-8').send(page.text)

const download = (reply: FastifyReply, filename: string, type: string, content: string | Buffer): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .send(content)

async function inventoryAt(office: OfficeContext, parameters: unknown) {
  const inventory = await inventoryById(office, decode(idCodec, parameters).id)
  if (inventory === undefined) throw new Refusal(404, 'Deze inventarisatie is er niet.')
  return inventory
}
