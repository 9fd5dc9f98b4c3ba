/** @module-tag variant */
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import type { Hands } from './hands'
import { sentCustomer, sentQuestions } from './household'
import { expectFocus, keysOn } from './keys'
import { filesOf, inventoryOf, invite } from './office'
import { button, onScreen, saved, selectField, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'
import { addDocument, askAdvisor, changeChildren, expectPersonalDetails, fillPersonalDetails, toStep } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })

/** A new screen begins at its heading. */
const arrivesAt = async (page: Page, name: string): Promise<void> => {
  await onScreen(page, name)
  await expectFocus(title(page, name))
}

/** An empty step is refused: the summary has the focus, and its links lead to the fields. */
const beRefused = async (page: Page, keys: Hands): Promise<void> => {
  await keys.press(button(page, 'Volgende stap'))
  await expectInSight(page.getByRole('heading', { level: 2, name: 'Niet alle velden zijn ingevuld' }))
  const lines: readonly (readonly [string, Locator])[] = [
    ['Straat', textField(page, 'Straat')],
    ['Aanhef', selectField(page, 'Aanhef')],
  ]
  for (const [label, field] of lines) {
    await keys.press(page.getByRole('link', { name: new RegExp(`^${label}: `) }))
    await expectInSight(field)
  }
}

test('an invitation becomes a sent inventory by the keyboard alone', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const keys = keysOn(page)
  const invited = await invite('financial_advice', 'noa.hendriks', { first_name: 'Noa', last_name: 'Hendriks' })
  await page.goto(invited.register_url)
  await arrivesAt(page, 'Registreren voor Mijn Financieel Advies Voorbereiden')
  await register(page, keys)
  await arrivesAt(page, 'Inloggen')
  await logIn(page, keys)
  await arrivesAt(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await keys.press(button(page, 'Start met invullen'))

  await arrivesAt(page, 'Persoonlijke gegevens')
  await beRefused(page, keys)
  await fillPersonalDetails(keys, page)
  await changeChildren(keys, page)
  await keys.press(button(page, 'Volgende stap'))
  await arrivesAt(page, 'Vragen aan uw adviseur')
  await askAdvisor(keys, page)
  await toStep(keys, page, 'Persoonlijke gegevens')
  await arrivesAt(page, 'Persoonlijke gegevens')
  await expectPersonalDetails(page)
  await keys.press(button(page, 'Volgende stap'))
  await arrivesAt(page, 'Vragen aan uw adviseur')
  await keys.press(button(page, 'Laatste stap'))

  await arrivesAt(page, 'Gegevens versturen')
  await keys.press(button(page, 'Documenten toevoegen'))
  const drop = page.getByLabel(/^Sleep uw pdf-bestanden/)
  await expectFocus(drop)
  await addDocument(page, () => page.keyboard.press('Enter'), ['loonstrook.pdf'])
  await page.getByRole('listitem').filter({ hasText: 'loonstrook.pdf' }).waitFor()
  await saved(page)
  await keys.press(button(page, 'Gegevens delen met mijn adviseur'))
  await arrivesAt(page, 'Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor } = await inventoryOf(invited)
  expect(customer).toEqual(sentCustomer)
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['loonstrook.pdf'])
  expectSilence()
})
