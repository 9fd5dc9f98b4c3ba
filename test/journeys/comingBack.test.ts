import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { invite } from './office'
import { button, fold, onScreen, option, saved, says, textField, unfold } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const dayMs = 86_400_000
const title = 'Welkom bij Mijn Financieel Advies Voorbereiden'

const invitedApart =
  'Uw partner is apart uitgenodigd en vult de eigen gegevens zelf in. U stuurt uw antwoorden alleen naar uw adviseur.'

const withPartner = (page: Page) => fold(page, 'Samen met uw partner')

/**
 * Waits for what stands on the introduction of a visit that has begun, beside the ways to start. They wait for it no longer
 * than they may: where a busy machine lets it come too late, it may take another time.
 */
const thereToo = async (page: Page): Promise<void> => {
  const back = button(page, 'Verder waar u was')
  for (let times = 0; times < 10; times++) {
    await button(page, 'Start met invullen').waitFor()
    if (await back.isVisible()) break
    await page.reload()
  }
  await back.waitFor()
}

test('who comes back the next evening sees where he was and what is left, and goes on there', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  // The day before as Amsterdam counts it, which may be a day ahead.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
  const evening = new Date(Date.parse(`${today}T20:14:00Z`) - dayMs)
  await page.clock.install({ time: evening })
  const invited = await invite('financial_advice', 'terug', {
    first_name: 'Noa',
    last_name: 'Smit',
    has_partner: true,
    partner_invited: true,
  })
  await enter(page, invited)

  // The first time: how long each way takes; what to have at hand and who fills in what stand behind one word each.
  await unfold(fold(page, 'Houd dit bij de hand'))
  await says(fold(page, 'Houd dit bij de hand'), /^Uw paspoort of identiteitskaart/)
  await says(
    page,
    /^U vult uw gegevens zelf in\. Een hele inventarisatie duurt ongeveer 20 minuten\. Die van u is korter: ongeveer \d+ minuten\.$/,
  )
  expect(await button(page, 'Verder waar u was').count()).toBe(0)
  await unfold(withPartner(page))
  await says(withPartner(page), invitedApart)
  const both = page.getByRole('term').filter({ hasText: /^Dit vult u allebei in, ieder voor zichzelf$/ })
  await both.waitFor()
  await says(withPartner(page), 'Persoonlijke gegevens en Vragen aan uw adviseur')
  await lookAt(page, 'intro, before the first start')
  await begin(page)
  await option(page, 'Bent u in loondienst?', 'Nee').check()
  await textField(page, 'Voorletters').fill('N.A.')
  await textField(page, 'Voorletters').press('Enter')
  await saved(page)
  await page.close()

  // The next evening, by keyboard: the first that one comes to leads back.
  const next = await context.newPage()
  await next.clock.setSystemTime(new Date())
  let tells: boolean | undefined = true
  await next.route(`${inject('officeUrl')}/api/portal/customer*`, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch({ maxRetries: 3 }).catch(() => null)
    // The page may have been loaded anew while it was on its way.
    if (response === null) return route.abort().catch(() => undefined)
    const { data }: { readonly data: { readonly invitation: { readonly data: object } } } = await response.json()
    const invitation = { data: { ...data.invitation.data, partner_invited: tells } }
    return route
      .fulfill({ response, json: { data: { ...data, last_name: 'Smit-Bakker', invitation } } })
      .catch(() => undefined)
  })
  // The session of the evening before is over, which is said for a moment; then the link lets in.
  await next.goto(invited.login_url)
  await onScreen(next, title)
  await thereToo(next)
  await says(next, /^U was bij Persoonlijke gegevens, gisteren om \d\d:\d\d\.$/)
  await says(next, /^Nog (minstens |ongeveer )?\d+ vragen, ongeveer \d+ minu(ut|ten)( of langer)?\.$/)
  await says(next, 'Gewijzigd sinds uw vorige bezoek')
  await says(next, 'Achternaam: Smit-Bakker, was Smit (door uw adviseur)')
  await says(next, /^U vult uw gegevens zelf in/)
  await unfold(withPartner(next))
  await says(withPartner(next), invitedApart)
  await lookAt(next, 'intro, coming back')
  await next.getByRole('heading', { level: 1, name: title }).focus()
  await next.keyboard.press('Tab')
  await expect.poll(() => next.evaluate(() => document.activeElement?.textContent)).toBe('Verder waar u was')
  await next.keyboard.press('Enter')
  await onScreen(next, 'Persoonlijke gegevens')
  const initials = textField(next, 'Voorletters')
  await expect.poll(() => initials.inputValue()).toBe('N.A.')
  await expectFocus(initials)

  // Another time, to what was changed; the office says no more that the partner was invited, and then that he was not.
  tells = undefined
  await next.goto(new URL('/intro', next.url()).href)
  await thereToo(next)
  await withPartner(next).waitFor({ state: 'detached' })
  tells = false
  await next.reload()
  await thereToo(next)
  await unfold(withPartner(next))
  await says(
    withPartner(next),
    'Uw partner is niet apart uitgenodigd. U vult de vragenlijst alleen in, ook de vragen over uw partner.',
  )
  await keysOn(next).press(button(next, 'Bekijken: Achternaam'))
  await onScreen(next, 'Persoonlijke gegevens')
  const lastName = textField(next, 'Achternaam').first()
  await expect.poll(() => lastName.inputValue()).toBe('Smit-Bakker')
  await expectFocus(lastName)
  expectSilence()
})
