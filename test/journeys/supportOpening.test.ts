import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { goldenLog } from '../golden/golden'
import { openBrowser } from '../setup/openBrowser'
import { top } from '../setup/settings'
import { lookAt } from './look'
import { chooseLog } from './support/opened'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const log = goldenLog('v2-chained')

test('what is no log is said in a sentence, and of a folder each file', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await page.goto(inject('supportUrl'))
  for (const [text, title] of [
    ['', 'Dit bestand is leeg'],
    ['%PDF\0\0', 'Dit is geen logboek'],
    ['{"a":1}\n', 'Dit is geen logboek van het klantportaal'],
    [log.slice(0, log.length / 2), 'Dit logboek is te lezen, maar let op'],
    [log.replace('"survey":166', '"survey":165'), 'Dit bestand kan niet als logboek worden gelezen'],
  ] as const) {
    await chooseLog(page, text)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Ander bestand' }).click()
  }
  const golden = (name: string): string => join(top, 'test/logs', name)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([golden('v1-homes.jsonl'), golden('v1-damaged-gap.jsonl'), join(top, 'package.json')])
  await page.getByText('Alle bestanden zijn bekeken.').waitFor()
  await lookAt(page, 'support folder')
  await page.getByRole('listitem').filter({ hasText: 'package.json' }).getByText('Dit is geen logboek').waitFor()
  await page.getByRole('button', { name: 'v1-homes.jsonl' }).click()
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()
  await page.getByRole('region', { name: 'Tijdlijn' }).waitFor()
  expectSilence()
  await context.close()
})

const scriptsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(js|html)$/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

test('nothing of the support tool is in what customers get, and none of their calls is in it', () => {
  const [portal, support] = [scriptsIn(inject('distDir')), scriptsIn(inject('supportDir'))]
  for (const words of [
    'Logboek bekijken',
    'Bekijk wat de klant zag',
    'Hier liep de klant vast',
    'Plaats in het logboek',
  ]) {
    expect(support).toContain(words)
    expect(portal).not.toContain(words)
  }
  for (const call of ['XMLHttpRequest', 'api/portal', 'sendBeacon', 'WebSocket', 'indexedDB.open', 'localStorage']) {
    expect(support, call).not.toContain(call)
  }
  expect(readdirSync(inject('supportDir')).sort()).toEqual(['assets', 'support.html'])
})
