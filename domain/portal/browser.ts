/** Tells which browser and device opens the portal, and why the portal cannot be used there. */

import type { HostConfig } from './portalConfig'

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

export const browserOf = (userAgent: string): Browser =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'unknown'

/** Chrome and Firefox everywhere; Edge on the branded hosts and on local development (spec 1 sections 6 and 9); others where the host says so. */
export const isSupported = (browser: Browser, host: Pick<HostConfig, 'branded' | 'local' | 'browsers'>): boolean =>
  browser === 'chrome' ||
  browser === 'firefox' ||
  (browser === 'edge' && (host.branded || host.local)) ||
  host.browsers.includes(browser)

const narrowScreen = 768

/** An iPad calls itself a Macintosh; no Macintosh has a touch screen. On all of these every browser is Safari's engine. */
const isOfApple = ({ userAgent, touchPoints }: Device): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** A phone or tablet by its user agent, or a finger on a narrow screen (checklist OPEN-136). */
export const isMobile = (device: Device): boolean =>
  /Android|Mobi|Tablet|Silk\/|Kindle|PlayBook|BlackBerry/.test(device.userAgent) ||
  isOfApple(device) ||
  (device.coarsePointer && device.screenWidth < narrowScreen)

/**
 * Why the portal cannot be used on this device; null where it can. Desktop only (spec 1 section 1), but where a host says
 * `phones`; an iPhone or iPad where it accepts Safari besides, as no other browser can be had there.
 */
export const unsupportedReason = (
  device: Device,
  host: Pick<HostConfig, 'branded' | 'local' | 'phones' | 'browsers'>,
): 'mobile' | 'browser' | null => {
  if (isMobile(device) && !host.phones) return 'mobile'
  if (isOfApple(device)) return host.browsers.includes('safari') ? null : 'mobile'
  return isSupported(browserOf(device.userAgent), host) ? null : 'browser'
}
