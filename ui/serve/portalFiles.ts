import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { isForPage, requestPath } from './requestPath'
import { mediaTypes } from './sites'

/**
 * Serves the built portal: security headers, `portal.json`, the page for all screens, compressed files, long caching
 * of files with a digest, else 404; also the answers that other servers share.
 */
export const portalFiles = ({ folder, headersOf, portalText }: PortalFilesDeps): RequestHandler => {
  const serveFile = sirv(folder, { etag: true, extensions: [], brotli: true, gzip: true })
  const answer: RequestHandler = (request, response) => {
    setHeaders(response, headersOf(hostnameOf(request)))
    const path = answerUnlessFile(request, response, portalText)
    if (path === null) return
    const isPage = isForPage(path, request.headers.accept)
    response.setHeader('Cache-Control', path.startsWith('/assets/') && !isPage ? keptLong : keptNowhere)
    request.url = isPage ? '/index.html' : encodeURI(path)
    // The types here that sirv does not know.
    const [, unknown] = /\.(ico|icc)$/.exec(path) ?? []
    if (unknown !== undefined) response.setHeader('Content-Type', mediaTypes[unknown] ?? '')
    // The files are small, and a range that ends before it begins would throw.
    delete request.headers.range
    serveFile(request, response, () => notFound(response))
  }
  return (request, response) => {
    try {
      answer(request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else end(response, 500, 'text/plain', 'Something went wrong.\n')
    }
  }
}

interface PortalFilesDeps {
  /** The folder of the built portal; its files are listed once. */
  readonly folder: string
  /** The headers of every answer on a host, given as the request names it. */
  readonly headersOf: (hostname: string) => Readonly<Record<string, string>>
  /** The text of `portal.json`. */
  readonly portalText: () => string
}

/** How long browsers keep a file with a digest in its name, and anything else. */
export const keptLong = 'public, max-age=31536000, immutable'
export const keptNowhere = 'no-store'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

export const hostnameOf = (request: IncomingMessage): string =>
  (request.headers.host ?? 'localhost').replace(/:\d+$/, '')

export const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Answers with a text that is stored nowhere. */
export const end = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', keptNowhere)
  response.end(body)
}

export const notFound = (response: ServerResponse): void => end(response, 404, 'text/plain', 'Not found.\n')

/** Answers what is neither page nor file of the build; the path of what is still to be answered, else null. */
export const answerUnlessFile = (
  request: IncomingMessage,
  response: ServerResponse,
  portalText: () => string,
): string | null => {
  const path = requestPath(request.url ?? '')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    end(response, 405, 'text/plain', 'Only GET and HEAD.\n')
  } else if (path === null) notFound(response)
  else if (path === '/portal.json') end(response, 200, 'application/json', portalText())
  else return path
  return null
}
