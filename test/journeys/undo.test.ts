import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { openCardOf, removeItem } from './cards'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { chooseMore } from './more'
import { quickMouse } from './mouse'
import { invite } from './office'
import { button, card, onScreen, option, saved, says, section, selectField, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Out of what is typed: there the keys take back what was typed. */
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

  // In a text field there is nothing to do again of what was typed there.
  await initials.focus()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await button(page, 'Maak ongedaan: Voorletters, was leeg').waitFor()
  await expect.poll(() => initials.inputValue()).toBe('N.A.')

  // By key: the answer goes, that is heard, and the focus is beside the field, so that the key goes on working.
  await leaveField(page)
  await page.keyboard.press('Control+z')
  await says(page, 'Ongedaan gemaakt. Voorletters is weer leeg.')
  await expect.poll(() => initials.inputValue()).toBe('')
  await expect.poll(() => focused(page)).toContain('Voorletters')
  await page.keyboard.press('Control+Shift+z')
  await says(page, 'Opnieuw gedaan. Voorletters is weer N.A.')
  await expect.poll(() => initials.inputValue()).toBe('N.A.')

  // An item, with the answer that it came with, by button; and its own way back after it was removed is the same.
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await expect.poll(() => employers(page).count()).toBe(1)
  await keys.press(button(page, "Maak ongedaan: 'Bent u in loondienst?', was leeg"))
  await expect.poll(() => employers(page).count()).toBe(0)
  await says(page, "Ongedaan gemaakt. 'Bent u in loondienst?' is weer leeg.")
  await chooseMore(page, "Opnieuw doen: 'Bent u in loondienst?', wordt Ja", keys)
  await expect.poll(() => employers(page).count()).toBe(1)
  await expect.poll(() => option(page, 'Bent u in loondienst?', 'Ja').isChecked()).toBe(true)
  await says(page, "Opnieuw gedaan. 'Bent u in loondienst?' is weer Ja.")
  await expectFocus(button(page, 'Meer'))

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
  await chooseMore(page, 'Opnieuw doen: Werkgever 2 verwijderd')
  await expect.poll(() => employers(page).count()).toBe(1)
  await says(page, 'Opnieuw gedaan. Werkgever is weg.')
  await button(page, 'Maak ongedaan: Werkgever verwijderd').click()
  await button(page, 'Maak ongedaan: Werkgever 2 toegevoegd').click()
  await expect.poll(() => employers(page).count()).toBe(1)

  // A step: its errors go, and it can be submitted again.
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await button(page, 'Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens').waitFor()
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
  await button(page, 'Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens').click()
  await button(page, "Maak ongedaan: 'Bent u in loondienst?', was leeg").click()
  await expect.poll(() => employers(page).count()).toBe(0)
  await lookAt(page, 'step, taken back', 'zoomed')

  // All that one did, by day, each with its way; and back to the question that one left from, by the browser's way too.
  await initials.focus()
  await chooseMore(page, 'Wat u deed', keys)
  await onScreen(page, 'Wat u deed')
  const isAtInitials = () => expect.poll(() => initials.evaluate(one => one === document.activeElement)).toBe(true)
  await keys.press(button(page, 'Terug naar de vragenlijst'))
  await onScreen(page, 'Persoonlijke gegevens')
  await isAtInitials()
  await page.goBack()
  await onScreen(page, 'Wat u deed')
  await page.goBack()
  await onScreen(page, 'Persoonlijke gegevens')
  await isAtInitials()
  await chooseMore(page, 'Wat u deed', keys)
  await onScreen(page, 'Wat u deed')
  await says(page, 'Voorletters: N.A.')
  await says(page, 'Ongedaan gemaakt: Bent u in loondienst?')
  await lookAt(page, 'what one did', 'zoomed')
  await keys.press(button(page, 'Bekijken: Voorletters: N.A.'))
  await onScreen(page, 'Persoonlijke gegevens')
  await isAtInitials()
  expectSilence()
})

test('a home, an item with all that it holds, and what another tab did are taken back, each as it was', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  const to = (place: string, at = page) => at.goto(new URL(`/${place}`, page.url()).href)
  await enter(page, await invite('full', 'terugnemen.meer', { prefill: true }))

  // A home that was chosen among those that were found: it goes, and what was found stays.
  await to('moving')
  await onScreen(page, 'Verhuizen')
  await option(page, 'Verwacht u dat u gaat verhuizen?', 'Ja').check()
  await selectField(page, 'Welk type woning zoekt u?').selectOption({ label: 'Appartement' })
  await textField(page, 'In de buurt van welke postcode zoekt u?').fill('3581 kw')
  await selectField(page, 'Binnen welke afstand zoekt u?').selectOption({ label: '5 km' })
  await button(page, 'Zoeken').click()
  const chosen = page.getByRole('region', { name: /^Gekozen woning: / })
  const choose = page.getByRole('button', { name: /^Kies deze woning: / })
  await choose.first().click()
  await chosen.waitFor()
  const home = await chosen.getAttribute('aria-label')
  await button(page, 'Maak ongedaan: Woning gekozen bij Verhuizen').waitFor()
  await leaveField(page)
  await page.keyboard.press('Control+z')
  await says(page, 'Ongedaan gemaakt. De woning bij Verhuizen is weer zoals die was.')
  await chosen.waitFor({ state: 'detached' })
  await choose.first().waitFor()
  await lookAt(page, 'step, a home taken back')
  await chooseMore(page, 'Opnieuw doen: Woning gekozen bij Verhuizen')
  await chosen.waitFor()
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe(home)
  await saved(page)

  // An item comes back with every answer in it, and is called what it was called.
  await to('personal_details')
  await onScreen(page, 'Persoonlijke gegevens')
  const answers = page.locator('main [data-read^="customer.children."]')
  const held = () => answers.allTextContents()
  await answers.first().waitFor()
  const before = await held()
  expect(before.length).toBeGreaterThan(3)
  await removeItem(quickMouse, card(page, 'Kind 1'))
  const back = page.getByRole('main').getByRole('button', { name: /^Maak ongedaan: Kind: .+ verwijderd$/ })
  await back.waitFor()
  await expect.poll(held).not.toEqual(before)
  await back.click()
  await says(page, /^Ongedaan gemaakt\. Kind 1: .+ is terug\.$/)
  // It stands open as it was when it went.
  await page.getByRole('button', { name: /^Klaar: Kind 1/ }).click()
  await expect.poll(held).toEqual(before)

  // Another tab goes on: it takes back what this one did, and this one does again what that one took back.
  const initials = textField(page, 'Voorletters')
  await openCardOf(section(page, 'Persoonlijke gegevens'), initials, 'Voorletters')
  await initials.fill('Q.')
  await initials.press('Enter')
  await saved(page)
  const other = await context.newPage()
  await to('personal_details', other)
  await button(other, 'Hier verdergaan').click()
  await onScreen(other, 'Persoonlijke gegevens')
  const takesBack = other.getByRole('main').getByRole('button', { name: /^Maak ongedaan: Voorletters, was / })
  await takesBack.click()
  await says(other, /^Ongedaan gemaakt\. Voorletters is weer /)
  await openCardOf(section(other, 'Persoonlijke gegevens'), textField(other, 'Voorletters'), 'Voorletters')
  await expect.poll(() => textField(other, 'Voorletters').inputValue()).not.toBe('Q.')
  const was = await textField(other, 'Voorletters').inputValue()
  await saved(other)
  expect(await page.getByRole('button', { name: /^Maak ongedaan/ }).count()).toBe(0)
  await button(page, 'Hier verdergaan').click()
  await section(page, 'Persoonlijke gegevens').waitFor()
  await openCardOf(section(page, 'Persoonlijke gegevens'), initials, 'Voorletters')
  await expect.poll(() => initials.inputValue()).toBe(was)
  await chooseMore(page, 'Opnieuw doen: Voorletters, wordt Q.')
  await expect.poll(() => initials.inputValue()).toBe('Q.')
  await saved(page)

  // From the page of the retrieval too, which is no step here.
  await to('aqopi')
  await onScreen(page, 'Gegevens ophalen')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Maak ongedaan: Voorletters, was / })
    .waitFor()
  await page.keyboard.press('Control+z')
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => initials.inputValue()).toBe(was)

  // What was done is told with the names of then.
  await chooseMore(page, 'Wat u deed')
  await onScreen(page, 'Wat u deed')
  await says(page, /^Ongedaan gemaakt: Kind 1: .+ verwijderd$/)
  await lookAt(page, 'what one did, with names', 'zoomed')
  expectSilence()
})

test('where the retrieval is a step, what was done on others is taken back from there', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('mortgage', 'terugnemen.ophalen', { first_name: 'Noa' }))
  await page.goto(new URL('/personal_details', page.url()).href)
  await onScreen(page, 'Persoonlijke gegevens')
  const phone = textField(page, 'Telefoonnummer')
  await phone.fill('0612345678')
  await phone.press('Enter')
  await saved(page)
  await button(page, 'Vorige').click()
  await onScreen(page, 'Gegevens ophalen')
  await button(page, 'Maak ongedaan: Telefoonnummer, was leeg').waitFor()
  await button(page, 'Maak ongedaan: Telefoonnummer, was leeg').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => phone.inputValue()).toBe('')
  expectSilence()
})
