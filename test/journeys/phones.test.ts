import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import { lookAt } from './look'
import { invite } from './office'
import { button, onScreen, says } from './screen'
import { thumb } from './thumb'
import { newVisitor, type Visitor } from './visitor'
import { walk } from './walk'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const sendButton = 'Gegevens delen en ga naar De Hypotheekwacht'

const phone: BrowserContextOptions = {
  userAgent: android,
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Somebody with a phone, at a host that says this of phones. */
const withPhone = async (wants: object = { phones: true }, userAgent = android): Promise<Visitor> => {
  const visitor = await newVisitor(browser, { ...phone, userAgent })
  await visitor.context.route('**/portal.json', async route => {
    const answer = await route.fetch()
    const portal = await answer.json()
    const hosts = portal.hosts.map((host: object) => ({ ...host, ...wants }))
    await route.fulfill({ response: answer, json: { ...portal, hosts } })
  })
  return visitor
}

/** What a thumb cannot hit: less high than 44 px (WCAG 2.5.5), but for links in a sentence. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('button:visible, input:not([type=radio], [type=checkbox], [type=file]):visible, select:visible')
    .evaluateAll(all =>
      all
        .filter(one => one.getBoundingClientRect().height < 44)
        .map(one => `${one.textContent || one.id}: ${one.getBoundingClientRect().height}`),
    )

/** Wherever one has scrolled to, it is said how saving stands, and the way on is there for a thumb. */
const expectInReach = async (page: Page): Promise<void> => {
  const next = page.getByRole('main').getByRole('button', { name: /^(Volgende|Laatste) stap$/ })
  const kept = page.getByRole('paragraph').filter({ hasText: 'Alles is bewaard op dit apparaat' })
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate(to => window.scrollTo(0, to * (document.body.scrollHeight - window.innerHeight)), part)
    const [below, above] = [await next.boundingBox(), await kept.boundingBox()]
    expect(below === null ? null : below.y + below.height, `the way on at ${part}`).toBeLessThanOrEqual(844)
    expect(above?.y, `the save state at ${part}`).toBeGreaterThanOrEqual(0)
  }
}

/** What has the focus is not under what stays in its place (WCAG 2.4.11). */
const expectFocusSeen = async (page: Page, title: string): Promise<void> => {
  const hidden = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('main :is(input[type=text], input:not([type]), select)')]
    return fields
      .filter(one => one.checkVisibility() && !one.hasAttribute('disabled'))
      .filter(one => {
        one.focus()
        const { left, top, width, height } = one.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        return at === null || !(one.contains(at) || at.contains(one))
      })
      .map(({ id }) => id)
  })
  expect(hidden, `under a bar on ${title}`).toEqual([])
}

/** Fields for amounts and days that bring up another keyboard than the one with digits. */
const wrongKeyboards = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll(all =>
      all
        .filter(one => /€|%|jaar$/.test(one.parentElement?.textContent ?? '') || one.hasAttribute('placeholder'))
        .filter(one => !['decimal', 'numeric'].includes(one.getAttribute('inputmode') ?? ''))
        .map(({ id }) => id),
    )

test('where the office wants phones, an inventory is filled in by thumb', async () => {
  const { page, expectSilence } = await withPhone()
  const invited = await invite('mortgage_enrich', 'duim', { prefill: true })
  await page.goto(invited.register_url)
  await onScreen(page, 'Registreren')
  await register(page, thumb)
  await lookAt(page, 'phone, login')
  await logIn(page, thumb)
  await page.waitForURL(url => url.pathname === '/intro')
  await lookAt(page, 'phone, intro')
  await thumb.press(button(page, 'Start met invullen'))
  await onScreen(page, 'Geldverstrekkers')
  await walk(page, async title => {
    expect(await tooSmall(page), `for a thumb on ${title}`).toEqual([])
    await expectInReach(page)
    await expectFocusSeen(page, title)
    expect(await wrongKeyboards(page), `keyboards on ${title}`).toEqual([])
    await lookAt(page, `phone, ${title}`)
  })
  await lookAt(page, 'phone, before sending')
  await thumb.press(button(page, sendButton))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  expectSilence()
})

test('where it does not say so, a phone is sent to a computer still, and an iPhone without Safari too', async () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148'
  const { register_url: link } = await invite('financial_advice', 'duim')
  for (const [wants, device] of [
    [{}, android],
    [{ phones: true }, iPhone],
  ] as const) {
    const { page } = await withPhone(wants, device)
    await page.goto(link)
    await onScreen(page, 'Deze website is niet beschikbaar op mobiel.')
  }
  const { page, context } = await withPhone({ phones: true, browsers: ['safari'] }, iPhone)
  // Where it cannot be read what the office wants, nothing is said of phones.
  await context.route('**/portal.json', route => route.abort(), { times: 1 })
  await page.goto(link)
  await says(page, 'Het portaal kan niet worden geladen. Controleer uw internetverbinding.')
  await page.reload()
  await onScreen(page, 'Registreren')
})
