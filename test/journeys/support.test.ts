import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { supportCode } from '../../projections/supportCode/supportCode'
import { replayCommand } from '../../ui/support/command/replayCommand'
import { openBrowser } from '../setup/openBrowser'
import { inMemoryCommand } from '../ui/support/command/inMemoryCommand'
import { begin, enter } from './account'
import { openCardOf } from './cards'
import { downloaded } from './downloads'
import { logForHelpdesk, ownLog } from './helpdesk'
import { lookAt } from './look'
import { errorSummary } from './missing'
import { chooseMore } from './more'
import { mouse } from './mouse'
import { invite } from './office'
import { button, goWithin, textField } from './screen'
import {
  chooseLog,
  goTo,
  inSight,
  nothingStored,
  openReplayOf,
  restingText,
  seqAt,
  standingText,
  storedIn,
} from './support/opened'
import { allMotion, newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** What the customer's screen said to who listens, and when. */
interface Moment {
  readonly name: string
  readonly at: number
  readonly text: string
}

const kept: Moment[] = []
/** The log, and the same without the customer's data. */
let [log, pseudonymised] = ['', '']

const keep = async (page: Page, name: string): Promise<void> => {
  kept.push({ name, ...(await restingText(page)) })
}

const steps = ['personal_characteristics', 'current_living_condition', 'financing', 'moving', 'children', 'pension']

test('a customer gets stuck, and saves the log of it', async () => {
  const { page, context, expectSilence } = await newVisitor(browser, allMotion)
  await enter(page, await invite('full', 'vastgelopen', { prefill: true }))
  await begin(page)
  await keep(page, 'the first step')
  await openCardOf(page, textField(page, 'Voorletters'), 'Voorletters')
  await mouse.type(textField(page, 'Voorletters'), 'Q.X.')
  await keep(page, 'an answer')
  await chooseMore(page, 'Rustige weergave')
  await keep(page, 'a question at a time')
  await button(page, 'Volgende').click()
  await keep(page, 'the next question')
  await chooseMore(page, 'Gewone weergave')
  await button(page, 'Volgende stap').waitFor()
  for (const path of steps) {
    await goWithin(page, `/${path}`)
    await page.waitForURL(url => url.pathname === `/${path}`)
    await button(page, 'Volgende stap').waitFor()
    await keep(page, path)
    await button(page, 'Volgende stap').click()
    const passed = page.waitForURL(url => url.pathname !== `/${path}`)
    await Promise.race([errorSummary(page).waitFor(), passed])
    passed.catch(() => undefined)
    await keep(page, `after ${path}`)
  }
  await page.goto(`${new URL(page.url()).origin}/personal_details`)
  await button(page, 'Volgende stap').waitFor()
  await openCardOf(page, textField(page, 'Telefoonnummer'), 'Telefoonnummer')
  await textField(page, 'Telefoonnummer').fill('06-99')
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()
  await keep(page, 'refused')
  log = await ownLog(page)
  pseudonymised = await logForHelpdesk(page)
  expectSilence()
  await context.close()
})

test('support sees the same screens, what refused the customer and why; nothing is asked for, nothing is kept', async () => {
  const { page, context, expectSilence } = await newVisitor(browser, allMotion)
  const asked: string[] = []
  await page.goto(inject('supportUrl'))
  await page.getByRole('heading', { level: 1, name: 'Open een logboek' }).waitFor()
  // Its letters are the last that it asks for.
  await page.evaluate(() => document.fonts.ready.then(({ status }) => status))
  page.on('request', request => request.url().startsWith('data:') || asked.push(request.url()))
  await page.getByRole('textbox', { name: 'Code' }).fill('abcd-efg')
  await page.keyboard.press('Enter')
  await page.getByText('De code heeft 8 tekens.').waitFor()
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(supportCode({ step: 'pension', build: 'abc12', errors: 3, saved: 'full' }).toLowerCase())
  await page.getByRole('button', { name: 'Wat betekent dit?' }).click()
  await page.getByText('Niet bewaard: er is geen ruimte meer').waitFor()
  await page.getByText('Pensioen', { exact: true }).waitFor()
  await lookAt(page, 'support open')
  await chooseLog(page, log)
  await page.getByRole('heading', { level: 1, name: 'Dit logboek is in orde' }).waitFor()
  await lookAt(page, 'support plan')
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()

  const stuck = page.getByRole('heading', { name: 'Hier liep de klant vast: Persoonlijke gegevens' })
  await stuck.waitFor()
  await page.getByText('Ingevuld: 06-99').waitFor()
  await page.getByText('Elk oordeel komt nu uit zoals de klant het kreeg.').waitFor()
  await lookAt(page, 'support replay')
  await page.getByRole('button', { name: 'Waarom? Telefoonnummer' }).click()
  await page.getByText("Het antwoord is niet goed: 'Vul een geldig telefoonnummer in'.").waitFor()
  const about = page.locator('[data-about=first]')
  await expect.poll(() => about.getAttribute('id')).toBe('customer.phone')
  await expect.poll(() => about.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
  await expect.poll(() => inSight(about)).toBe(true)
  await lookAt(page, 'support why')
  // The chain leads back to the very answer.
  await page
    .getByRole('region', { name: 'Uitleg' })
    .getByRole('button', { name: /antwoordde.*06-99/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Telefoonnummer\s?06-99/ })
    .and(page.locator('[aria-current=step]'))
    .waitFor()

  for (const { name, at, text } of kept) {
    await goTo(page, seqAt(log, at))
    expect.soft(await standingText(page), name).toBe(text)
  }

  // Neither button leads out of the customer's screen.
  await goTo(page, seqAt(log, kept.find(({ name }) => name === 'pension')?.at ?? 0))
  const link = page.locator('nav a[href]').first()
  for (const button of ['left', 'middle'] as const) await link.click({ button })
  expect(context.pages()).toEqual([page])

  await page.getByRole('tab', { name: 'Wat als' }).click()
  await page.getByRole('button', { name: 'Over een jaar' }).click()
  await page.getByText('Dit is een kopie:').waitFor()
  await lookAt(page, 'support what if')
  const copy = await downloaded(page, () => page.getByRole('button', { name: 'Kopie opslaan' }).click())
  expect(copy).toContain('-wat-als')
  await page.getByRole('button', { name: 'Terug naar het logboek' }).click()
  for (const [name, says] of [
    ['Vergelijken', 'Wat er anders is'],
    ['Bezoek in beeld', 'Scherm voor scherm'],
    ['Over het bestand', 'Dit logboek is in orde'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('heading', { name: says }).waitFor()
    await lookAt(page, `support ${name}`)
  }
  expect(asked).toEqual([])
  expect(await storedIn(page)).toEqual(nothingStored)
  expectSilence()
  await context.close()
})

test("the log without the customer's data tells support the same, and becomes a test of it", async () => {
  const { page, context, expectSilence } = await newVisitor(browser, allMotion)
  await openReplayOf(page, pseudonymised)
  await page.getByRole('heading', { name: 'Hier liep de klant vast: Persoonlijke gegevens' }).waitFor()
  await page.getByText('Zonder klantgegevens').first().waitFor()
  expect(await page.getByText('06-99', { exact: false }).count()).toBe(0)
  await page.getByRole('button', { name: 'Waarom? Telefoonnummer' }).click()
  await page.getByText("Het antwoord is niet goed: 'Vul een geldig telefoonnummer in'.").waitFor()
  await page.getByRole('tab', { name: 'Kort' }).click()
  await page.getByText('Voor een ontwikkelaar: maak er een test van').click()
  await lookAt(page, 'support as test')
  const commands = await page.locator('code').allTextContents()
  expectSilence()
  await context.close()

  const rules = String(JSON.parse(log.split('\n')[0] ?? '').rules)
  const files = { 'klantportaal-logboek.jsonl': pseudonymised }
  // That such a test fails as the log does is tried in ui/support/command/minimise.test.ts.
  const [words] = commands.filter(command => command.includes('customer.phone')).map(command => command.split(' '))
  const asked = words?.slice('npm run --silent replay --'.split(' ').length, words.indexOf('>')) ?? []
  expect(await replayCommand(inMemoryCommand({ rules, files }), asked)).toMatchObject({
    status: 0,
    out: expect.stringContaining("takes this answer to 'Telefoonnummer'"),
  })
})

test('the replay is worked by the keyboard alone, and changes nothing of what the customer filled in', async () => {
  const { page, context, expectSilence } = await newVisitor(browser, allMotion)
  await openReplayOf(page, log)
  const where = page.getByRole('slider', { name: 'Plaats in het logboek' })
  const at = async (): Promise<number> => Number(await where.inputValue())
  const last = await at()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(last - 1)
  await page.keyboard.press('Home')
  await expect.poll(at).toBe(0)
  await page.keyboard.press('a')
  await expect.poll(at).toBeGreaterThan(0)
  const refused = await at()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(at).toBeLessThan(refused)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
  await lookAt(page, 'support keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pauze' }).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect.poll(at).toBe(last)

  const phone = textField(page, 'Telefoonnummer')
  // Only by Tab one comes into the customer's screen: from there.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await phone.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('99')
  await page.keyboard.press('Backspace')
  await expect.poll(() => phone.inputValue()).toBe('06-99')
  await expect.poll(() => phone.isEditable()).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Uitleg' })
    .getByRole('heading', { name: 'Telefoonnummer', exact: true })
    .waitFor()
  await page.getByRole('radio', { name: 'Ja' }).first().click()
  await page.getByRole('button', { name: 'Volgende stap', exact: true }).click()
  await page.getByRole('link', { name: /^Telefoonnummer/ }).click()
  await expect.poll(async () => [await at(), page.url()]).toEqual([last, `${inject('supportUrl')}/`])
  expectSilence()
  await context.close()
})
