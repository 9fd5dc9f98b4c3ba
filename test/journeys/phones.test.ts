import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter, logIn, register } from './account'
import { expectFocus } from './keys'
import { lookAgain } from './look'
import { chooseMore } from './more'
import { invite } from './office'
import { button, goWithin, onScreen, saved, says, textField } from './screen'
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
    const answer = await route.fetch({ maxRetries: 3 })
    const portal = await answer.json()
    const hosts = portal.hosts.map((host: object) => ({ ...host, ...wants }))
    await route.fulfill({ response: answer, json: { ...portal, hosts } })
  })
  return visitor
}

/** A thumb comes down on a control and moves by this much before it goes up, as the browser itself hears of it. */
const touchAndMove = async (page: Page, control: Locator, [across, down]: readonly [number, number]): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  const touch = await page.context().newCDPSession(page)
  const [fromX, fromY] = [x + width * 0.8, y + height / 2]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: fromX, y: fromY }] })
  for (let part = 1; part <= 8; part++) {
    const touchPoints = [{ x: fromX + (across * part) / 8, y: fromY + (down * part) / 8 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
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
  const kept = page.getByRole('paragraph').filter({ hasText: 'Alles is bewaard' })
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

test('where the office wants phones, an inventory is filled in by thumb', { tags: 'variant' }, async () => {
  const { page, expectSilence } = await withPhone()
  const invited = await invite('mortgage_enrich', 'duim', { prefill: true })
  await page.goto(invited.register_url)
  await onScreen(page, 'Registreren voor Mijn Hypotheek Voorbereiden')
  await register(page, thumb)
  await lookAgain(page, 'phone, login')
  await logIn(page, thumb)
  await page.waitForURL(url => url.pathname === '/intro')
  await lookAgain(page, 'phone, intro')
  await thumb.press(button(page, 'Start met invullen'))
  await onScreen(page, 'Geldverstrekkers')
  await walk(page, async title => {
    expect(await tooSmall(page), `for a thumb on ${title}`).toEqual([])
    await expectInReach(page)
    await expectFocusSeen(page, title)
    expect(await wrongKeyboards(page), `keyboards on ${title}`).toEqual([])
    await lookAgain(page, `phone, ${title}`)
  })
  await lookAgain(page, 'phone, before sending')
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
  const abort = (route: Route): Promise<void> => route.abort()
  await context.route('**/portal.json', abort)
  await page.goto(link)
  await says(page, 'Het portaal kan niet worden geladen. Controleer uw internetverbinding.')
  await context.unroute('**/portal.json', abort)
  await page.reload()
  await onScreen(page, 'Registreren voor Mijn Financieel Advies Voorbereiden')
})

test('text right behind a tap stays; documents are tapped for; a swipe from a slider scrolls and chooses nothing, a tap and a drag choose', async () => {
  const { page, expectSilence } = await withPhone()
  await enter(page, await invite('customer_profile', 'veeg', { first_name: 'Noa', last_name: 'Smit' }))
  await begin(page)
  // As autofill and dictation put it there, while the error of the field that was left goes and moves the page.
  const [corrected, next] = [textField(page, 'Roepnaam'), textField(page, 'Tussenvoegsel')]
  for (const round of ['1', '2', '3']) {
    await next.fill('')
    await corrected.fill('')
    await thumb.press(button(page, 'Volgende stap'))
    await expectFocus(page.getByRole('heading', { level: 2, name: /^Niet alle velden zijn ingevuld/ }))
    await expect.poll(() => corrected.getAttribute('aria-invalid')).toBe('true')
    await corrected.tap()
    await page.keyboard.type('Anna')
    await next.tap()
    await page.keyboard.type(`van ${round}`)
    expect([await corrected.inputValue(), await next.inputValue()]).toEqual(['Anna', `van ${round}`])
  }
  await goWithin(page, '/complete')
  await onScreen(page, 'Gegevens versturen')
  await thumb.press(button(page, 'Documenten toevoegen'))
  await expect.poll(() => page.locator('label:has(> button)').innerText()).toBe('Tik hier om pdf-bestanden te kiezen.')
  await goWithin(page, '/personal_characteristics')
  await onScreen(page, 'Persoonlijke kenmerken')
  const sliders = page.getByRole('slider')
  const open = page.getByText('Nog niet door u gekozen')
  await saved(page)
  const all = await sliders.count()
  const standing = () => sliders.evaluateAll(ranges => ranges.map(one => one instanceof HTMLInputElement && one.value))
  const before = await standing()
  const standAt = (slider: Locator): Promise<unknown> =>
    slider.evaluate(one => {
      one.scrollIntoView({ block: 'center' })
      return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
  /** By a swipe up or down, whichever there is more room for; it has come to rest, or a touch would only stop it. */
  const swipe = async (slider: Locator): Promise<void> => {
    await standAt(slider)
    const [from, room] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])
    const scrolled = page.evaluate(
      () => new Promise<unknown>(done => addEventListener('scrollend', done, { once: true })),
    )
    await touchAndMove(page, slider, [-30, from > room / 2 ? 300 : -300])
    await scrolled
    expect(await page.evaluate(() => scrollY)).not.toBe(from)
  }
  for (const slider of await sliders.all()) await swipe(slider)
  expect(await open.count()).toBe(all)
  expect(await standing()).toEqual(before)
  await standAt(sliders.nth(0))
  await touchAndMove(page, sliders.nth(0), [0, 0])
  await standAt(sliders.nth(1))
  await touchAndMove(page, sliders.nth(1), [-160, 10])
  await expect.poll(() => open.count()).toBe(all - 2)
  const after = await standing()
  expect(after.map((value, at) => value === before[at])).toEqual(before.map((_, at) => at > 1))
  for (const slider of await sliders.all()) await swipe(slider)
  expect(await standing()).toEqual(after)

  // A question at a time too; and nothing of it is on the disk.
  await chooseMore(page, 'Rustige weergave', thumb)
  await page.waitForURL(/#vraag=/)
  await page.locator('[data-calm]').waitFor()
  for (const slider of await sliders.all()) await swipe(slider)
  expect(await standing()).toEqual(after)
  await expect.poll(() => open.count()).toBe(all - 2)
  await saved(page)
  await page.reload()
  await goWithin(page, '/personal_characteristics')
  await onScreen(page, 'Persoonlijke kenmerken')
  await expect.poll(standing).toEqual(after)
  await expect.poll(() => open.count()).toBe(all - 2)
  expectSilence()
})
