import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { answerMissing, errorSummary } from './missing'
import { inventoryOf, invite } from './office'
import { button, card, onScreen, option, saved, says, selectField, textField } from './screen'
import { newVisitor } from './visitor'
import { walk } from './walk'

const sending = 'Gegevens versturen'
const high = '€\u00a0630.000 per jaar, klopt dat?'
const title = "De aanhef is 'Geachte heer' en het geslacht is 'Vrouw'. Klopt dat?"
const salaryTitle = 'Bruto jaarsalaris (zonder vakantiegeld)'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const salary = (page: Page) => textField(card(page, 'Werkgever 1'), salaryTitle)
const asked = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true })
const confirm = (page: Page, question: string) => page.getByRole('button', { name: `Ja, dat klopt: ${question}` })
const heard = (page: Page): Promise<string> =>
  page.getByRole('status').evaluateAll(all => all.map(({ textContent }) => textContent).join(' '))

test('what is doubtful is asked back when the field is left, confirmed once, and holds nothing up', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('financial_advice', 'twijfel')
  await enter(page, invited)
  await begin(page)
  for (const question of ['Heeft u een partner?', 'Heeft u kinderen?']) await option(page, question, 'Nee').check()
  await option(page, 'Bent u in loondienst?', 'Ja').check()

  // Nothing is said in the middle of a word: what was typed so far would be a month's pay.
  await salary(page).pressSequentially('6300')
  await saved(page)
  await page.waitForTimeout(400)
  expect(await page.getByText('klopt dat?').count()).toBe(0)
  await page.keyboard.type('00')
  await page.keyboard.press('Tab')
  await asked(page, high).waitFor()
  await expect.poll(() => heard(page)).toContain(`zeshonderddertigduizend euro. ${salaryTitle}: ${high}`)
  const described = (): Promise<string> =>
    salary(page).evaluate(field =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .join(' '),
    )
  await expect.poll(described).toContain(`zeshonderddertigduizend euro. ${high}`)
  await expect.poll(() => salary(page).getAttribute('aria-invalid')).toBeNull()
  await lookAt(page, 'doubt at the field', 'zoomed')

  // By keyboard: back to the field, on to the button.
  await salary(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await asked(page, high).waitFor({ state: 'detached' })
  await expectFocus(salary(page))
  await expect.poll(() => heard(page)).toContain('Genoteerd: dit klopt.')

  // Not asked again after coming back, and asked again of another amount.
  await saved(page)
  await page.reload()
  await salary(page).waitFor()
  await button(page, 'Volgende stap').waitFor()
  expect(await asked(page, high).count()).toBe(0)
  await salary(page).fill('640000')
  // Long after the birth date of below: this gives nothing to ask.
  await textField(card(page, 'Werkgever 1'), 'In dienst sinds').fill('01-03-2015')
  await asked(page, '€\u00a0640.000 per jaar, klopt dat?').waitFor()

  // What another answer makes doubtful is said at its own question.
  await selectField(page, 'Geslacht').focus()
  await selectField(page, 'Aanhef').selectOption('Geachte heer')
  await selectField(page, 'Geslacht').selectOption('Vrouw')
  await asked(page, title).waitFor()
  await saved(page)

  // It is no error: the summary does not name it, and the step goes on with it.
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()
  expect(await errorSummary(page).getByText('klopt dat').count()).toBe(0)
  await answerMissing(page)
  await asked(page, title).waitFor()
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Vragen aan uw adviseur')
  await walk(page)
  await onScreen(page, sending)

  // Gathered on the overview, each with its way there and its button.
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Klopt dit?' }) })
    .last()
  await says(list, /^Werkgever 1: .*, Bruto jaarsalaris/)
  await lookAt(page, 'doubts on the overview', 'zoomed')
  await list.getByRole('button', { name: 'Bekijken: Geslacht' }).click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => selectField(page, 'Geslacht').evaluate(field => field === document.activeElement)).toBe(true)
  await button(page, 'Terug naar versturen').click()
  await onScreen(page, sending)
  await confirm(page, 'Geslacht').press('Enter')
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Klopt dit?')

  // What was not confirmed is sent all the same, as it was answered.
  await button(page, 'Gegevens delen met mijn adviseur').click()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  const { customer } = await inventoryOf(invited)
  expect(customer).toHaveProperty('employers.0.salary.value', 640_000)
  expect(customer).toHaveProperty('gender.value', 'f')
  expectSilence()
})
