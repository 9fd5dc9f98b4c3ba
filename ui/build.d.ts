/**
 * Declares the constants put in at build time: the build, the digest of the rules, the service worker's name, and
 * whether the fake login is in.
 */

/** Version and digest of the sources, such as '0.1.0+3fa9c1d2e4b5'; put in at build time. */
declare const __BUILD__: string

/** Digest of the catalogue, the rules, the conditions and what interprets them; put in at build time. */
declare const __RULES__: string

/** The name of the service worker's file, without extension, and of its caches; put in at build time. */
declare const __WORKER__: string

/** Whether the fake login and its stub data are in this build (PORTAL_DEBUG=1); put in at build time. */
declare const __DEBUG__: boolean
