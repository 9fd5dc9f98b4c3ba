import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { keysOn } from './keys'
import { lookAt } from './look'
import { invite } from './office'
import { button, onScreen, option, saved, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Out of what is typed: there the keys are the browser's own. */
const leaveField = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

const employers = (page: Page) => page.getByRole('heading', { name: /^Werkgever \d/ })

test('an answer, an item and a step are taken back and done again, by key and by button, also after a reload', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const keys = keysOn(page)
  const invited = await invite('financial_advice', 'terugnemen', { first_name: 'Noa', last_name: 'Smit' })
  await enter(page, invited)
  await begin(page)
  const initials = textField(page, 'Voorletters')
  await initials.fill('N.A.')
  await initials.press('Enter')
  await button(page, 'Maak ongedaan: Voorletters, was leeg').waitFor()
  await lookAt(page, 'step, something to take back', 'zoomed')

  // In a text field the key is the browser's own.
  await initials.focus()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await button(page, 'Maak ongedaan: Voorletters, was leeg').waitFor()
  expect(await initials.inputValue()).toBe('N.A.')

  // By key: the answer goes, that is heard, and the focus is beside the field, so that the key goes on working.
  await leaveField(page)
  await page.keyboard.press('Control+z')
  await says(page, 'Ongedaan gemaakt. Voorletters is weer leeg.')
  expect(await initials.inputValue()).toBe('')
  await expect.poll(() => focused(page)).toContain('Voorletters')
  await page.keyboard.press('Control+Shift+z')
  await says(page, 'Opnieuw gedaan. Voorletters is weer N.A.')
  expect(await initials.inputValue()).toBe('N.A.')

  // An item, with the answer that it came with, by button; and its own way back after it was removed is the same.
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await expect.poll(() => employers(page).count()).toBe(1)
  await keys.press(button(page, "Maak ongedaan: 'Bent u in loondienst?', was leeg"))
  await expect.poll(() => employers(page).count()).toBe(0)
  await says(page, "Ongedaan gemaakt. 'Bent u in loondienst?' is weer leeg.")
  await keys.press(button(page, "Doe opnieuw: 'Bent u in loondienst?', wordt Ja"))
  await expect.poll(() => employers(page).count()).toBe(1)
  expect(await option(page, 'Bent u in loondienst?', 'Ja').isChecked()).toBe(true)

  // Removed, and put back by the button in its place: the same, so that the key can take that back no more but do it again.
  await button(page, 'Werkgever toevoegen').click()
  await expect.poll(() => employers(page).count()).toBe(2)
  await button(page, 'Maak ongedaan: Werkgever 2 toegevoegd').waitFor()
  await page
    .getByRole('button', { name: /^Verwijderen/ })
    .last()
    .click()
  await expect.poll(() => employers(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
  await expect.poll(() => employers(page).count()).toBe(2)
  await button(page, 'Doe opnieuw: Werkgever 2 verwijderd').click()
  await expect.poll(() => employers(page).count()).toBe(1)
  await says(page, 'Opnieuw gedaan. Werkgever is weg.')
  await button(page, 'Maak ongedaan: Werkgever verwijderd').click()
  await button(page, 'Maak ongedaan: Werkgever 2 toegevoegd').click()
  await expect.poll(() => employers(page).count()).toBe(1)

  // A step: its errors go, and it can be submitted again.
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await button(page, "Maak ongedaan: 'Volgende stap' bij Persoonlijke gegevens").waitFor()
  await leaveField(page)
  await page.keyboard.press('Control+z')
  await says(page, 'Ongedaan gemaakt. Persoonlijke gegevens is nog niet afgerond.')
  await expect.poll(() => page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).count()).toBe(0)
  await page.keyboard.press('Control+y')
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await saved(page)

  // After a reload it is all still there.
  await page.reload()
  await onScreen(page, 'Persoonlijke gegevens')
  await button(page, "Maak ongedaan: 'Volgende stap' bij Persoonlijke gegevens").click()
  await button(page, "Maak ongedaan: 'Bent u in loondienst?', was leeg").click()
  await expect.poll(() => employers(page).count()).toBe(0)
  await lookAt(page, 'step, taken back', 'zoomed')

  // All that one did, by day, each with its way.
  await keys.press(page.getByRole('link', { name: 'Wat u deed' }))
  await onScreen(page, 'Wat u deed')
  await says(page, 'Voorletters: N.A.')
  await says(page, 'Ongedaan gemaakt: Bent u in loondienst?')
  await lookAt(page, 'what one did', 'zoomed')
  await keys.press(button(page, 'Bekijken: Voorletters: N.A.'))
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => initials.evaluate(one => one === document.activeElement)).toBe(true)
  expectSilence()
})
