import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { top } from '../../ui/serve/settings'
import { goldenLog } from '../golden/golden'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'
import { chooseLog, goTo } from './support/opened'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Lets go of files, or folders, as from another window: no script can make a folder. */
const drop = async (page: Page, place: Locator, ...files: readonly string[]): Promise<void> => {
  const { x, y } = (await place.boundingBox()) ?? { x: 0, y: 0 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
}

const log = goldenLog('v2-chained')

test('a folder that is dropped is listed with what lies in its folders, each by its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'))
  mkdirSync(join(folder, 'later'))
  for (const [place, name] of [
    ['log.jsonl', 'v1-homes'],
    ['later/log.jsonl', 'v1-damaged-gap'],
  ] as const)
    copyFileSync(join(top, `test/logs/${name}.jsonl`), join(folder, place))
  const { page, context, expectSilence } = await newVisitor(browser)
  await page.goto(inject('supportUrl'))
  await drop(page, page.getByText('Sleep een logboek of een map'), folder)
  await page.getByText('Alle bestanden zijn bekeken.').waitFor()
  const called = (place: string) => `${basename(folder)}/${place}`
  expect(await page.getByRole('listitem').getByRole('button').allTextContents()).toEqual(
    ['later/log.jsonl', 'log.jsonl'].map(called),
  )
  await page.getByRole('button', { name: called('log.jsonl'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dit logboek is te lezen, maar let op' }).waitFor()
  expectSilence()
  await context.close()
  rmSync(folder, { recursive: true })
})

/**
 * A page does one step of long work at a time, and its second turn comes when it is let go: the first follows the reading of a
 * file, the second the first step of its hashes. React takes its turns by the channel that is made first.
 */
const holdTurns = (): void => {
  let [channels, turns, now] = [0, 0, 0]
  const Channel = window.MessageChannel
  const Held = function channel(): MessageChannel {
    const made = new Channel()
    channels += 1
    if (channels === 1) return made
    const post = made.port2.postMessage.bind(made.port2)
    made.port2.postMessage = (message: unknown) => {
      turns += 1
      if (turns === 2) Object.assign(window, { release: () => post(message) })
      else post(message)
    }
    return made
  }
  performance.now = () => {
    now += 20
    return now
  }
  Object.assign(window, { MessageChannel: Held })
}

/** The last answer that carries a hash, changed after it was stored: one looks at others first. */
const changed = log.replace(/(.*"path":"[^"]+","value":)"[^"]+"(?=[^\n]*"hash")/s, '$1"anders"')

test('a log is looked at while its hashes are; what is found then takes away what cannot be trusted', async () => {
  expect(changed).not.toBe(log)
  const { page, context, expectSilence } = await newVisitor(browser)
  await page.addInitScript(holdTurns)
  await page.goto(inject('supportUrl'))
  await chooseLog(page, changed)
  await page.getByRole('heading', { level: 1, name: 'Dit logboek is te lezen, maar let op' }).waitFor()
  await page.getByText('wordt nog nagekeken', { exact: true }).waitFor()
  await lookAt(page, 'support unchecked')
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()
  const place = page.getByRole('slider', { name: 'Plaats in het logboek' })
  const all = Number(await place.getAttribute('max'))
  await goTo(page, 3)
  await page.getByText(', wordt nog nagekeken').waitFor()
  await page.getByRole('tab', { name: 'Wat als' }).click()
  await page.getByRole('button', { name: 'Over een jaar' }).click()
  // A copy has hashes of its own: it is not made of what may have been changed.
  const save = page.getByRole('button', { name: 'Kopie opslaan' })
  await save.waitFor()
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await page.evaluate('release()')
  await page.getByRole('alert').getByText('Dit logboek is niet heel').waitFor()
  await lookAt(page, 'support cut')
  await expect.poll(async () => Number(await place.getAttribute('max'))).toBeLessThan(all)
  await expect.poll(() => place.inputValue()).toBe('3')
  await expect.poll(() => save.count()).toBe(0)
  await page.getByRole('button', { name: 'Over het bestand' }).click()
  await page.getByText("niet heel: zie 'Let op'").waitFor()
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
