import { describe, expect, test } from 'vitest'
import { type Browser, browserOf, isMobile, isSupported, unsupportedReason } from '../../../domain/portal/browser'

const win = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const agents: readonly (readonly [Browser, string])[] = [
  ['chrome', `${win} Chrome/141.0.0.0 Safari/537.36`],
  ['chrome', `${win} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['edge', `${win} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['opera', `${win} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['safari', `${mac} Version/18.5 Safari/605.1.15`],
  ['internet explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['unknown', 'curl/8.5.0'],
]

test.each(agents)('%s calls itself %s', (browser, agent) => {
  expect(browserOf(agent)).toBe(browser)
})

test('Chrome and Firefox are supported everywhere, Edge on branded hosts and local development, the rest nowhere', () => {
  const plain: Parameters<typeof isSupported>[1] = { branded: false, local: false, browsers: [] }
  const supported = (host: typeof plain) =>
    agents.map(([browser]) => browser).filter(browser => isSupported(browser, host))
  expect(supported(plain)).toEqual(['chrome', 'chrome', 'firefox'])
  expect(supported({ ...plain, branded: true })).toEqual(['chrome', 'chrome', 'edge', 'firefox'])
  expect(supported({ ...plain, local: true })).toEqual(['chrome', 'chrome', 'edge', 'firefox'])
  expect(supported({ ...plain, browsers: ['safari'] })).toEqual(['chrome', 'chrome', 'firefox', 'safari'])
  expect(supported({ ...plain, browsers: ['edge'] })).toEqual(['chrome', 'chrome', 'edge', 'firefox'])
})

describe('mobile', () => {
  const desktop = { userAgent: `${win} Chrome/141.0.0.0`, touchPoints: 0, coarsePointer: false, screenWidth: 1920 }

  test('a phone and a tablet are, an iPad that calls itself a Macintosh too', () => {
    expect(isMobile({ ...desktop, userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/141 Mobile' })).toBe(true)
    expect(isMobile({ ...desktop, userAgent: 'Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/141' })).toBe(true)
    expect(isMobile({ ...desktop, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' })).toBe(true)
    expect(isMobile({ ...desktop, userAgent: `${mac} Version/18.5 Safari/605.1.15`, touchPoints: 5 })).toBe(true)
    expect(isMobile({ ...desktop, userAgent: `${mac} Version/18.5 Safari/605.1.15`, touchPoints: 1 })).toBe(false)
  })

  test('a desktop is not, with a touch screen or a small screen neither', () => {
    expect(isMobile(desktop)).toBe(false)
    expect(isMobile({ ...desktop, touchPoints: 10 })).toBe(false)
    expect(isMobile({ ...desktop, screenWidth: 640 })).toBe(false)
    expect(isMobile({ ...desktop, coarsePointer: true })).toBe(false)
    expect(isMobile({ ...desktop, userAgent: `${mac} Version/18.5 Safari/605.1.15` })).toBe(false)
  })

  test('a finger on a narrow screen is', () => {
    expect(isMobile({ ...desktop, coarsePointer: true, screenWidth: 767 })).toBe(true)
    expect(isMobile({ ...desktop, coarsePointer: true, screenWidth: 768 })).toBe(false)
  })
})

describe('where the portal cannot be used', () => {
  type At = Parameters<typeof unsupportedReason>
  const desk: At[1] = { branded: false, local: false, phones: false, browsers: [] }
  const phones = { ...desk, phones: true }
  const safari: At[1] = { ...phones, browsers: ['safari'] }
  const finger = { touchPoints: 5, coarsePointer: true, screenWidth: 390 }
  const android: At[0] = {
    ...finger,
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/141 Mobile Safari/537',
  }
  const iPhone: At[0] = {
    ...finger,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604',
  }
  const chromeOfApple: At[0] = {
    ...finger,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/141 Mobile Safari/604',
  }
  const iPad: At[0] = { ...finger, screenWidth: 820, userAgent: `${mac} Version/18.5 Safari/605.1.15` }
  const macSafari: At[0] = {
    touchPoints: 0,
    coarsePointer: false,
    screenWidth: 1440,
    userAgent: `${mac} Version/18.5 Safari/605.1.15`,
  }

  test('a phone or tablet where the office does not want them, whatever its browser', () => {
    for (const device of [android, iPhone, chromeOfApple, iPad]) expect(unsupportedReason(device, desk)).toBe('mobile')
  })

  test("a phone's browser is judged as a computer's; those of Apple are one engine under all names", () => {
    expect(unsupportedReason(android, phones)).toBeNull()
    expect(unsupportedReason({ ...android, userAgent: `${android.userAgent} OPR/80` }, phones)).toBe('browser')
    for (const device of [iPhone, chromeOfApple, iPad]) {
      // There no other browser can be had: what is offered is a computer.
      expect(unsupportedReason(device, phones)).toBe('mobile')
      expect(unsupportedReason(device, safari)).toBeNull()
    }
  })

  test('Safari on a computer where the host does not accept it', () => {
    expect(unsupportedReason(macSafari, desk)).toBe('browser')
    expect(unsupportedReason(macSafari, { ...desk, browsers: ['safari'] })).toBeNull()
  })
})
