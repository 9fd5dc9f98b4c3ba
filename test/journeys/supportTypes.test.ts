import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { beforeAll, expect, inject, test } from 'vitest'
import { invitationTypes } from '../../domain/language/invitation'
import { buildPage } from '../bench/built'
import { openBrowser } from '../setup/openBrowser'
import { chooseLog, goTo, mainText } from './support/opened'
import { walkedLog } from './support/walked'
import { onceMore } from './variant'
import { newVisitor } from './visitor'

/** So many moments of each visit; of every third the log without the customer's data is looked at. */
const moments = 20
const withoutEvery = 3

let customer: Page
let support: Page
beforeAll(async () => {
  const browser = await openBrowser()
  customer = (await newVisitor(browser)).page
  support = (await newVisitor(browser)).page
  for (const page of [customer, support]) await page.clock.install()
  const folder = mkdtempSync(join(tmpdir(), 'klantportaal-screens-'))
  await buildPage('test/journeys/support/page', folder, false)
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  await customer.goto(server.resolvedUrls?.local[0] ?? '')
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})

/**
 * What it says once all that comes a little later has come: a word for who listens, and what fades in, which follows no
 * clock of ours.
 */
const settled = async (page: Page): Promise<string> => {
  await page.clock.runFor(1000)
  await page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    for (const animation of roots.flatMap(root => root.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  return mainText(page)
}

/** What stands there, without the words: what it is, and in which state. */
const structure = (said: string): string =>
  said.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/^( *- [^:\n]*): .*$/gm, '$1:')

/** What the alert above the page says; it stands beside the main part, seen by who listens or not. */
const alertText = (page: Page): Promise<string> =>
  page.locator('#inhoud').evaluate(main => main.previousElementSibling?.textContent ?? '')

/** Where alerts come, a little later, and after they went: some of each kind. */
const aroundAlerts = (notices: readonly number[], length: number): readonly number[] =>
  notices
    .filter((_, n) => n < 4 || n % 7 === 0)
    .flatMap(at => [at, at + 1, at + 2, at + 5].filter(one => one <= length))

const positions = (first: number, length: number): readonly number[] => {
  const all = Array.from({ length: moments }, (_, n) => Math.round(first + ((n + 1) * (length - first)) / moments))
  // Not in their order: the replay comes from before as well as from behind.
  return [...all.filter((_, n) => n % 2 === 1), ...all.filter((_, n) => n % 2 === 0).reverse()]
}

// What is asked of the first is nearly all that is asked of any.
const types = ['full', ...invitationTypes.filter(type => type !== 'full')] as const
for (const [at, type] of types.entries())
  test(
    `${type}: the replay says what the screens said that lived through it, wherever one goes in it`,
    onceMore(at),
    async () => {
      const { text, without, first, length, notices, between } = walkedLog(type)
      const said = new Map<number, string>()
      const alerts = new Map<number, string>()
      const compared = positions(first, length)
      const beside = aroundAlerts(notices, length)
      await customer.evaluate(log => window.begin(log), text)
      for (const position of [...new Set([...compared, ...beside])].sort((a, b) => a - b)) {
        await customer.evaluate(at => window.goOn(at), position)
        if (!between.includes(position)) alerts.set(position, await alertText(customer))
        if (compared.includes(position)) said.set(position, await settled(customer))
      }
      expect([...alerts.values()].filter(words => words !== '').length, type).toBeGreaterThan(1)
      const opens = async (log: string): Promise<void> => {
        await support.goto(inject('supportUrl'))
        await chooseLog(support, log)
        await support.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()
      }
      const ofReplaced = compared.filter((_, n) => n % withoutEvery === 0)
      await opens(without)
      for (const position of ofReplaced) {
        await goTo(support, position)
        const [replayed, was] = [await settled(support), said.get(position) ?? '']
        expect.soft(structure(replayed), `${type} without data at ${position}`).toBe(structure(was))
      }
      await opens(text)
      const expectAlert = async (position: number): Promise<void> => {
        if (alerts.has(position))
          expect.soft(await alertText(support), `${type}, alert at ${position}`).toBe(alerts.get(position))
      }
      for (const position of compared.filter(one => !ofReplaced.includes(one))) {
        await goTo(support, position)
        await expectAlert(position)
        expect.soft(await settled(support), `${type} at ${position}`).toBe(said.get(position))
      }
      // Where an alert stands or just went, backwards too, as the customer's own never goes.
      for (const position of [...alerts.keys()].filter(at => beside.includes(at)).reverse()) {
        await goTo(support, position)
        await expectAlert(position)
      }
    },
  )
