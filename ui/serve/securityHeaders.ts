import type { HostConfig } from '../../domain/portal/portalConfig'

/**
 * The security headers of a page or file of the portal on a host.
 * `nonce` is for hot reload only, which injects scripts and styles and talks over a web socket; the built portal has no
 * nonce and demands trusted types.
 */
export const securityHeaders = (host: HostConfig, nonce?: string): Readonly<Record<string, string>> => {
  const own = nonce === undefined ? ["'self'"] : ["'self'", `'nonce-${nonce}'`]
  const calls = [host.api, host.login, host.proxy, ...(host.errorReports === null ? [] : [host.errorReports])]
  return {
    'Content-Security-Policy': policy({
      'default-src': ["'none'"],
      'script-src': own,
      'style-src': own,
      'font-src': ["'self'"],
      // The pictures of homes come from the office itself (checklist PROP-09).
      'img-src': unique(["'self'", 'data:', 'blob:', new URL(host.api).origin]),
      'connect-src': unique(["'self'", ...calls.map(address => new URL(address).origin)]),
      'frame-src': [host.provider.origin],
      'frame-ancestors': unique(["'self'", ...host.frameAncestors]),
      'manifest-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      ...(nonce === undefined
        ? {
            'worker-src': ["'self'"],
            'require-trusted-types-for': ["'script'"],
            // The one that names the service worker's address (`ui/release/release.ts`).
            'trusted-types': ['klantportaal-worker'],
          }
        : { 'worker-src': ["'self'", 'blob:'] }),
    }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Remembered for a year, for this host alone: what else the office serves is the office's to say.
    ...(isHttps(host) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    // In a frame without an origin (sandbox) the portal's own files come from elsewhere. There is nothing in them that is not
    // for everybody.
    ...(host.frameAncestors.length > 0 ? { 'Access-Control-Allow-Origin': '*' } : {}),
  }
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** A portal whose office is called by https is served by it, too; local development is not. */
const isHttps = (host: HostConfig): boolean => !host.local && new URL(host.api).protocol === 'https:'
