import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus } from './keys'
import { invite } from './office'
import { button, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('in fields that nobody typed in since, the keys take back what was done before, and say so', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('financial_advice', 'terugtypen'))
  await begin(page)
  const names = ['Postcode', 'Huisnummer', 'Toevoeging'] as const
  const shown = () => Promise.all(names.map(name => textField(page, name).inputValue()))
  await textField(page, 'Postcode').focus()
  for (const typed of ['3511LX', '5', 'B']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await button(page, 'Maak ongedaan: Toevoeging, was leeg').waitFor()
  for (const [name, left] of [
    ['Toevoeging', ['3511 LX', '5', '']],
    ['Huisnummer', ['3511 LX', '', '']],
    ['Postcode', ['', '', '']],
  ] as const) {
    await page.keyboard.press('Control+z')
    await says(page, `Ongedaan gemaakt. ${name} is weer leeg.`)
    await expect.poll(shown).toEqual(left)
  }
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await says(page, 'Opnieuw gedaan. Postcode is weer 3511 LX.')
  await expect.poll(shown).toEqual(['3511 LX', '', ''])

  // What had the focus goes with the refusal that is taken back.
  await button(page, 'Volgende stap').press('Enter')
  await expectFocus(page.getByRole('heading', { name: /^Niet alle velden zijn ingevuld/ }))
  await page.keyboard.press('Control+z')
  await expectFocus(page.getByRole('heading', { level: 1 }))
  expectSilence()
})
