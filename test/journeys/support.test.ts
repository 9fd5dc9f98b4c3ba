import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { supportCode } from '../../projections/supportCode/supportCode'
import { goldenLog } from '../golden/golden'
import { openBrowser } from '../setup/openBrowser'
import { downloaded } from './downloads'
import { lookAt } from './look'
import { chooseLog, goTo, nothingStored, storedIn } from './support/opened'
import { allMotion, newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

// That the replay says what the customer's screens said is tried in components/supportReplay.
test('whatever support does with a log, nothing is asked for and nothing is kept', async () => {
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
  await chooseLog(page, goldenLog('v1-homes'))
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()

  // Neither button leads out of the customer's screen.
  await goTo(page, 16)
  const link = page.locator('nav a[href]').first()
  for (const button of ['left', 'middle'] as const) await link.click({ button })
  expect(context.pages()).toEqual([page])

  await page.getByRole('tab', { name: 'Wat als' }).click()
  await page.getByRole('button', { name: 'Over een jaar' }).click()
  await page.getByText('Dit is een kopie:').waitFor()
  const copy = await downloaded(page, () => page.getByRole('button', { name: 'Kopie opslaan' }).click())
  expect(copy).toContain('-wat-als')
  await page.getByRole('button', { name: 'Terug naar het logboek' }).click()
  for (const [name, says] of [
    ['Vergelijken', 'Wat er anders is'],
    ['Bezoek in beeld', 'Scherm voor scherm'],
    ['Over het bestand', 'Dit logboek is te lezen, maar let op'],
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
