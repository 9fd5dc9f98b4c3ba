import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { top } from '../../ui/serve/settings'
import { openBrowser } from '../setup/openBrowser'
import { begin, giveCode, logIn, password, register } from './account'
import { traces } from './adversity/storedLog'
import { storedToken } from './adversity/storedSession'
import { answeredInFull } from './full/answeredInFull'
import { ownLog } from './helpdesk'
import { sentCustomer, sentQuestions } from './household'
import { mouse, quickMouse } from './mouse'
import { filesOf, inventoryOf, mails } from './office'
import { button, onScreen, saved, says, textField } from './screen'
import { allMotion, newVisitor, type Visitor } from './visitor'
import { addDocument, askAdvisor, changeChildren, expectPersonalDetails, fillPersonalDetails } from './wizard'

const email = 'noa.hendriks@voorbeeld.example'
const folder = mkdtempSync(join(tmpdir(), 'klantportaal-log-'))
const log = join(folder, 'logboek.jsonl')

let browser: Browser
let visitor: Visitor
let invitation = { id: '', loginUrl: '' }
let username = ''
const secrets: string[] = [password]

beforeAll(async () => {
  browser = await openBrowser()
  visitor = await newVisitor(browser, allMotion)
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const next = (name = 'Volgende stap'): Promise<void> => mouse.press(button(visitor.page, name))

// One customer and one visit: each test goes on where the one before it ended.

test('the office invites a customer, who registers by the link in the mail and logs in with a code', async () => {
  const { page } = visitor
  await page.goto(inject('officeUrl'))
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Voornaam').fill('Noa')
  await page.getByLabel('Achternaam').fill('Hendriks')
  await page.getByLabel('Inloggen met een code per e-mail').check()
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await page.getByRole('link', { name: 'Mail lezen' }).click()
  await page.getByRole('link', { name: '/register?token=' }).first().click()

  await onScreen(page, 'Registreren voor Mijn Financieel Advies Voorbereiden')
  await expect.poll(() => textField(page, 'Gebruikersnaam').inputValue()).not.toBe('')
  username = await textField(page, 'Gebruikersnaam').inputValue()
  await register(page, mouse)
  await logIn(page, mouse)
  const code = await giveCode(page, email)
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')

  const mail = (await mails()).find(({ to, login_url }) => to === email && login_url !== undefined)
  invitation = { id: mail?.invitation_id ?? '', loginUrl: mail?.login_url ?? '' }
  secrets.push(
    code,
    new URL(invitation.loginUrl).searchParams.get('token') ?? '',
    (await storedToken(page)) ?? 'nobody',
  )
})

// That they stay on the way back is tried in keyboard.test.ts.
test('all answers stay, through a reload', async () => {
  const { page } = visitor
  await begin(page)
  await fillPersonalDetails(quickMouse, page)
  await changeChildren(quickMouse, page)
  await saved(page)
  await page.reload()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectPersonalDetails(page)

  await next()
  await onScreen(page, 'Vragen aan uw adviseur')
  await askAdvisor(quickMouse, page)
  await next('Laatste stap')
  await onScreen(page, 'Gegevens versturen')
})

test('the log that the customer saves before sending replays without divergence and holds no secret', async () => {
  const { page } = visitor
  await mouse.press(button(page, 'Documenten toevoegen'))
  await addDocument(page, () => page.getByLabel(/^Sleep uw pdf-bestanden/).click(), ['loonstrook.pdf'])
  await says(page, 'loonstrook.pdf')
  await saved(page)
  writeFileSync(log, await ownLog(page))

  // It throws, with what was said, on any other exit status than 0.
  const said = execFileSync('npm', ['run', '--silent', 'replay', '--', log], { cwd: top, encoding: 'utf8' })
  expect(said).toContain('Persoonlijke gegevens (personal_details)')
  const text = readFileSync(log, 'utf8')
  expect(text).toContain('Bakkerij Jansen & Zn.')
  // Moments and hashes hold every six digits some day; a code is looked for in all the rest.
  const told = text.replace(/\b\d{13}\b|\b[\da-f]{32,}\b/g, '')
  for (const secret of secrets) {
    expect(secret).toMatch(/^\S{6,}$/)
    expect(/^\d+$/.test(secret) ? told : text).not.toContain(secret)
  }
})

test('exactly what was answered is at the desk after sending', async () => {
  const { page } = visitor
  await next('Gegevens delen met mijn adviseur')
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  await says(page, 'U kunt de pagina nu afsluiten. Uw persoonlijke gegevens en de extensie zijn verwijderd.')
  await says(page, 'uw antwoorden over 2 onderwerpen')
  await says(page, '1 document')

  const { customer, questions_for_the_advisor, files, ...rest } = await inventoryOf(invitation)
  expect(customer).toEqual(sentCustomer)
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect(files).toEqual([{ filename: 'loonstrook.pdf', type: 'PDF' }])
  // What this type does not ask goes along as it was; our own ids go nowhere.
  const unasked = Object.keys(answeredInFull({}))
  const always = ['parseResult', 'status', 'style', 'housing_requirements', 'hdn_companies', 'hdn_company_labels']
  expect(Object.keys(rest).sort()).toEqual([...always, ...unasked].sort())
  expect(JSON.stringify([customer, rest])).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
  const received = await filesOf(invitation)
  expect(received.map(({ filename, content_type }) => [filename, content_type])).toEqual([
    ['loonstrook.pdf', 'application/pdf'],
  ])
})

test('the customer is logged out after five seconds, and nothing is left on the device', async () => {
  const { page, context } = visitor
  await onScreen(page, 'Inloggen')
  await says(page, 'U bent nu uitgelogd')
  await says(page, /^Vanaf dit apparaat is een inventarisatie verzonden op \d\d-\d\d-\d{4} om \d\d:\d\d\. Dat kan ook /)
  await expect.poll(() => traces(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('the invitation is used: its links say so, and who logs in reads it on the intro', async () => {
  const { page } = visitor
  await page.goto(invitation.loginUrl)
  await says(page, 'Uitnodiging al gebruikt')
  await page.goto(invitation.loginUrl.replace('/login', '/register'))
  await page.getByRole('alert').getByText('Uitnodiging al gebruikt').waitFor()
  await onScreen(page, 'Inloggen')
  await mouse.type(textField(page, 'Gebruikersnaam'), username)
  await logIn(page)
  await giveCode(page, email)
  await onScreen(page, 'Deze uitnodiging is al gebruikt')
  await mouse.press(button(page, 'Uitloggen'))
  await onScreen(page, 'Inloggen')
  visitor.expectSilence()
})
