import type { Host } from './hosts'

/** The browsers that the portal tells apart (spec 1 section 9). */
export type Browser = 'chrome' | 'firefox' | 'edge' | 'opera' | 'safari' | 'internet explorer' | 'unknown'

/** What a browser tells about itself and its screen; `screenWidth` in CSS pixels of the screen, not of the window. */
export interface Device {
  readonly userAgent: string
  readonly touchPoints: number
  readonly coarsePointer: boolean
  readonly screenWidth: number
}

/** The order matters: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari. */
const marks: readonly (readonly [Browser, RegExp])[] = [
  ['internet explorer', /MSIE |Trident\//],
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera[/ ]|OPiOS\/|OPT\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrom(e|ium)\/|CriOS\//],
  ['safari', /Safari\//],
]

/** The names that people know them by. */
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

export const browserOf = (userAgent: string): Browser =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'unknown'

/** Chrome and Firefox everywhere; Edge on the branded hosts and on local development (spec 1 sections 6 and 9). */
export const isSupported = (browser: Browser, host: Pick<Host, 'branded' | 'local'>): boolean =>
  browser === 'chrome' || browser === 'firefox' || (browser === 'edge' && (host.branded || host.local))

const narrowScreen = 768

/** A phone or tablet by its user agent, or a finger on a narrow screen (checklist OPEN-136). */
export const isMobile = ({ userAgent, touchPoints, coarsePointer, screenWidth }: Device): boolean =>
  /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk\/|Kindle|PlayBook|BlackBerry/.test(userAgent) ||
  // An iPad calls itself a Macintosh; no Macintosh has a touch screen.
  (/Macintosh/.test(userAgent) && touchPoints > 1) ||
  (coarsePointer && screenWidth < narrowScreen)
