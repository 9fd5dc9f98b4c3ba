import * as E from 'fp-ts/Either'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { planImport } from '../../events/log/logExport/importLog'
import { firstDivergence } from '../../projections/replay/verdicts/divergence'
import { readSupportCode } from '../../projections/supportCode/supportCode'
import { catalogues } from '../arbitraries/surveys'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { downloaded } from './downloads'
import { help, openHelp, savedLog } from './helpdesk'
import { lookAt } from './look'
import { chooseMore } from './more'
import { invite } from './office'
import { button, card, onScreen, option, says, section, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** What the customer types here, and no word of the portal's. */
const typed = ['Kanarieveld', 'Woldemar', 'Bakkerij Kanarie', '0612398765', 'woldemar@kanarie', '9999XZ'] as const

/** The log in a file, and the questions that its last submitted step was refused for. */
const opened = (text: string) => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error(JSON.stringify(plan.reasons))
  const events = plan.log.records.flatMap(record => record.events)
  const refused = events.flatMap(event => (event.type === 'StepSubmitted' ? [event.errors] : [])).at(-1) ?? []
  return { plan, refused }
}

const withoutIds = (errors: readonly (readonly [string, string])[]) =>
  errors.map(([path, rule]) => [path.replace(/employers\.[^.]+/, 'employers.*'), rule])

test('a customer who is stuck reads out a code, saves a log without his data, and then one with them', async () => {
  const { page } = await newVisitor(browser)
  await enter(page, await invite('financial_advice', 'vast'))
  await begin(page)
  await textField(page, 'Achternaam').fill(typed[0])
  await textField(page, 'Roepnaam').fill(typed[1])
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await textField(card(page, 'Werkgever 1'), 'Werkgever').fill(typed[2])
  await textField(page, 'Telefoonnummer').fill(typed[3])
  await textField(page, 'E-mailadres').fill(typed[4])
  await textField(section(page, 'Uw woning'), 'Postcode').fill(typed[5])
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }).waitFor()
  await says(page, 'Alles is bewaard')

  const dialog = await openHelp(page)
  await lookAt(page, 'help')
  const [said = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await dialog.textContent()) ?? '') ?? []
  const code = readSupportCode(said)
  expect(code).toMatchObject(E.right({ step: 'personal_details', saved: 'saved' }))
  expect(E.isRight(code) && code.right.errors).toBeGreaterThan(3)

  const invented = await savedLog(page)
  for (const word of typed) expect(invented).not.toContain(word)
  await says(dialog, /Kijk bij uw downloads/)
  await lookAt(page, 'help, saved')

  await dialog.getByRole('radio', { name: 'Met mijn gegevens' }).press('Space')
  await says(dialog, /Ook de namen van uw documenten, maar niet de documenten zelf/)
  const own = await savedLog(page)
  for (const word of typed) expect(own).toContain(word)
  await says(dialog, /In dit bestand staan uw gegevens/)
  await page.keyboard.press('Escape')
  await help(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Hulp van de helpdesk')

  // The helpdesk sees what the customer saw: the same refusals, of the same questions.
  const [without, withAll] = [opened(invented), opened(own)]
  expect(without.plan).toMatchObject({ verdict: 'fine', pseudonymised: true })
  expect(withAll.plan).toMatchObject({ verdict: 'fine', pseudonymised: false })
  expect(without.refused.length).toBe(E.isRight(code) ? code.right.errors : 0)
  expect(withoutIds(without.refused)).toEqual(withoutIds(withAll.refused))
  const { header, records } = without.plan.log
  expect(firstDivergence(catalogues.shipped, header, records, header.rules)).toBeNull()

  // From the menu of a step.
  await chooseMore(page, 'Hulp van de helpdesk')
  expect(opened(await savedLog(page)).refused.length).toBe(without.refused.length)
  await page.keyboard.press('Escape')

  // From the page of an error too: the browser itself fails while the summary comes into sight.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function () {
      if (this.closest('dialog') === null) throw new Error('planned')
    }
  })
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Er is iets misgegaan')
  await lookAt(page, 'problem')
  await button(page, 'Logboek voor de helpdesk opslaan').press('Enter')
  const afterwards = await savedLog(page)
  expect(opened(afterwards).plan.log.records.length).toBeGreaterThan(records.length)
  for (const word of typed) expect(afterwards).not.toContain(word)
  await page.keyboard.press('Escape')
  expect(await downloaded(page, () => button(page, 'Antwoorden opslaan als bestand').click())).toContain(typed[0])
})

test('who is not logged in has a code, and no log', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(`${inject('portalUrl')}/login`)
  const dialog = await openHelp(page)
  await says(dialog, 'Uw code voor de helpdesk')
  await expect.poll(() => dialog.getByRole('button').allTextContents()).toEqual(['Sluiten'])
})

test('on a slow line the help says that it comes; who closes that gets no help, and where it does not come that is said', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(`${inject('portalUrl')}/login`)
  let arrive = (): void => undefined
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  const code = '**/assets/rareScreensChunk-*.js'
  await page.route(code, route => onItsWay.then(() => route.continue()))
  const opens = page.getByRole('contentinfo').getByRole('button', { name: 'Hulp van de helpdesk' })
  await opens.press('Enter')
  await says(help(page), 'De hulp wordt opgehaald. Een ogenblik geduld.')
  await lookAt(page, 'help on its way')
  await page.keyboard.press('Escape')
  await help(page).waitFor({ state: 'hidden' })
  arrive()
  await page.waitForResponse(code)
  await page.unroute(code)
  expect(await help(page).isVisible()).toBe(false)
  await opens.press('Enter')
  await says(help(page), 'Uw code voor de helpdesk')

  const unlucky = await newVisitor(browser)
  let fail = (): void => undefined
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  await unlucky.page.goto(`${inject('portalUrl')}/login`)
  await unlucky.page.route(code, route => failing.then(() => route.abort()))
  await unlucky.page.getByRole('contentinfo').getByRole('button', { name: 'Hulp van de helpdesk' }).press('Enter')
  await says(help(unlucky.page), 'De hulp wordt opgehaald. Een ogenblik geduld.')
  fail()
  await says(help(unlucky.page), /^De hulp kan nu niet worden getoond\./)
  await unlucky.page.keyboard.press('Escape')
  await expect.poll(() => unlucky.page.evaluate(() => document.activeElement?.textContent)).toBe('Hulp van de helpdesk')
})
