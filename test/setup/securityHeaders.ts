import type { Host } from '../../domain/portal/hosts'

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * The security headers of a page or file on a host. `nonce` is for hot reload only, which injects scripts and styles and
 * talks over a web socket; the built portal has no nonce and demands trusted types.
 */
export const securityHeaders = (host: Host, nonce?: string): Readonly<Record<string, string>> => {
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
        ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }
        : { 'worker-src': ["'self'", 'blob:'] }),
    }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
