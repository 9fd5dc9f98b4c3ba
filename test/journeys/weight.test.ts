import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { inFirefox, launchBrowser } from '../setup/browser'
import { newAccount } from './adversity/office'
import { visitorAt } from './adversity/visitor'

/**
 * What each part may weigh, in bytes of JavaScript by brotli: what it weighs, and a little. Whoever needs more of it says
 * why; whoever needs less moves the mark. The first page is what a login can be filled in with, in the office's own look;
 * the calls, the hall and the wizard are what an introduction needs besides. What a step is decided by, and its parts, come later:
 * fetched once the introduction is open. Of
 * those every step shows how far one is, and where each answer came from; what reads that off the log is a part of its own.
 */
const budget = { first: 97_500, calls: 15_900, hall: 6_900, wizard: 81_900, later: 22_300, parts: 63_200 }

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
  return () => page.close()
})

const textAt = (path: string): string => readFileSync(join(inject('distDir'), path), 'utf8')

/** The scripts that one brings with it at once; what comes later stands in `import(...)`. */
const importedBy = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[;\s}])(?:import|export)\s*[^'"()]*?["'`]\.\/([^"'`]+\.js)["'`]/g)].flatMap(
    ([, file]) => file ?? [],
  )

/** A script of the build and all that it brings, by name, with what each weighs: as the build compressed it beside it. */
const weights = (names: readonly string[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    const text = textAt(`assets/${name}`)
    found.set(name, statSync(join(inject('distDir'), `assets/${name}.br`)).size)
    waiting.push(...importedBy(text))
  }
  return found
}

const named = (text: string, name: string): string =>
  new RegExp(`${name}-[\\w-]{8}\\.js`).exec(text)?.[0] ?? `no ${name} in the build`

const sum = (of: ReadonlyMap<string, number>, without: Iterable<string> = []): number => {
  const left = new Map(of)
  for (const name of without) left.delete(name)
  return [...left.values()].reduce((total, more) => total + more, 0)
}

/** No other script comes. */
const allow = (names: Iterable<string>): Promise<unknown> => {
  const allowed = new Set(names)
  return page.route('**/assets/*.js', route =>
    allowed.has(new URL(route.request().url()).pathname.slice('/assets/'.length)) ? route.continue() : route.abort(),
  )
}

test.skipIf(inFirefox)('the login and the introduction need no more than they may weigh', async () => {
  const first = weights([named(textAt('index.html'), 'index')])
  const [index] = first.keys()
  const entry = textAt(`assets/${index}`)
  const calls = weights([named(entry, 'overAxios')])
  const hall = weights([named(entry, 'hall')])
  const wizard = weights([named(entry, 'wizard')])
  expect(sum(first)).toBeGreaterThan(50_000)
  expect(sum(first)).toBeLessThan(budget.first)
  expect(sum(calls, first.keys())).toBeLessThan(budget.calls)
  expect(sum(hall, first.keys())).toBeLessThan(budget.hall)
  expect(sum(wizard, first.keys())).toBeGreaterThan(30_000)
  expect(sum(wizard, first.keys())).toBeLessThan(budget.wizard)
  const opened = textAt(`assets/${named(entry, 'wizard')}`)
  const later = weights([named(opened, 'laterCode')])
  expect(sum(later, [...first.keys(), ...wizard.keys()])).toBeLessThan(budget.later)
  const parts = weights(['StepScreen', 'CompleteScreen', 'RetrievalScreen'].map(name => named(opened, name)))
  expect(sum(parts, [...first.keys(), ...wizard.keys(), ...later.keys()])).toBeLessThan(budget.parts)

  const account = await newAccount({ first_name: 'Noa' })
  const visitor = visitorAt(page)
  await allow(first.keys())
  await visitor.go('/login')
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill('noa')
  // The office's own name and pictures are there.
  await expect.poll(() => page.title()).toMatch(/^Inloggen - (?!Klantportaal)/)
  await page.unrouteAll()
  await allow([...first.keys(), ...calls.keys(), ...hall.keys(), ...wizard.keys()])
  await visitor.logIn(account)
  await visitor.at('/intro')
  await page.getByRole('button', { name: 'Start met invullen' }).waitFor()
})
