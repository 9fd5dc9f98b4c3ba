import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { hostOf } from '../../domain/portal/hosts'
import { readPortalFile } from './portalFile'
import { securityHeaders } from './securityHeaders'
import { readSettings, top } from './settings'

/** Stands in the page that hot reload makes, until a request puts its own nonce there. */
export const nonceMark = 'NONCE-OF-THIS-REQUEST'

const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const hostnameOf = (request: IncomingMessage): string => (request.headers.host ?? 'localhost').replace(/:\d+$/, '')

const pathOf = (request: IncomingMessage): string => {
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const end = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.end(body)
}

/**
 * What a real server must do too: the security headers of the host, `portal.json`, index.html for every path that is no
 * file, long caching for files with a digest in their name and none for the rest.
 */
export const portalServer = (): Plugin => {
  const { officePort, providerPort, distDir } = readSettings()
  const portalFile = () => readPortalFile(officePort, providerPort)

  const answersAlone = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      end(response, 405, 'text/plain', 'Only GET and HEAD.\n')
      return true
    }
    if (pathOf(request) !== '/portal.json') return false
    response.setHeader('Cache-Control', 'no-store')
    end(response, 200, 'application/json', portalFile().text)
    return true
  }

  return {
    name: 'klantportaal-server',
    configurePreviewServer(server) {
      const { portal } = portalFile()
      server.middlewares.use((request, response, next) => {
        setHeaders(response, securityHeaders(hostOf(portal, hostnameOf(request))))
        if (answersAlone(request, response)) return
        const path = pathOf(request)
        const asset = path.startsWith('/assets/')
        const found = !path.includes('\0') && isFile(join(distDir, path))
        response.setHeader('Cache-Control', asset && found ? 'public, max-age=31536000, immutable' : 'no-store')
        if (asset && !found) return end(response, 404, 'text/plain', 'Not found.\n')
        if (!found) request.url = '/index.html'
        next()
      })
    },
    configureServer(server) {
      const nonces = new WeakMap<IncomingMessage, string>()
      server.middlewares.use((request, response, next) => {
        const { portal } = portalFile()
        const nonce = randomBytes(18).toString('base64url')
        nonces.set(request, nonce)
        setHeaders(response, securityHeaders(hostOf(portal, hostnameOf(request)), nonce))
        if (!answersAlone(request, response)) next()
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const page = readFileSync(join(top, 'ui/index.html'), 'utf8')
            const html = await server.transformIndexHtml('/index.html', page, request.originalUrl)
            response.setHeader('Cache-Control', 'no-store')
            end(response, 200, 'text/html', html.replaceAll(nonceMark, nonces.get(request) ?? ''))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
