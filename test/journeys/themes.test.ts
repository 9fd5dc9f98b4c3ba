import * as fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { profiles } from '../../domain/invitation/profiles'
import { colours } from '../../domain/portal/tenant'
import { themeTokens } from '../../ui/theme/themeTokens'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { titles } from './full/steps'
import { lookAt } from './look'
import { chooseMore } from './more'
import { fault, invite, noFaults } from './office'
import { sent } from './ready'
import { button, goWithin, onScreen, says } from './screen'
import { onceMore } from './variant'
import { newVisitor } from './visitor'
import { walk } from './walk'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(() => noFaults())

const hex = fc.integer({ min: 0, max: 0xffffff }).map(bits => `#${bits.toString(16).padStart(6, '0')}`)
const theme = fc.record(
  Object.fromEntries(Object.keys(colours).map(name => [name, hex])) as Record<keyof typeof colours, typeof hex>,
)

const onPhone = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/141 Mobile',
  viewport: { width: 390, height: 844 },
}

/** Where an account is recovered or changed. */
const accountScreens = [
  ['forgot_username', 'Gebruikersnaam vergeten'],
  ['forgot_password', 'Wachtwoord vergeten'],
  ['reset_password?token=x', 'Nieuw wachtwoord instellen'],
  ['reset_email', 'E-mailadres instellen'],
] as const

declare global {
  interface Window {
    /** What the page's policy stopped. */
    stoppedByPolicy?: string[]
  }
}

/** The page counts what its policy stops, from its first byte. */
const countViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const stopped: string[] = []
    window.stoppedByPolicy = stopped
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      stopped.push(`${effectiveDirective} ${blockedURI}`)
    })
  })

const stopped = (page: Page): Promise<string[] | undefined> => page.evaluate(() => window.stoppedByPolicy)

/** So many of the themes each screen wears, in turn: a hundred on each of thirty would say no more, in five times the time. */
const each = 5

test("the page's policy stops nothing on any screen, under a hundred random themes", { tags: 'variant' }, async () => {
  const themes = fc.sample(theme, { numRuns: 100, seed: 2026 }).map(one => themeTokens(one))
  let screens = 0
  const { page, expectSilence } = await newVisitor(browser)
  await countViolations(page)
  /** As `applyTheme` does it; every rule that is in use is laid out and painted anew. */
  const wearSome = async (page: Page): Promise<void> => {
    const first = (screens++ * each) % themes.length
    const turn = themes.slice(first, first + each)
    const worn = await page.evaluate(async all => {
      const root = document.documentElement
      const seen: string[] = []
      for (const tokens of all) {
        for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
        // What a style asks for, it asks for as it is laid out; to wait for the paint of each is minutes.
        seen.push(getComputedStyle(root).getPropertyValue('--primary') + (document.body.offsetHeight > 0 ? '' : '?'))
      }
      await new Promise(done => requestAnimationFrame(done))
      return seen
    }, turn)
    expect(worn).toEqual(turn.map(tokens => tokens['--primary']))
    expect(await stopped(page)).toEqual([])
  }
  const phone = await newVisitor(browser, onPhone)
  await countViolations(phone.page)
  await phone.page.goto(inject('portalUrl'))
  await onScreen(phone.page, 'Deze website is niet beschikbaar op mobiel.')
  await wearSome(phone.page)
  phone.expectSilence()
  for (const [path, title] of accountScreens) {
    await page.goto(`${inject('portalUrl')}/${path}`)
    await onScreen(page, title)
    await wearSome(page)
  }
  await page.goto(inject('portalUrl'))
  await button(page, 'Inloggen').last().click()
  await says(page, 'Username is required')
  await wearSome(page)
  await enter(page, await invite('customer_profile', 'thema', { prefill: true }))
  await begin(page)
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await chooseMore(page, 'Meer over uw gegevens')
  await wearSome(page)
  await page.keyboard.press('Escape')
  await walk(page)
  await button(page, profiles.customer_profile.sendText).click()
  await onScreen(page, sent)
  await button(page, 'Wacht even').click()
  await wearSome(page)
  expectSilence()
  const other = await newVisitor(browser)
  await countViolations(other.page)
  await enter(other.page, await invite('full', 'themas', { prefill: true, partner_invited: true }))
  await wearSome(other.page)
  for (const [step, title] of [...titles, ['aqopi', 'Gegevens ophalen'], ['complete', 'Gegevens versturen']] as const) {
    await goWithin(other.page, `/${step}`)
    await onScreen(other.page, title)
    await wearSome(other.page)
  }
  other.expectSilence()
  expect(screens * each).toBeGreaterThan(themes.length)
})

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(20)
const payloads: readonly (readonly [what: string, text: string, shown: RegExp])[] = [
  ['script', '<script>document.title="mis"</script><img src=x onerror=alert(1)>', /<script>document\.title/],
  ['very long', long, /Wolfeschlegel.*…/],
  ['right to left', 'مكتب الزيزفون \u202egnidrow', /مكتب الزيزفون gnidrow/],
  ['emoji and quotes', `👨‍👩‍👧 O'Neill & "Zoon" \u0000`, /👨‍👩‍👧 O'Neill & "Zoon"/u],
]

for (const [at, [what, text, shown]] of payloads.entries())
  test(`what a tenant says is text wherever it is shown: ${what}`, onceMore(at), async () => {
    const style = { name: text, full_name: text, slogan: text, use_slogan: true, primary_color: `red;}${text}` }
    const mail = {
      contact_email: text,
      use_contact_email: true,
      support_email: 'hulp@linde.nl?bcc=x@y.nl',
      use_support_email: 1,
    }
    await fault('/api/tenant/localhost', { method: 'GET', status: 200, body: { data: { ...style, ...mail } } })
    for (const picture of ['logo', 'header'])
      await fault(`/api/tenant/localhost/${picture}/json`, {
        method: 'GET',
        status: 200,
        body: { data: { body: text } },
      })
    const { page, expectSilence } = await newVisitor(browser)
    await countViolations(page)
    await page.goto(inject('portalUrl'))
    await onScreen(page, 'Inloggen')
    const footer = page.getByRole('contentinfo')
    await expect.poll(() => footer.getByRole('paragraph').nth(1).innerText()).toMatch(shown)
    expect(await footer.getByRole('link').count()).toBe(0)
    await expect.poll(() => page.title()).toMatch(/^Inloggen - /)
    await expect.poll(() => page.getByRole('banner').innerText()).toMatch(shown)
    await lookAt(page, `tenant, ${what}`)
    expect(await stopped(page)).toEqual([])
    expectSilence()

    const phone = await newVisitor(browser, onPhone)
    await phone.page.goto(inject('portalUrl'))
    await expect.poll(() => phone.page.getByRole('main').innerText()).toMatch(shown)
    await lookAt(phone.page, `tenant on a phone, ${what}`)
    phone.expectSilence()
  })
