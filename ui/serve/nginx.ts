import type { PortalConfig } from '../../domain/portal/portalConfig'
import { keptLong, keptNowhere } from './portalFiles'
import { screens } from './requestPath'
import { mediaTypes, type ServerPlace, type Site, sitesOf } from './sites'

/**
 * Writes a configuration for the web server nginx, for its `http` part, that serves the built portal as the portal's
 * own server does.
 */
export const nginxConfig = (
  portal: PortalConfig,
  place: ServerPlace,
): string => `# Made by npm run headers -- nginx from portal.json. Make it anew when that changes.
map "$status $uri" $klantportaal_kept {
  default "${keptNowhere}";
  "~^(200|206|304) /assets/" "${keptLong}";
}
map $status $klantportaal_allow {
  default "";
  405 "GET, HEAD";
}

${sitesOf(portal, '$subdomain')
  .map(site => server(site, place))
  .join('\n')}`

const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`

const screenPattern = [...screens]
  .filter(path => path !== '/')
  .map(path => path.slice(1).replaceAll('.', '\\.'))
  .join('|')

const types = Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')

/** The site of every other host comes last and answers whoever is asked for. */
const server = ({ host, headers }: Site, { root, listen }: ServerPlace): string => `server {
  listen ${listen ?? '443 ssl'}${host === null ? ' default_server' : ''};
  server_name ${host ?? '~^(?<subdomain>[a-z0-9-]+)'};${
    listen === null ? '\n  # ssl_certificate and ssl_certificate_key belong here.' : ''
  }

  root ${quoted(root)};
  server_tokens off;
  autoindex off;
  merge_slashes off;
  charset utf-8;
  default_type text/plain;
  # What the build compressed. Where nginx has the module ngx_brotli, brotli_static saves another sixth.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;
  types {
${types}
  }

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $klantportaal_kept always;
  add_header Allow $klantportaal_allow always;

  error_page 403 404 @missing;
  error_page 405 @refused;
  location @missing { types {} return 404 "Not found.\\n"; }
  location @refused { types {} return 405 "Only GET and HEAD.\\n"; }
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  # No name of a file or screen: hidden files, empty parts, what is still encoded.
  location ~ (^|/)\\.(?!well-known/)|//|[\\\\\\\\%] { return 404; }
  # A slash behind it makes a folder of it, and no file is one.
  location ~ \\.[^/]*/$ { return 404; }
  location ~ ^/(assets|\\.well-known)(/|$) { try_files $uri =404; }
  location ~ ^/(${screenPattern})?/?$ { try_files /index.html =404; }
  location ~ \\.[^/]*$ { try_files $uri =404; }
  location / {
    if ($http_accept !~ text/html) { return 404; }
    try_files /index.html =404;
  }
}
`
