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
const stepOf = (page: Page, title: string) =>
  overview(page)
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: new RegExp(`^${title}`) })
const lead = (page: Page, words: 'Aanvullen' | 'Wijzigen', question: string) =>
  overview(page).getByRole('button', { name: `${words}: ${question}`, exact: true })

test('what is missing is listed, leads to its place, and back to sending until nothing is missing', async () => {
  const { page, expectSilence, invited } = await visit('financial_advice', 'overzicht')
  await open(page, 'complete', sending)
  await says(overview(page), 'Bij 11 vragen moet u nog iets invullen of verbeteren. Doe dit voordat u verstuurt.')
  await expect.poll(() => stepOf(page, 'Persoonlijke gegevens').getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => stepOf(page, 'Vragen aan uw adviseur').getAttribute('aria-expanded')).toBe('false')
  await says(overview(page), 'Vul uw roepnaam in')
  await lookAt(page, 'overview, much is missing', 'zoomed')

  await lead(page, 'Aanvullen', 'Roepnaam').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(textField(page, 'Roepnaam'))
  await page.keyboard.type('Jannie')
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await textField(card(page, 'Werkgever 1'), 'Werkgever').fill('Bakkerij Jansen')
  await button(page, wayBack).click()
  await onScreen(page, sending)
  await says(overview(page), 'Jannie')
  await says(overview(page), 'Werkgever 1: Bakkerij Jansen')

  // An answer that another one hides is not there, and not missing.
  await lead(page, 'Wijzigen', 'Bent u in loondienst?').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(choice(page, 'Bent u in loondienst?'))
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
  await says(overview(page), 'Hieronder staat wat u heeft ingevuld. Klopt alles? Dan kunt u uw gegevens versturen.')
  await expect.poll(() => stepOf(page, 'Persoonlijke gegevens').getAttribute('aria-expanded')).toBe('false')
  await lookAt(page, 'overview, complete')
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
  await stepOf(page, 'Persoonlijke gegevens').click()
  await lead(page, 'Wijzigen', 'Heeft u een partner?').click()
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
  await stepOf(page, 'Uw woonsituatie').waitFor()
  expect(await stepOf(page, 'Scheiding').count()).toBe(0)

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
  await stepOf(page, 'Scheiding').waitFor()
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
  await stepOf(page, 'Toekomstig inkomen').click()
  await says(overview(page), 'Pensioen 1')
  expect(await lead(page, 'Wijzigen', 'Pensioen (bruto per jaar)').count()).toBe(0)
  await overview(page).getByRole('button', { name: 'Naar deze stap: Toekomstig inkomen' }).click()
  await onScreen(page, 'Toekomstig inkomen')
  await button(page, wayBack).click()
  await onScreen(page, sending)
  expectSilence()
})
