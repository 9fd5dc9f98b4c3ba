/**
 * What a request to the portal's server asks for: its path, and whether the answer is the page; also the portal's
 * screens and what the service worker leaves alone.
 */

import { stepKeys } from '../../domain/language/stepKey'
import { publicPaths, stepPath } from '../../domain/portal/navigation'

/**
 * The path that a request asks for, decoded and without a slash at its end; null when it can be the name of no file and
 * no screen. What begins with a dot is hidden, but for `/.well-known`.
 */
export const requestPath = (url: string): string | null => {
  const asked = (url.split(/[?#]/)[0] ?? '').replace(/([^/])\/$/, '$1')
  if (!asked.startsWith('/') || asked.length > longest) return null
  try {
    const parts = asked.slice(1).split('/').map(decodeURIComponent)
    const names = parts[0] === '.well-known' ? parts.slice(1) : parts
    const path = `/${parts.join('/')}`
    // A slash behind it makes a folder of it, and no file is one.
    if (asked !== url.split(/[?#]/)[0] && isFilePath(path)) return null
    return asked !== '/' && names.some(isNoName) ? null : path
  } catch {
    return null
  }
}

/** Longer than any file or screen that there is. */
const longest = 512

/** What is a file's name or no page at all: under a folder of files, or with an extension. */
const isFilePath = (path: string): boolean => /^\/(assets|\.well-known)(\/|$)|\.[^/]*$/.test(path)

/** A part of a path that is no name: nothing, a dot or two, a hidden file, or what some systems read as a separator. */
const isNoName = (part: string): boolean => part === '' || part.startsWith('.') || /[\\/%\p{Cc}]/u.test(part)

/** The portal's own screens, which are the page whoever asks. */
export const screens: ReadonlySet<string> = new Set([
  '/',
  '/index.html',
  '/debug_intro',
  ...publicPaths,
  ...stepKeys.map(stepPath),
])

/**
 * What the service worker leaves to the server when somebody goes there, tried on a path with its query: all that may be
 * no page, and calls of an office on the portal's own host.
 */
export const notPages: readonly RegExp[] = [/^\/(?:api|assets)(?:[/?]|$)/, /^[^?]*(?:[.%\\]|\/\/)/]

/**
 * Whether the answer is the page: for the portal's own screens, and for any other path without an extension that
 * somebody goes to in a browser, which the portal then leads to where he belongs (NAV-13 and on).
 * @param accept the header of that name
 */
export const isForPage = (path: string, accept: string | undefined): boolean =>
  screens.has(path) || (accept?.includes('text/html') === true && !isFilePath(path))
