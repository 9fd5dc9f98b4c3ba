import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { expectFocus } from './keys'
import { callsTo, fault, inventoriesOf, inventoryOf, noFaults } from './office'
import { put, readyToSend, sendButton, sent } from './ready'
import { button, onScreen, saved, says } from './screen'
import { onceMore } from './variant'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

const send = (page: Page): Promise<void> => button(page, sendButton).click()

test('an answer of the office that is lost on its way back counts as sent', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'verdwenen')
  const before = await callsTo('PUT', put)
  await fault(put, { method: 'PUT', drop: 'after', times: 1 })
  await send(page)
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

const notProven = [
  ['a page', { body: '<!doctype html><title>Inloggen</title>', type: 'text/html' }],
  ['another shape', { body: { ok: true } }],
  ['far too much', { body: { ok: true }, bytes: 9_000_000 }],
] as const

for (const [at, [what, how]] of notProven.entries())
  test(`a 200 with ${what} is no proof: nothing is erased, and the office is asked`, onceMore(at), async () => {
    const { page, invited, expectSilence } = await readyToSend(browser, `onbewezen-${what.replaceAll(' ', '-')}`)
    const main = page.getByRole('main')
    await fault(put, { method: 'PUT', times: 1, status: 200, ...how })
    await send(page)
    await says(main, 'De ontvangst is nog niet bevestigd')
    await says(main, 'Uw antwoorden zijn bewaard op dit apparaat.')
    await says(main, /Bij navraag was er nog niets ontvangen/)
    await saved(page)
    await page.reload()
    await onScreen(page, 'Gegevens versturen')
    await says(main, /Bij navraag was er nog niets ontvangen/)
    expect(await inventoriesOf(invited)).toEqual([])
    await send(page)
    await onScreen(page, sent)
    await inventoryOf(invited)
    expectSilence()
  })

test('what arrived behind a page that answered is sent once, and told when the office says so', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'achter-een-pagina')
  const main = page.getByRole('main')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const before = await callsTo('PUT', put)
  await fault(put, { method: 'PUT', times: 1, status: 200, done: true, body: '<html>', type: 'text/html' })
  await fault(put, { method: 'GET', status: 503 })
  await send(page)
  await says(main, /Wij vragen dit nog een paar keer na/)
  await expect.poll(focused).toMatch(/Wij vragen dit nog een paar keer na/)
  // While only the office can tell, there is nothing to send with.
  await button(page, sendButton).waitFor({ state: 'detached' })
  const check = button(page, 'Ontvangst nakijken')
  await check.click()
  // What was pressed for is heard by the focus, and nowhere else.
  await expect.poll(focused).toMatch(/nog niet bevestigd/)
  expect(
    await main
      .getByRole('status')
      .filter({ hasText: /nog niet bevestigd/ })
      .count(),
  ).toBe(0)
  await noFaults()
  // Where the portal just asked by itself, there is nothing to press any more.
  await check
    .or(page.getByRole('heading', { level: 1, name: sent }))
    .first()
    .click()
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

test('what comes of an asking that nobody pressed for is told politely, and takes the focus from nothing', async () => {
  const { page, expectSilence } = await readyToSend(browser, 'nagevraagd')
  const main = page.getByRole('main')
  await fault(put, { method: 'PUT', times: 1, status: 200, body: '<html>', type: 'text/html' })
  await fault(put, { method: 'GET', status: 503 })
  await send(page)
  await says(main, /Wij vragen dit nog een paar keer na/)
  const tabbed = main.getByRole('button', { name: 'Vorige' })
  await tabbed.focus()
  await noFaults()
  // Seconds later the office is asked again, and says that it has nothing.
  await says(main.getByRole('status'), /Bij navraag was er nog niets ontvangen/)
  await expectFocus(tabbed)
  expectSilence()
})
