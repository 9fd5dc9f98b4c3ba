import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeOf } from '../folderLock'
import type { OfficeContext } from '../officeContext'
import { Refusal, refuseFields } from '../refusal'
import { sessionOf } from '../session'
import { keepFile } from '../store/files'

const megabyte = 1024 * 1024
/** The size of one file (spec decision OPEN-130). */
const fileLimit = 10 * megabyte

/** POST file: one PDF or XML in the field `file`, also after the inventory was sent. */
export async function fileRoute(server: FastifyInstance, office: OfficeContext): Promise<void> {
  await server.register(multipart, { limits: { fileSize: fileLimit + 1, files: 1, fields: 4 } })
  server.post('/api/portal/file', { bodyLimit: fileLimit + megabyte }, async (request, reply) => {
    const session = await sessionOf(office, request)
    const { filename, content } = await uploadIn(request)
    const contentType = contentTypeOf(content)
    if (contentType === undefined) throw refuseFields({ file: ['File not supported'] })
    const id = await keepFile(office, { invitationId: session.invitation_id, filename, contentType, content })
    return reply.code(201).send({ data: { id: Number(id), filename } })
  })
}

async function uploadIn(request: FastifyRequest): Promise<{ readonly filename: string; readonly content: Buffer }> {
  if (!request.isMultipart()) throw new Refusal(415, 'Dit soort aanvraag wordt niet gelezen.')
  const part = await request.file()
  if (part === undefined || part.fieldname !== 'file') throw refuseFields({ file: ['Dit veld is verplicht'] })
  const content = await part.toBuffer().catch(refuseCutOff)
  if (content.length > fileLimit) throw tooLarge()
  return { filename: cleanName(part.filename), content }
}

const tooLarge = (): Refusal => new Refusal(413, 'Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.')

/** The reader stops one byte past the limit, and depending on the last piece tells it or not. */
function refuseCutOff(error: unknown): never {
  throw codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : error
}

/** Without folders and control characters; the name comes back in the desk and in a header. */
const cleanName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'bestand'

/** What the first bytes say it is, whatever its name claims; undefined for anything but PDF and XML. */
function contentTypeOf(content: Buffer): 'application/pdf' | 'application/xml' | undefined {
  const start = content
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start.startsWith('%PDF-')) return 'application/pdf'
  return /^<(\?xml\s|!--|[A-Za-z_][\w.:-]*[\s/>])/.test(start) && !/^<(!doctype\s+)?html/i.test(start)
    ? 'application/xml'
    : undefined
}
