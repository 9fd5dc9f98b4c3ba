import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { invite } from './office'
import { button, goWithin, onScreen, saved, says, section, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('how far one is, where each answer came from, and from one open question to the next until sending', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const keys = keysOn(page)
  await enter(page, await invite('assessment', 'hoever', { first_name: 'Noa', last_name: 'Smit' }))
  await begin(page)
  const answered = async (): Promise<readonly number[]> => {
    const words = await page.getByText(/^\d+ van ongeveer \d+ vragen ingevuld$/).textContent()
    return (words ?? '').match(/\d+/g)?.map(Number) ?? []
  }
  await says(page, /^Stap 1 van \d+$/)
  await says(page, 'Wat als')
  const [before = 0, of = 0] = await answered()
  await says(section(page, 'Uw woning'), /^Nog \d+ vragen$/)

  // What the office filled in says so; one's own in its place says what stood there, and puts it back.
  const lastName = textField(page, 'Achternaam').first()
  await says(page, 'Van uw adviseur')
  await lookAt(page, 'first step, how far, from the adviser', 'zoomed')
  await lastName.fill('Jansen')
  await lastName.press('Enter')
  await says(page, /^Van uw adviseur: Smit \(vandaag om \d\d:\d\d\)$/)
  await lookAt(page, 'first step, what stood there')
  await keys.press(button(page, 'Terugzetten: Achternaam'))
  await expect.poll(() => lastName.inputValue()).toBe('Smit')
  await expectFocus(lastName)
  await textField(page, 'Voorletters').fill('N.')
  await textField(page, 'Voorletters').press('Enter')
  // It may stay empty, so it is none of those that are counted; the next is.
  expect(await answered()).toEqual([before, of])
  await textField(page, 'Huisnummer').first().fill('12')
  await textField(page, 'Huisnummer').first().press('Enter')
  await expect.poll(answered).toEqual([before + 1, of])
  await saved(page)

  // From the overview: by key, from one open question to the next, over the steps.
  await goWithin(page, '/complete')
  await onScreen(page, 'Gegevens versturen')
  await lookAt(page, 'overview, with what is open')
  await says(page, /^Nog ongeveer \d+ vragen open\.$/)
  await keys.press(button(page, 'Volgende open vraag'))
  await onScreen(page, 'Persoonlijke gegevens')
  const focused = () => page.evaluate(() => document.activeElement?.closest('[id*="."]')?.id ?? '')
  await expect.poll(focused).not.toBe('')
  const first = await focused()
  await lookAt(page, 'a step on the way to sending')
  await keys.press(button(page, `Volgende open vraag (nog ongeveer ${of - before - 1})`))
  await expect.poll(focused).not.toBe(first)
  await keys.press(button(page, 'Terug naar versturen'))
  await onScreen(page, 'Gegevens versturen')
  expectSilence()
})
