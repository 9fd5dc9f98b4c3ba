import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { chooseMore } from './more'
import { invite } from './office'
import { button, onScreen, saved, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('another tab takes back what this one did, and this one does again what that one took back', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('financial_advice', 'terugnemen', { first_name: 'Noa', last_name: 'Smit' }))
  await begin(page)
  const initials = textField(page, 'Voorletters')
  await initials.fill('Q.')
  await initials.press('Enter')
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await button(other, 'Hier verdergaan').click()
  await onScreen(other, 'Persoonlijke gegevens')
  await button(other, 'Maak ongedaan: Voorletters, was leeg').click()
  await says(other, 'Ongedaan gemaakt. Voorletters is weer leeg.')
  await expect.poll(() => textField(other, 'Voorletters').inputValue()).toBe('')
  await saved(other)
  expect(await page.getByRole('button', { name: /^Maak ongedaan/ }).count()).toBe(0)
  await button(page, 'Hier verdergaan').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => initials.inputValue()).toBe('')
  await chooseMore(page, 'Opnieuw doen: Voorletters, wordt Q.')
  await expect.poll(() => initials.inputValue()).toBe('Q.')
  await saved(page)
  expectSilence()
})
