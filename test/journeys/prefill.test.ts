import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { openCardOf } from './cards'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { invite } from './office'
import { offPaper, onPaper } from './paperMedium'
import { chooseHousehold, plays, providerPage, retrieve } from './provider'
import { button, onScreen, option, saved, says, section, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const came = 'Dit hebben wij opgehaald'
const differs = 'Dit verschilt van wat u heeft ingevuld'

test('what was retrieved is checked once, says where it came from, comes back, and never replaces an answer', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'opgehaald', { first_name: 'Noa', last_name: 'Smit' }))
  await button(page, 'Start met ophalen').click()
  await onScreen(page, 'Gegevens ophalen')
  await retrieve(page, 'couple')
  await onScreen(page, 'Persoonlijke gegevens')

  // The list: by source, with what was not used; each line leads to its question.
  const list = section(page, came)
  await says(list, 'Wij vragen alleen naar kinderen jonger dan 30 jaar.')
  await says(list, 'Kind 2: Daan')
  await lookAt(page, 'retrieved, to be checked', 'zoomed')
  // On paper it is what came in; nothing that can only be done on a screen.
  const todo = [list.getByText('Naar de vraag', { exact: true }).first(), list.getByText('Klopt iets niet?')]
  const seen = () => Promise.all(todo.map(one => one.isVisible()))
  await expect.poll(seen).toEqual([true, true])
  await onPaper(page)
  await expect.poll(seen).toEqual([false, false])
  await says(list, '14-03-1982')
  await offPaper(page)
  await list.getByRole('button', { name: 'Achternaam. Naar de vraag' }).first().press('Enter')
  const lastName = textField(page, 'Achternaam').first()
  await expectFocus(lastName)

  // On its card where it came from, once; another answer says at its field what was retrieved, and puts it back.
  await expect.poll(() => lastName.inputValue()).toBe('Vries')
  const described = async (): Promise<string> =>
    lastName.evaluate(one =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  await expect.poll(described).toBe('')
  await says(section(page, 'Persoonlijke gegevens'), 'Opgehaald bij MijnOverheid')
  await says(section(page, 'Persoonlijke gegevens'), 'Wat u wijzigt, gaat alleen naar uw adviseur.')
  await lastName.fill('Jansen')
  await lastName.press('Enter')
  await says(page, 'Opgehaald bij MijnOverheid: Vries')
  await expect.poll(described).toContain('Vries')
  await lookAt(page, 'retrieved, changed by the customer')
  await button(page, 'Terugzetten: Achternaam').press('Enter')
  await expect.poll(() => lastName.inputValue()).toBe('Vries')
  await expectFocus(lastName)

  await lastName.fill('Jansen')
  const value = textField(page, 'WOZ-waarde')
  await openCardOf(section(page, 'Uw woning'), value, 'WOZ-waarde')
  await value.fill('500000')
  const partner = option(page, 'Heeft u een partner?', 'Nee')
  await openCardOf(section(page, 'Partner'), partner, 'Heeft u een partner?')
  await partner.check()
  await button(list, 'Gezien').press('Enter')
  await expect.poll(() => list.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await saved(page)
  await page.reload()
  await onScreen(page, 'Persoonlijke gegevens')
  expect(await list.count()).toBe(0)

  // Another retrieval: nothing of the customer's own is replaced, what differs is offered beside it.
  await page.goBack()
  await onScreen(page, 'Gegevens ophalen')
  await button(page, 'Opnieuw ophalen').click()
  await providerPage(page).getByRole('heading', { name: 'Gegevens ophalen' }).waitFor()
  await chooseHousehold(page, 'divorced')
  await plays(page, 'Inloggen met DigiD', 'Gegevens delen')
  await onScreen(page, 'Persoonlijke gegevens')
  const offers = section(page, differs)
  await says(offers, 'Jansen')
  await says(offers, 'Vermeer')
  await openCardOf(section(page, 'Persoonlijke gegevens'), lastName, 'Achternaam')
  await openCardOf(section(page, 'Uw woning'), value, 'WOZ-waarde')
  await expect.poll(() => lastName.inputValue()).toBe('Jansen')
  await lookAt(page, 'retrieved again, what differs')
  await button(offers, 'Overnemen: Achternaam').press('Enter')
  await expect.poll(() => lastName.inputValue()).toBe('Vermeer')
  await button(offers, 'Laten staan: WOZ-waarde').press('Enter')
  await expect.poll(() => offers.count()).toBe(0)
  await expect.poll(() => textField(page, 'WOZ-waarde').inputValue()).toMatch(/^500\.000/)
  await says(page, 'Opgehaald bij MijnOverheid: €\u00a0438.000,00')
  expectSilence()
})

test('damaged data is used as far as it goes, and says of the rest what to do', async () => {
  const { page } = await newVisitor(browser)
  await enter(page, await invite('mortgage', 'beschadigd', { first_name: 'Noa', last_name: 'Smit' }))
  await button(page, 'Start met ophalen').click()
  await onScreen(page, 'Gegevens ophalen')
  await retrieve(page, 'damaged')
  await onScreen(page, 'Persoonlijke gegevens')
  const list = section(page, came)
  await says(list, 'Dit is geen bestaande datum.')
  expect(await page.locator('main script').count()).toBe(0)
  await lookAt(page, 'retrieved, damaged', 'zoomed')
  await list.getByRole('button', { name: 'Naar de vraag: Geboortedatum' }).press('Enter')
  await expectFocus(textField(page, 'Geboortedatum'))
})
