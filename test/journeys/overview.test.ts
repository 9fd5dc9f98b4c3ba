import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { lookAt } from './look'
import { type Invited, inventoryOf, invite } from './office'
import { button, card, choice, onScreen, option, saved, says, section, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'
import { walk } from './walk'

const sending = 'Gegevens versturen'
const sendButton = 'Gegevens delen met mijn adviseur'
const wayBack = 'Terug naar versturen'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** By its address, as a bookmark would (checklist OPEN-14). */
const open = async (page: Page, step: string, title: string): Promise<void> => {
  await page.goto(new URL(`/${step}`, page.url()).href)
  await onScreen(page, title)
}

const visit = async (type: string, name: string, more: object = {}) => {
  const visitor = await newVisitor(browser)
  const invited: Invited = await invite(type, name, more)
  await enter(visitor.page, invited)
  return { ...visitor, invited }
}

const overview = (page: Page) => section(page, 'Controleer uw gegevens')
const view = (page: Page, title: string) => button(overview(page), `Bekijk: ${title}`)
const goOn = (page: Page, title: string) => button(overview(page), `Ga verder: ${title}`)
const change = (page: Page, question: string) => button(overview(page), `Wijzigen: ${question}`)

test('what is open comes first and one by one, and its step leads there, until nothing is open', async () => {
  const { page, expectSilence, invited } = await visit('financial_advice', 'overzicht')
  await open(page, 'complete', sending)
  await says(page, /^Nog (minstens |ongeveer )?11 vragen open\.$/)
  await says(page, 'Nog 11 vragen')
  // Of what is open only the way on is there; what is complete can be opened.
  await view(page, 'Vragen aan uw adviseur').waitFor()
  expect(await view(page, 'Persoonlijke gegevens').count()).toBe(0)
  await lookAt(page, 'overview, much is missing', 'zoomed')

  await button(page, 'Volgende open vraag').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(page.getByLabel('Aanhef', { exact: true }))
  await textField(page, 'Roepnaam').fill('Jannie')
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await textField(card(page, 'Werkgever 1'), 'Werkgever').fill('Bakkerij Jansen')
  await button(page, wayBack).click()
  await onScreen(page, sending)

  // An answer that another one hides is not there, and not missing.
  await goOn(page, 'Persoonlijke gegevens').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await option(page, 'Bent u in loondienst?', 'Nee').check()
  await button(page, wayBack).click()
  await onScreen(page, sending)
  expect(await overview(page).getByText('Bakkerij Jansen').count()).toBe(0)

  // Sending opens the first step that is not right, at what is wrong in it.
  await button(page, sendButton).click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }))
  await walk(page)
  await onScreen(page, sending)
  await says(overview(page), /^Compleet\. Jannie /)
  expect(await page.getByText(/vragen open\.$/).count()).toBe(0)
  await lookAt(page, 'overview, complete')
  await view(page, 'Persoonlijke gegevens').click()
  await says(overview(page), 'Jannie')
  expect(await overview(page).getByText('Bakkerij Jansen').count()).toBe(0)
  await lookAt(page, 'overview, complete and opened', 'zoomed')
  await button(page, sendButton).click()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  expect((await inventoryOf(invited)).customer).toHaveProperty('first_name.value', 'Jannie')
  expectSilence()
})

test('the way back to sending is there from every step that one goes on to, also before the first try', async () => {
  const { page, expectSilence } = await visit('full', 'heen-en-weer', { prefill: true })
  await begin(page)
  expect(await button(page, wayBack).count()).toBe(0)
  await open(page, 'complete', sending)
  await view(page, 'Persoonlijke gegevens').click()
  await change(page, 'Heeft u een partner?').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(choice(page, 'Heeft u een partner?'))
  // With another answer two steps go; the way on and the way back are still there.
  await option(page, 'Heeft u een partner?', 'Nee').check()
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Uw woonsituatie')
  await button(page, wayBack).waitFor()
  await button(page, 'Vorige').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await button(page, wayBack).click()
  await onScreen(page, sending)
  await goOn(page, 'Uw woonsituatie').waitFor()
  expect(await goOn(page, 'Scheiding').count()).toBe(0)

  // Once sending was refused, every step has it, however one comes there.
  await button(page, sendButton).click()
  await onScreen(page, 'Uw woonsituatie')
  await saved(page)
  await open(page, 'moving', 'Verhuizen')
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await button(page, wayBack).waitFor()
  await open(page, 'personal_details', 'Persoonlijke gegevens')
  await option(page, 'Heeft u een partner?', 'Ja').check()
  await saved(page)
  await open(page, 'divorce', 'Scheiding')
  await button(page, wayBack).click()
  await onScreen(page, sending)
  await goOn(page, 'Scheiding').waitFor()
  expectSilence()
})

test('future income: the amounts can be read, in words and as bars, and the overview has nothing to change there', async () => {
  const { page, expectSilence } = await visit('mortgage_enrich', 'inkomen', { prefill: true })
  await open(page, 'future_income', 'Toekomstig inkomen')
  await card(page, 'Pensioen 1').getByText('AOW als u alleen woont (bruto per jaar)').waitFor()
  await page.getByRole('figure').first().getByText(/^€\s/).first().waitFor()
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  await lookAt(page, 'future income')
  await button(page, 'Laatste stap').click()
  await onScreen(page, sending)
  await view(page, 'Toekomstig inkomen').click()
  await says(overview(page), 'Pensioen 1')
  expect(await change(page, 'Pensioen (bruto per jaar)').count()).toBe(0)
  await overview(page).getByRole('button', { name: 'Naar deze stap: Toekomstig inkomen' }).click()
  await onScreen(page, 'Toekomstig inkomen')
  await button(page, wayBack).click()
  await onScreen(page, sending)
  expectSilence()
})
