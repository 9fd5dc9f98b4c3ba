/** @module-tag variant */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import { answeredInFull } from './full/answeredInFull'
import { expectOverview, passSteps, sending, sentRest, titles } from './full/steps'
import { together } from './full/together'
import { fillStep } from './full/walk'
import { sentQuestions } from './household'
import { expectFocus, keysOn } from './keys'
import { inventoryOf, invite } from './office'
import { button, onScreen, toggle } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'
import { askAdvisor } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** A new screen begins at its heading. */
const arriveOn =
  (page: Page) =>
  async (title: string): Promise<void> => {
    await onScreen(page, title)
    await expectFocus(page.getByRole('heading', { level: 1, name: title, exact: true }))
  }

test('the whole of full becomes a sent inventory by the keyboard alone', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const [keys, arrive] = [keysOn(page), arriveOn(page)]
  const invited = await invite('full', 'toetsenbord', { prefill: true })
  const steps = answeredInFull(together)
  await page.goto(invited.register_url)
  await arrive('Registreren voor Mijn Hypotheek Voorbereiden')
  await register(page, keys)
  await logIn(page, keys)
  await arrive('Welkom bij Mijn Hypotheek Voorbereiden')
  await keys.press(button(page, 'Start met invullen'))

  // What the office knows of the person stands there already; that it can be typed is tried in keyboard.test.ts.
  await passSteps(keys, page, titles, arrive, async step => {
    await fillStep(keys, page, steps[step] ?? {})
    if (step === 'questions_for_the_advisor') await askAdvisor(keys, page)
  })

  await expectOverview(keys, page, 'Financiering', {
    'Welke maandlasten passen het best bij u?': 'Een combinatie hiervan',
  })
  await keys.press(button(page, 'Bekijk: Vragen aan uw adviseur'))
  await keys.press(button(page, 'Wijzigen: Rente en rentevaste periode'))
  await onScreen(page, 'Vragen aan uw adviseur')
  await expectInSight(toggle(page, 'Rente en rentevaste periode'))
  await keys.press(button(page, 'Terug naar versturen'))
  await arrive(sending)
  await keys.press(button(page, 'Gegevens delen met mijn adviseur'))
  await arrive('Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor, ...rest } = await inventoryOf(invited)
  expect(customer).toHaveProperty('last_name.value', 'Vries')
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect(rest).toEqual(sentRest(steps, titles))
  expectSilence()
})
