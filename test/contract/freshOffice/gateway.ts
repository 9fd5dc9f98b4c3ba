import { createServer, type IncomingMessage, type Server } from 'node:http'
import { unfit } from './fits'
import { answerWith, passOn, wholeOf } from './passOn'

const reasonsFor = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer): readonly string[] => {
  const { pathname, searchParams } = new URL(url, 'http://office')
  const type = headers['content-type']?.split(';')[0] ?? ''
  try {
    return unfit({ method, path: decodeURIComponent(pathname), query: searchParams, type, body })
  } catch {
    return ['no JSON']
  }
}

/**
 * Stands before an office and lets in only what `openapi.json` describes: any other request is a 400, and stands in
 * `refused` with why. `portal` is the origin of the pages, which is to read that refusal.
 */
export const gateway = ({
  office,
  portal,
}: {
  readonly office: URL
  readonly portal: string
}): { readonly server: Server; readonly refused: string[] } => {
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const body = await wholeOf(request)
    const why = request.method === 'OPTIONS' ? [] : reasonsFor(request, body)
    if (why.length === 0) {
      const passed = await passOn(office, request, body).catch(() => null)
      return passed === null ? response.destroy() : answerWith(response, passed)
    }
    refused.push(`${request.method} ${request.url}: ${why.join('; ')}`)
    response.writeHead(400, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': portal,
      'Access-Control-Allow-Credentials': 'true',
    })
    response.end(JSON.stringify({ message: why.join('; ') }))
  })
  return { server, refused }
}
