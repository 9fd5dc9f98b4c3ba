import { hostOf, type Portal } from '../../../domain/portal/hosts'
import { securityHeaders } from '../securityHeaders'

/** Hosts that are served with the same headers. */
export interface Site {
  /** The host's name; null for every host that `portal.json` does not name. */
  readonly host: string | null
  /** By name; where the site has no host of its own, `subdomain` stands in their values. */
  readonly headers: Readonly<Record<string, string>>
}

export interface ServerPlace {
  /** The folder of the built portal. */
  readonly root: string
  /** Where to listen, as the server's own configuration says it; null for https on the usual port. */
  readonly listen: string | null
}

/** A first label that no host has, in whose place comes what a server calls the first label of the host that was asked. */
const subdomainMark = 'subdomain-of-the-host'

/** What the portal's own server sends, by host: the one source of what is printed for others. */
export const sitesOf = (portal: Portal, subdomain: string): readonly Site[] => {
  const otherwise = securityHeaders(hostOf(portal, `${subdomainMark}.example`))
  const entries = Object.entries(otherwise).map(([name, value]) => [name, value.replaceAll(subdomainMark, subdomain)])
  const named = portal.hosts
    .filter(({ local }) => !local)
    .map(host => ({ host: host.host, headers: securityHeaders(host) }))
  return [...named, { host: null, headers: Object.fromEntries(entries) }]
}

/** The media types of what a build holds, by extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  txt: 'text/plain',
  woff: 'font/woff',
  woff2: 'font/woff2',
  icc: 'application/vnd.iccprofile',
  png: 'image/png',
  webp: 'image/webp',
}
