/** The names that people know the browsers by, and where the supported ones can be downloaded. */

import type { Browser } from './browser'

export const browserNames: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  safari: 'Safari',
  'internet explorer': 'Internet Explorer',
  unknown: 'onbekend',
}

/** Where the supported browsers can be had, the one that is recommended first (spec 1 section 2). */
export const browserDownloads: readonly (readonly [Browser, string])[] = [
  ['chrome', 'https://www.google.com/intl/nl/chrome/'],
  ['firefox', 'https://www.mozilla.org/nl/firefox/new/'],
]
