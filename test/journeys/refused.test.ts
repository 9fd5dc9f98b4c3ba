import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { openCardOf } from './cards'
import { holdTime } from './heldTime'
import { lookAt } from './look'
import { errorSummary } from './missing'
import { invite } from './office'
import { button, goWithin, onScreen, says, section, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'
import { rowsBeside } from './walk'

const sentence = 'Niet alle velden zijn ingevuld'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** What stands on the page as this sentence, for who sees and for who listens. */
const summaryTitle = (page: Page): Locator => page.getByRole('heading', { level: 2, name: sentence })
const banner = (page: Page): Locator =>
  page.locator('[aria-hidden=true]').filter({ hasText: new RegExp(`^${sentence}$`) })

const description = (field: Locator): Promise<string> =>
  field.evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const boxOf = async (part: Locator): Promise<Box> => {
  const box = await part.boundingBox()
  if (box === null) throw new Error(`not drawn: ${part}`)
  return box
}

const refuse = async (page: Page): Promise<void> => {
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()
}

test('a refused step says so once, in its title too, and covers no logo', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await page.clock.install()
  await enter(page, await invite('full', 'geweigerd', { prefill: true }))
  await begin(page)
  await goWithin(page, '/pension')
  await onScreen(page, 'Pensioen')
  await expect.poll(() => page.title()).toMatch(/^Pensioen - /)
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await refuse(page)
    await expectInSight(summaryTitle(page))
    // It stays for seconds alone.
    await holdTime(page)
    await refuse(page)
    // Heard where the focus is; the alert is for the eye.
    await banner(page).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: sentence }).count()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    const logos = await page.getByRole('banner').getByRole('img').all()
    expect(logos.length).toBeGreaterThan(0)
    const over = await boxOf(banner(page).locator('p'))
    expect(over.x).toBeGreaterThanOrEqual(0)
    expect(over.x + over.width).toBeLessThanOrEqual(width)
    for (const logo of logos) expect(overlap(over, await boxOf(logo))).toBe(false)
    await page.clock.resume()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => page.title()).toMatch(/^Fout: Pensioen - /)

  // Rows stand under their table's question, and nothing of the list is out of sight within it.
  const rows = errorSummary(page)
    .getByRole('listitem')
    .filter({ hasText: /^Hoe groot is de kans dat dit na uw pensioen gebeurt\?/ })
  await expect
    .poll(() => rows.getByRole('link').allTextContents())
    .toEqual([
      'Verhuizen: Maak een keuze',
      'Een erfenis of schenking krijgen: Maak een keuze',
      'Een andere belangrijke verandering: Maak een keuze',
    ])
  await page.getByRole('heading', { level: 2, name: /^Niet alle velden zijn ingevuld: \d+ vragen$/ }).waitFor()
  const scrolls = await errorSummary(page)
    .getByRole('list')
    .first()
    .evaluate(list => list.scrollHeight > list.clientHeight)
  expect(scrolls).toBe(false)
  await rows.getByRole('link').last().press('Enter')
  await expectInSight(page.getByRole('radiogroup', { name: 'Een andere belangrijke verandering' }))
  await lookAt(page, 'refused, rows of a table', 'zoomed')
  expectSilence()
})

test('of an answer that is there the reason is said, at the field and in the summary, and sending leads to it', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'fout', { prefill: true }))
  await begin(page)
  const born = textField(page, 'Geboortedatum').first()
  await openCardOf(section(page, 'Persoonlijke gegevens'), born, 'Geboortedatum')
  await born.fill('')
  await refuse(page)
  await expect.poll(() => page.title()).toMatch(/^Fout: /)
  const stood = /^Van uw adviseur: 14-03-1982 \(vandaag om \d\d:\d\d\) /
  const wrong = async (): Promise<string> => (await description(born)).replace(stood, '')
  await expect.poll(() => description(born)).toMatch(stood)
  await expect.poll(wrong).toBe('Vul uw geboortedatum in')
  const reasons: readonly (readonly [string, string])[] = [
    ['31-02-1980', 'Deze datum bestaat niet'],
    ['01-01-2999', 'Deze datum ligt in de toekomst'],
    ['01-01-2020', 'U moet 18 jaar of ouder zijn'],
  ]
  for (const [typed, reason] of reasons) {
    await born.fill(typed)
    await born.press('Tab')
    await says(errorSummary(page), new RegExp(reason))
    await expect.poll(wrong).toBe(`Vul uw geboortedatum in. ${reason}`)
  }
  await lookAt(page, 'refused, with the reason', 'zoomed')
  await goWithin(page, '/complete')
  await onScreen(page, 'Gegevens versturen')
  await button(page, 'Ga verder: Persoonlijke gegevens').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(born)
  await says(errorSummary(page), /U moet 18 jaar of ouder zijn/)
  await born.fill('01-01-1980')
  await born.press('Tab')
  await errorSummary(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.title()).toMatch(/^Persoonlijke gegevens - /)
  expectSilence()
})

test('beside the steps stands what is open in them, and after going back the way on', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'terug', { prefill: true }))
  await begin(page)
  const steps = page.getByRole('navigation', { name: 'Stappen' })
  const onTo = page.getByRole('link', { name: /^Verder naar/ })
  await onScreen(page, 'Persoonlijke gegevens')
  expect(await onTo.count()).toBe(0)
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Uw woonsituatie')
  await refuse(page)
  const missing = await errorSummary(page).getByRole('link').count()
  const row = rowsBeside(page).filter({ hasText: /^Uw woonsituatie/ })
  await expect.poll(() => row.textContent()).toBe(`Uw woonsituatie, huidige stap, nog ${missing} vragen`)
  expect(await onTo.count()).toBe(0)
  await lookAt(page, 'side navigation, open questions', 'zoomed')

  await steps.getByRole('link', { name: /^Persoonlijke gegevens/ }).click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => row.textContent()).toBe(`Uw woonsituatie, volgt nog, nog ${missing} vragen`)
  // The rows keep the documents' rule: what comes later is no link among them.
  expect(await steps.getByRole('link').count()).toBe(0)
  await openCardOf(page, textField(page, 'Roepnaam'), 'Roepnaam')
  await textField(page, 'Roepnaam').fill('')
  await textField(page, 'Roepnaam').press('Tab')
  const here = rowsBeside(page).filter({ hasText: /^Persoonlijke gegevens/ })
  await expect.poll(() => here.textContent()).toBe('Persoonlijke gegevens, huidige stap, nog 1 vraag')
  await lookAt(page, 'side navigation, the way on', 'zoomed')
  await onTo.click()
  await onScreen(page, 'Uw woonsituatie')
  await steps
    .getByRole('link', { name: /^Persoonlijke gegevens\s*,\s*nog niet compleet\s*,\s*nog 1\s*vraag$/ })
    .waitFor()
  expectSilence()
})
