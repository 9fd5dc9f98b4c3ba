/** @module-tag variant */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listTexts } from '../../domain/texts/listTexts'
import { itemsPerPage } from '../../ui/widgets/items/listPages'
import { inFirefox } from '../setup/browser'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { invite } from './office'
import { button, onScreen, says } from './screen'
import { newVisitor } from './visitor'

const [few, many] = [500, 5000]

/** Ten times as many, and for each of them at most twice the time. */
const atMost = (2 * many) / few

const listOf = (count: number, one: (n: number) => object) => ({
  data: Array.from({ length: count }, (_, n) => one(n)),
})

const part = (n: number) => ({
  id: n + 1,
  mortgage_id: 1,
  leningdeelnummer: `Deel ${n + 1}`,
  aflosvorm: '2',
  oorspronkelijke_hoogte_leningdeel: 100_000 + n,
  huidige_hoogte_leningdeel: 90_000 + n,
  ingangsdatum_leningdeel: '2015-01-01',
  einddatum_leningdeel: '2045-01-01',
  rentepercentage: '2,5',
  interest_type: 'fixed',
  einddatum_rentevastperiode: '2035-01-01',
  rentevast_periode_in_jaren: 240,
})

const child = (n: number) => ({ id: n + 1, first_name: `Kind ${n + 1}`, last_name: 'Jansen', lives_at_home: 1 })

/** Of which type, what the office knows of so many, where they stand, how one is added, and the last one's first field. */
const crowds = {
  'loan parts': {
    type: 'mortgage_enrich',
    title: 'Geldverstrekker',
    add: 'Leningdeel toevoegen',
    knows: (count: number) => ({ mortgages: { data: [{ id: 1, hdn_company_id: 'AB', parts: listOf(count, part) }] } }),
    first: (count: number) => `Deel ${count}`,
  },
  children: {
    type: 'full',
    title: 'Persoonlijke gegevens',
    add: 'Kind toevoegen',
    knows: (count: number) => ({ has_children: 1, children: listOf(count, child) }),
    first: (count: number) => `Kind ${count}`,
  },
} as const

/** The office's own answer, with more in it. */
const knowing = (page: Page, more: object): Promise<unknown> =>
  page.route(`${inject('officeUrl')}/api/portal/customer*`, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch({ maxRetries: 3 })
    const { data }: { readonly data: object } = await response.json()
    return route.fulfill({ response, json: { data: { ...data, ...more } } })
  })

/** Milliseconds that the page's own thread has worked, since it was last asked. */
const work = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let before = 0
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const now = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    const since = now - before
    before = now
    return since
  }
}

/** A button that is called so, with what it stands in behind it. */
const doing = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })

/** The last of the page that shows. */
const lastItem = (page: Page) => page.locator('main :nth-last-child(1 of [data-item])').last()

/** What it costs until the first of them stand there, and to add one and change the last that was loaded. */
const visit = async (crowd: keyof typeof crowds, count: number) => {
  const { type, title, add, knows, first } = crowds[crowd]
  const { page, context, expectSilence } = await newVisitor(await openBrowser())
  page.setDefaultTimeout(120_000)
  const worked = await work(page)
  const invited = await invite(type, `crowd${type}${count}`, { prefill: true })
  await knowing(page, knows(count))
  await enter(page, invited)
  await button(page, 'Start met invullen').click()
  await onScreen(page, title)
  await says(page, listTexts.range(1, itemsPerPage, count))
  const opening = await worked()

  // Rows get their height when they come into view: within the frame after a jump the mouse would let go beside it.
  await doing(page, add).press('Enter')
  // The one that was added has a page of its own.
  await doing(page, listTexts.previous(itemsPerPage)).press('Enter')
  await says(page, listTexts.range(count - itemsPerPage + 1, count, count + 1))
  const item = lastItem(page)
  // Not by a press of the mouse: what the driver does before one grows with the page.
  await item.evaluate(row => row.querySelector('button')?.click())
  const field = await item.locator('input[type=text]').first().elementHandle()
  await expect.poll(() => field?.inputValue()).toBe(first(count))
  await field?.evaluate(input => (input instanceof HTMLInputElement ? input.select() : undefined))
  await page.keyboard.type('Anders')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => item.evaluate(row => row.querySelector('h2, h3, h4, h5')?.textContent), { timeout: 60_000 })
    .toContain('Anders')
  const changing = await worked()
  expectSilence()
  await context.close()
  return { opening, changing }
}

const growsAsMany = async (crowd: keyof typeof crowds): Promise<void> => {
  const small = await visit(crowd, few)
  const large = await visit(crowd, many)
  expect(large.opening / small.opening, 'to open').toBeLessThan(atMost)
  expect(large.changing / small.changing, 'to change the last').toBeLessThan(atMost)
}

const inTime = test.skipIf(inFirefox)
inTime('5,000 loan parts load, open and change within twice the time for each of 500', () => growsAsMany('loan parts'))
inTime('5,000 children do so too', () => growsAsMany('children'))
