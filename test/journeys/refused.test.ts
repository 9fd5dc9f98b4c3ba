import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { holdTime } from './heldTime'
import { errorSummary } from './missing'
import { invite } from './office'
import { button, goWithin, onScreen } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'

const sentence = 'Niet alle velden zijn ingevuld'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** What stands on the page as this sentence, for who sees and for who listens. */
const summaryTitle = (page: Page): Locator => page.getByRole('heading', { level: 2, name: sentence })
const banner = (page: Page): Locator =>
  page.locator('[aria-hidden=true]').filter({ hasText: new RegExp(`^${sentence}$`) })

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
  expectSilence()
})
