/**
 * Lists what the nginx and Caddy configurations of the portal are printed from: hosts with their security headers, hosts
 * left out and why, and media types by extension.
 */

import { type HostConfig, hostConfigOf, type PortalConfig } from '../../domain/portal/portalConfig'
import { securityHeaders } from './securityHeaders'

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

const isServed = ({ local }: HostConfig): boolean => !local

const isThisComputer = (host: string): boolean => /^(.+\.)?localhost$|^127(\.\d+){3}$/.test(host)

const whyLeftOut = ({ host }: HostConfig): string =>
  isThisComputer(host)
    ? `${host} is left out: it is this computer ("local": true).`
    : `${host} is left out: its row in portal.json says "local": true, which is for this computer alone. ` +
      'Customers there would get the headers of every other host, which block the calls to its office. ' +
      `Set "local": false in the row of ${host}, and run this again.`

/** What is not printed of a `portal.json`, in readable lines, and whether what is printed can be used as it is. */
export const leftOut = ({ hosts }: PortalConfig): { readonly lines: readonly string[]; readonly fails: boolean } => {
  const left = hosts.filter(host => !isServed(host))
  const isNoneLeft = left.length > 0 && left.length === hosts.length
  const none = 'No row of portal.json is left: what is printed is for the hosts that it does not name ("otherwise").'
  return {
    lines: [...left.map(whyLeftOut), ...(isNoneLeft ? [none] : [])],
    fails: isNoneLeft || left.some(({ host }) => !isThisComputer(host)),
  }
}

/** What the portal's own server sends, by host: the one source of what is printed for others. */
export const sitesOf = (portal: PortalConfig, subdomain: string): readonly Site[] => {
  const otherwise = securityHeaders(hostConfigOf(portal, `${subdomainMark}.example`))
  const entries = Object.entries(otherwise).map(([name, value]) => [name, value.replaceAll(subdomainMark, subdomain)])
  const named = portal.hosts.filter(isServed).map(host => ({ host: host.host, headers: securityHeaders(host) }))
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
