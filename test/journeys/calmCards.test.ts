import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { chooseMore } from './more'
import { invite } from './office'
import { button, onScreen, saved, says, textField } from './screen'
import { countsOf } from './screenCounts'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('what the office knows is asked as one question a card, confirmed or changed, and only what is missing by itself', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'rustig.klopt', { prefill: true }))
  await begin(page)
  // Who passes all questions by Tab is at none of them, and begins at the first, where the title says what is asked.
  await chooseMore(page, 'Rustige weergave', keysOn(page))
  await onScreen(page, 'Persoonlijke gegevens: klopt dit?')
  await expectFocus(page.getByRole('heading', { level: 1 }))
  await lookAt(page, 'calm, read back')
  expect((await countsOf(page)).controls).toBeLessThanOrEqual(8)
  const main = page.getByRole('main')
  const [title, next] = [page.getByRole('heading', { level: 1 }), button(page, 'Volgende')]
  const confirm = main.getByRole('button', { name: 'Klopt', exact: true })

  // Changed in its place; closed again, the focus is where one left.
  await main.getByRole('button', { name: 'Wijzigen', exact: true }).press('Enter')
  await expectFocus(main.locator('[id="customer.salutation"]'))
  await textField(page, 'Roepnaam').fill('Sanneke')
  await lookAt(page, 'calm, read back, changed')
  await main.getByRole('button', { name: 'Klaar', exact: true }).press('Enter')
  await expectFocus(confirm)
  await saved(page)
  await page.reload()
  await onScreen(page, 'Persoonlijke gegevens: klopt dit?')
  await confirm.press('Enter')

  // What was confirmed is not asked again.
  await onScreen(page, 'Uw woning: klopt dit?')
  await button(page, 'Vorige').press('Enter')
  await onScreen(page, 'Persoonlijke gegevens: klopt dit?')
  await says(main, 'U zei dat dit klopt.')
  expect(await confirm.count()).toBe(0)
  await next.press('Enter')
  await onScreen(page, 'Uw woning: klopt dit?')

  // Each card is one screen, on to the end of the step: 48 of answers that are known there were.
  const titles: string[] = []
  while (titles.length < 80) {
    await expectFocus(title)
    titles.push((await title.textContent()) ?? '')
    if (!(await next.isVisible())) break
    const before = page.url()
    await ((await confirm.count()) > 0 ? confirm : next).press('Enter')
    await expect.poll(() => page.url()).not.toBe(before)
  }
  expect(titles.filter(one => one.endsWith(': klopt dit?'))).toEqual([
    'Uw woning: klopt dit?',
    'Werkgever 1: klopt dit?',
    'Werkgever 2: klopt dit?',
    'Partner: klopt dit?',
    'Kind 1: klopt dit?',
    'Kind 2: klopt dit?',
  ])
  expect(titles.length).toBeLessThanOrEqual(9)
  await lookAt(page, 'calm, read back, in an item')
  await confirm.press('Enter')
  await page.waitForURL(url => url.pathname === '/current_living_condition')
  expectSilence()
})
