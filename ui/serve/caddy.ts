import type { PortalConfig } from '../../domain/portal/portalConfig'
import { keptLong, keptNowhere } from './portalFiles'
import { screens } from './requestPath'
import { mediaTypes, type ServerPlace, type Site, sitesOf } from './sites'

/** Writes a configuration for the web server Caddy that serves the built portal as the portal's own server does. */
export const caddyConfig = (
  portal: PortalConfig,
  place: ServerPlace,
): string => `# Made by npm run headers -- caddy from portal.json. Make it anew when that changes.
${sitesOf(portal, '{vars.subdomain}')
  .map(one => site(one, place))
  .join('\n')}`

const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`

const screenPaths = [...screens]
  .flatMap(path => (path === '/' || path.includes('.') ? [path] : [path, `${path}/`]))
  .join(' ')

/** Without https of its own where it is told where to listen. */
const address = (host: string | null, listen: string | null): string =>
  listen === null ? (host ?? 'https://') : `http://${host ?? ''}${listen}`

const said = (status: 404 | 405, text: string): string =>
  `header Content-Type "text/plain; charset=utf-8"
      respond "${text}
" ${status}`

const site = ({ host, headers }: Site, { root, listen }: ServerPlace): string => `${address(host, listen)} {
  root * ${quoted(root)}
  @first header_regexp first Host ^([a-z0-9-]+)
  vars @first subdomain {re.first.1}

  header {
${Object.entries(headers)
  .map(([name, value]) => `    ${name} ${quoted(value)}`)
  .join('\n')}
    Cache-Control "${keptNowhere}"
  }

  route {
    @refused not method GET HEAD
    handle @refused {
      header Allow "GET, HEAD"
      ${said(405, 'Only GET and HEAD.')}
    }
    @hidden path_regexp (^|/)\\.($|[^w]|w[^e])|[\\\\%]
    handle @hidden {
      ${said(404, 'Not found.')}
    }
    @empty expression \`{http.request.orig_uri.path}.contains("//")\`
    handle @empty {
      ${said(404, 'Not found.')}
    }
    @screen path ${screenPaths}
    handle @screen {
      rewrite * /index.html
      file_server
    }
    @kept {
      path /assets/*
      not path */
      file {path}
    }
    handle @kept {
      header Cache-Control "${keptLong}"
      header *.icc Content-Type ${mediaTypes.icc}
      file_server {
        precompressed br gzip
      }
    }
    @file {
      file {path}
      not path */
    }
    handle @file {
      header /favicon.ico Content-Type image/x-icon
      file_server
    }
    @page {
      header Accept *text/html*
      not path_regexp ^/(assets|\\.well-known)(/|$)|\\.[^/]*/?$
    }
    handle @page {
      rewrite * /index.html
      file_server
    }
    handle {
      ${said(404, 'Not found.')}
    }
  }
}
`
