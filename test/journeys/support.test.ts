import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { downloaded } from './downloads'
import { lookAt } from './look'
import { mouse } from './mouse'
import { invite } from './office'
import { button, textField } from './screen'
import { newVisitor } from './visitor'

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
let log = ''

/** What the main part of a customer's page says to who listens; in the replay it stands within another page's. */
const mainText = async (page: Page): Promise<string> => {
  const said = await page.locator('#inhoud').ariaSnapshot()
  return said
    .replace(/^- main:\n/, '')
    .split('\n')
    .map(line => (said.startsWith('- main:') ? line.replace(/^ {2}/, '') : line))
    .join('\n')
}

/** Once it is all kept: what is still being typed is no event yet. */
const keep = async (page: Page, name: string): Promise<void> => {
  await page.getByText('Alles is bewaard op dit apparaat').waitFor()
  const at = await page.evaluate(() => Date.now())
  kept.push({ name, at, text: await mainText(page) })
}

const next = (page: Page): Promise<void> => button(page, 'Volgende stap').click()

test('a customer gets stuck, and saves the log of it', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'vastgelopen', { prefill: true }))
  await begin(page)
  await keep(page, 'the first step')
  await mouse.type(textField(page, 'Voorletters'), 'Q.X.')
  await keep(page, 'an answer')
  for (const path of ['personal_characteristics', 'current_living_condition', 'financing', 'moving', 'pension']) {
    await page.goto(`${new URL(page.url()).origin}/${path}`)
    await button(page, 'Volgende stap').waitFor()
    await keep(page, path)
    await next(page)
    await page.waitForTimeout(300)
    await keep(page, `${path}, asked for the next`)
  }
  log = await downloaded(page, async () => {
    await page.getByText('Meer over uw gegevens').click()
    await mouse.press(button(page, 'Logboek downloaden'))
  })
  expectSilence()
  await context.close()
})

const open = async (page: Page, text: string): Promise<void> => {
  await page.goto(inject('supportUrl'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'klantportaal-logboek.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) })
}

/** The seq of the last record at a moment. */
const seqAt = (text: string, at: number): number =>
  text
    .split('\n')
    .flatMap(line => {
      const record: unknown = line === '' ? null : JSON.parse(line)
      return typeof record === 'object' && record !== null && 'seq' in record && 'at' in record
        ? [[Number(record.seq), Number(record.at)] as const]
        : []
    })
    .filter(([, when]) => when <= at)
    .reduce((last, [seq]) => Math.max(last, seq), 0)

const goTo = (page: Page, position: number): Promise<void> =>
  page.getByRole('slider', { name: 'Plaats in het logboek' }).fill(String(position))

test('support sees the same screens', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await open(page, log)
  await lookAt(page, 'plan')
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()
  await lookAt(page, 'replay')
  for (const { name, at, text } of kept) {
    await goTo(page, seqAt(log, at))
    expect.soft(await mainText(page), name).toBe(text)
  }
  expectSilence()
})
