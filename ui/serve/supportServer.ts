/** Serves the built support tool on this machine alone, with headers that let its page send nothing anywhere. */

import { createServer } from 'node:http'
import sirv from 'sirv'
import { end, keptLong, keptNowhere, notFound, type RequestHandler, setHeaders } from './portalFiles'
import { requestPath } from './requestPath'

/**
 * A page that reads a customer's answers can send them nowhere: its own script, style and letters, and pictures that the
 * log itself holds. No call, no frame, no form, and nobody's frame around it.
 */
export const supportHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The page at '/', its files under '/assets/', and nothing else. */
export const supportFiles = (folder: string): RequestHandler => {
  const serveFile = sirv(folder, { etag: true, extensions: [] })
  return (request, response) => {
    setHeaders(response, supportHeaders)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return end(response, 405, 'text/plain', 'Only GET and HEAD.\n')
    }
    const path = requestPath(request.url ?? '')
    if (path !== '/' && path?.startsWith('/assets/') !== true) return notFound(response)
    response.setHeader('Cache-Control', path === '/' ? keptNowhere : keptLong)
    request.url = path === '/' ? '/support.html' : encodeURI(path)
    delete request.headers.range
    serveFile(request, response, () => notFound(response))
  }
}

/** Serves a built support tool on this machine alone. */
export const startSupport = async (folder: string, port: number): Promise<{ readonly close: () => Promise<void> }> => {
  const server = createServer(supportFiles(folder))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
