import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter, logIn, register } from './account'
import { openCards } from './cards'
import { lookAt } from './look'
import { chooseMore } from './more'
import { fault, invite, noFaults } from './office'
import { button, card, onScreen, option, removeButton, says, section, textField, titled } from './screen'
import { allMotion, newVisitor, type Visitor } from './visitor'
import { walk } from './walk'
import { addDocument } from './wizard'

const customer = '/api/portal/customer'
const sendButton = 'Gegevens delen met mijn adviseur'
const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

let browser: Browser
let visitor: Visitor

beforeAll(async () => {
  browser = await openBrowser()
  visitor = await newVisitor(browser, allMotion)
})

afterEach(() => noFaults())

/** What the office answers of a customer with this invitation. */
const answered = (invitation: object) => ({
  data: {
    id: 1,
    invitation: {
      data: {
        id: '1',
        type: 'financial_advice',
        partner_invited: false,
        valid_until: null,
        submitted_at: null,
        aqopi_info: null,
        ...invitation,
      },
    },
  },
})

test('the intro: loading, open, none, used and over', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await fault(customer, { method: 'GET', delay_ms: 600_000 })
  await enter(page, await invite('financial_advice', 'intro'))
  await titled(page, 'Uw gegevens worden geladen')
  await lookAt(page, 'intro, loading')
  await noFaults()
  await page.reload()
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await lookAt(page, 'intro', 'zoomed')
  const closed: readonly (readonly [object, string])[] = [
    [{ data: { id: 1 } }, 'Geen geldige uitnodiging'],
    [answered({ submitted_at: '2026-01-02T10:00:00Z' }), 'Deze uitnodiging is al gebruikt'],
    [answered({ valid_until: '2020-01-01' }), 'Uw uitnodiging is verlopen'],
  ]
  for (const [body, title] of closed) {
    await noFaults()
    await fault(customer, { method: 'GET', status: 200, body })
    await page.reload()
    await onScreen(page, title)
    await lookAt(page, `intro, ${title}`)
  }
  expectSilence()
  await context.close()
})

const fillExtremes = async (page: Page): Promise<void> => {
  await textField(page, 'Roepnaam').fill(longName)
  await textField(page, 'Achternaam').fill(longName)
  for (const question of ['Bent u in loondienst?', 'Heeft u kinderen?']) await option(page, question, 'Ja').check()
  await textField(card(page, 'Werkgever 1'), 'Werkgever').fill(longName)
  await button(page, 'Werkgever toevoegen').click()
  await textField(card(page, 'Werkgever 2'), 'Werkgever').fill('Gemeente Groningen')
  const home = section(page, 'Uw woning')
  await textField(home, 'Postcode').fill('9999XX')
  await textField(home, 'Huisnummer').fill('7')
  await says(home, 'Woning niet gevonden.')
}

// One customer and one visit: each test goes on where the one before it ended.

test('personal details: empty, refused, with extremes, and with something to undo', { tags: 'variant' }, async () => {
  const { page } = visitor
  await enter(page, await invite('customer_profile', 'kim', { prefill: true, partner_invited: true }))
  await begin(page)
  await lookAt(page, 'personal details')
  await openCards(page)
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await lookAt(page, 'personal details, refused')
  await fillExtremes(page)
  await lookAt(page, 'personal details, extremes')
  await removeButton(card(page, 'Werkgever 1')).click()
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).waitFor()
  await lookAt(page, 'personal details, undo', 'zoomed')
  await chooseMore(page, 'Meer over uw gegevens')
  await lookAt(page, 'personal details, menu')
})

test('a second tab asks before it takes over, and logging out asks what becomes of the answers', {
  tags: 'variant',
}, async () => {
  const { page, context } = visitor
  const second = await context.newPage()
  await second.goto(page.url())
  await onScreen(second, 'Dit portaal is al open in een ander tabblad')
  await lookAt(second, 'second tab', 'zoomed')
  await button(second, 'Hier verdergaan').click()
  await onScreen(second, 'Persoonlijke gegevens')
  await onScreen(page, 'Dit portaal is al open in een ander tabblad')
  await button(page, 'Hier verdergaan').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await second.close()
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('dialog', { name: 'Wat wilt u met uw antwoorden doen?' }).waitFor()
  await lookAt(page, 'log out')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('sending: empty, with documents, refused, failed, offline, busy and done', { tags: 'variant' }, async () => {
  const { page, context, expectSilence } = visitor
  await walk(page)
  await lookAt(page, 'complete')
  await button(page, 'Documenten toevoegen').click()
  const drop = page.getByLabel(/^Sleep uw pdf-bestanden/)
  await addDocument(page, () => drop.click(), ['loonstrook november.pdf', `${longName}.pdf`])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('geen pdf') })
  await says(page.getByRole('main'), /^foto\.png: File not supported/)
  await lookAt(page, 'complete, documents', 'zoomed')

  const errors = { 'customer.last_name': ['Deze naam klopt niet met onze gegevens'] }
  await fault(customer, { method: 'PUT', status: 422, body: { error: { errors } }, times: 1 })
  await button(page, sendButton).click()
  await says(page.getByRole('main'), 'Niet alle gegevens zijn correct ingevuld')
  await lookAt(page, 'complete, refused')
  await fault(customer, { method: 'PUT', status: 500, times: 1 })
  await button(page, sendButton).click()
  await says(page.getByRole('main'), 'Er is een onverwachte fout opgetreden')
  await lookAt(page, 'complete, failed')
  await context.setOffline(true)
  await button(page, sendButton).click()
  await says(page.getByRole('main'), 'Gegevens kunnen niet verzonden worden')
  await lookAt(page, 'complete, offline')
  await context.setOffline(false)
  await fault(customer, { method: 'PUT', delay_ms: 600_000, times: 1 })
  await button(page, sendButton).click()
  await says(page, 'Uw gegevens worden verzonden')
  await lookAt(page, 'complete, busy')
  await noFaults()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  await says(page, /Uw partner krijgt een aparte uitnodiging/)
  await lookAt(page, 'success with partner')
  expectSilence()
})

test("the association's host, from registering to the end", { tags: 'variant' }, async () => {
  const { page, expectSilence } = await newVisitor(browser, allMotion)
  const invited = await invite('debug', 'lid', { tenant: 'vereniging' })
  await page.goto(invited.register_url)
  await says(page, 'Dat ziet er goed uit!')
  await lookAt(page, 'association, register')
  await register(page)
  await lookAt(page, 'association, login')
  await logIn(page)
  await button(page, 'Start met invullen').waitFor()
  await lookAt(page, 'association, intro')
  await begin(page)
  await textField(page, 'Lidnummer').fill('20417')
  await lookAt(page, 'association, personal details', 'zoomed')
  await walk(page)
  await lookAt(page, 'association, complete')
  await button(page, sendButton).click()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  await lookAt(page, 'association, success')
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'association, logged out')
  expectSilence()
})
