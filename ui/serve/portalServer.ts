import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { hostConfigOf } from '../../domain/portal/portalConfig'
import { readPortalFile } from './portalFile'
import { answerUnlessFile, end, hostnameOf, notFound, portalFiles, setHeaders } from './portalFiles'
import { isForPage, requestPath } from './requestPath'
import { securityHeaders } from './securityHeaders'
import { readSettings, top } from './settings'

/**
 * A Vite plugin that serves the built portal (`vite preview`, `npm start`), or the one with hot reload (`npm run dev`),
 * with its security headers.
 */
export const portalServer = (): Plugin => {
  const { officePort, providerPort, distDir, portalFile: path } = readSettings()
  const portalFile = () => readPortalFile(officePort, providerPort, path)
  const portalText = () => portalFile().text

  return {
    name: 'klantportaal-server',
    // A build takes its own file along: what is wrong there is better known now than where customers are.
    buildStart: () => void readPortalFile(officePort, providerPort),
    configurePreviewServer(server) {
      const { portal } = portalFile()
      const headersOf = (hostname: string) => securityHeaders(hostConfigOf(portal, hostname))
      server.middlewares.use(portalFiles({ folder: distDir, headersOf, portalText }))
    },
    configureServer(server) {
      const nonces = new WeakMap<IncomingMessage, string>()
      server.middlewares.use((request, response, next) => {
        const { portal } = portalFile()
        const nonce = randomBytes(18).toString('base64url')
        nonces.set(request, nonce)
        setHeaders(response, securityHeaders(hostConfigOf(portal, hostnameOf(request)), nonce))
        // Vite's own addresses (`/@vite/client`, `/node_modules/.vite/`) are no names of ours.
        if (requestPath(request.url ?? '') === null) next()
        else if (answerUnlessFile(request, response, portalText) !== null) next()
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = requestPath(request.originalUrl ?? '')
          if (path === null || !isForPage(path, request.headers.accept)) return notFound(response)
          try {
            const page = readFileSync(join(top, 'ui/index.html'), 'utf8')
            const html = await server.transformIndexHtml('/index.html', page, request.originalUrl)
            end(response, 200, 'text/html', html.replaceAll(nonceMark, nonces.get(request) ?? ''))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** Stands in the page that hot reload makes, until a request puts its own nonce there. */
export const nonceMark = 'NONCE-OF-THIS-REQUEST'
