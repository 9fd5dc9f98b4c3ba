import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { companies } from '../../../domain/catalogue/personalDetails/companies'
import { partner } from '../../../domain/catalogue/personalDetails/partner'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import { eventually } from '../../setup/eventually'
import { type PlainServer, startPlainServer } from '../../setup/plainServer'
import { password } from '../account'
import { answerLines } from '../answerLines'
import { asSent } from '../answers'
import * as household from '../household'
import { filesOf, type Invited, inventoryOf, invite } from '../office'
import { pdf } from '../wizard'
import { escapeKey } from './driven'
import { lookAt } from './look'
import { byRole, card, fileField, gone, onScreen, saved, says, section } from './screen'
import { newVisitor, type Visitor } from './visitor'
import { expectShown, fillIn, press, textIn, type } from './work'

/** What the household has that would only be more of the same. */
const noMore = {
  ...answerLines(companies.content, { has_companies: 0 }),
  ...answerLines(partner.content, { has_partner: 0 }),
}

const folder = mkdtempSync(join(tmpdir(), 'klantportaal-webkit-'))
let plain: PlainServer
let visitor: Visitor
let invited: Invited

beforeAll(async () => {
  plain = await startPlainServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'))
  visitor = await newVisitor(1280, 900)
  invited = await invite('financial_advice', 'safari', { first_name: 'Noa', last_name: 'Hendriks' })
})

afterAll(async () => {
  await plain?.close()
  rmSync(folder, { recursive: true, force: true })
})

// One customer and one visit: each test goes on where the one before it ended.

test('a host whose row does not name Safari offers another browser, and keeps nothing', async () => {
  const { page, goTo, browser, traces, expectSilence } = visitor
  const { pathname, search } = new URL(invited.register_url)
  await goTo(`${plain.url}${pathname}${search}`)
  await onScreen(page, 'Niet ondersteunde browser')
  await lookAt(browser, 'refused')
  expect(await traces()).toEqual([])
  await expectSilence()
})

test('a host that names it lets the customer register, and log in by typing', async () => {
  const { page, goTo, browser, expectSilence } = visitor
  await goTo(invited.register_url)
  await onScreen(page, 'Registreren voor Mijn Financieel Advies Voorbereiden')
  await lookAt(browser, 'register')
  await type(page, 'Wachtwoord', password)
  await type(page, 'Bevestig wachtwoord', password)
  await press(page, 'Registreren')
  await onScreen(page, 'Inloggen')
  await lookAt(browser, 'login')
  await type(page, 'Wachtwoord', password)
  await press(page, 'Inloggen')
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await lookAt(browser, 'intro')
  await expectSilence()
})

test('a word that is being typed as the page goes away is there again, and all that was answered stays', async () => {
  const { page, browser, reload, traces, expectSilence } = visitor
  await press(page, 'Start met invullen')
  await onScreen(page, 'Persoonlijke gegevens')
  await lookAt(browser, 'first step')
  await type(page, 'Voorletters', 'N.J.')
  await reload()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => textIn(page, 'Voorletters')).toBe('N.J.')

  const { initials: _, ...person } = household.person
  const [employer = {}] = household.employers
  const [child] = household.children
  await fillIn(await section(page, 'Persoonlijke gegevens'), person)
  await fillIn(await section(page, 'Uw woning'), household.home)
  await fillIn(page, household.employed)
  await fillIn(await card(page, 'Werkgever 1'), employer)
  await fillIn(page, household.parent)
  await fillIn(await card(page, 'Kind 1'), child)
  await press(page, 'Kind toevoegen')
  const second = await card(page, 'Kind 2')
  await type(second, 'Voornaam', 'Bram')
  await saved(page)
  await lookAt(browser, 'first step, filled in')
  // What that sentence rests on: WebKit has no buckets, so that there is a database for each invitation.
  expect(await traces()).toContain(`database ${logDatabaseName(invited.id)}`)

  await reload()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectShown(await section(page, 'Persoonlijke gegevens'), household.person)
  await expectShown(await section(page, 'Uw woning'), household.home)
  await expectShown(await card(page, 'Werkgever 1'), employer)
  await expectShown(await card(page, 'Kind 1'), child)
  await expect.poll(async () => textIn(await card(page, 'Kind 2'), 'Voornaam')).toBe('Bram')
  await expectSilence()
})

test('what is removed comes back, what is refused is said, and the browser goes back and forth between the steps', async () => {
  const { page, browser, expectSilence } = visitor
  const second = await card(page, 'Kind 2')
  await press(second, 'Verwijderen: Kind 2: Bram')
  await says(page, 'Kind 2: Bram is verwijderd.')
  await press(page, 'Ongedaan maken')
  await press(page, 'Volgende stap')
  await says(page, 'Niet alle velden zijn ingevuld')
  await lookAt(browser, 'first step, refused')
  await press(await card(page, 'Kind 2'), 'Verwijderen: Kind 2: Bram')
  await says(page, 'Kind 2: Bram is verwijderd.')
  await fillIn(page, noMore)
  await press(page, 'Volgende stap')
  await onScreen(page, 'Vragen aan uw adviseur')
  await browser.back()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectShown(await section(page, 'Uw woning'), household.home)
  await browser.forward()
  await onScreen(page, 'Vragen aan uw adviseur')
  await expectSilence()
})

test('the answers and a document arrive as they were given', async () => {
  const { page, browser, expectSilence } = visitor
  const [{ topic, text } = { topic: '', text: '' }] = household.questions
  await press(page, topic, 'switch')
  await type(page, 'Wat wilt u hierover vragen?', text)
  await lookAt(browser, 'second step')
  await press(page, 'Laatste stap')
  await onScreen(page, 'Gegevens versturen')
  await says(page, 'Compleet. Noa *')
  await lookAt(browser, 'before sending')
  await press(page, 'Bewaar of print uw antwoorden')
  await byRole(page, 'dialog', 'Uw antwoorden bewaren of printen')
  await lookAt(browser, 'copy')
  await browser.press(escapeKey)
  await gone(page, 'dialog', 'Uw antwoorden bewaren of printen')

  const document = join(folder, 'loonstrook.pdf')
  writeFileSync(document, pdf('loonstrook'))
  await press(page, 'Documenten toevoegen')
  await browser.type(await fileField(page), document)
  await says(page, 'loonstrook.pdf')
  await saved(page)
  await expectSilence()
  await press(page, 'Gegevens delen met mijn adviseur')
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  await says(page, 'U kunt de pagina nu afsluiten. Uw persoonlijke gegevens en de extensie zijn verwijderd.')
  await lookAt(browser, 'sent')

  const { customer } = await inventoryOf(invited)
  expect(customer).toMatchObject({ ...asSent(household.person), address: asSent(household.home) })
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['loonstrook.pdf'])
})

test('afterwards nothing of it is left in the browser', async () => {
  const { page, traces, expectSilence } = visitor
  await onScreen(page, 'Inloggen')
  await says(page, 'U bent nu uitgelogd')
  await eventually(async () => expect(await traces()).toEqual([]))
  await expectSilence()
})
