import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { chooseMore, more, openMore } from './more'
import { invite } from './office'
import { button, goWithin, onScreen, textField } from './screen'
import { newVisitor } from './visitor'
import { rowsBeside } from './walk'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Where the bar at the foot of the window begins, in pixels from the top of the window. */
const barTop = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Volgende|Laatste) stap$/ })
    .evaluate(next => {
      let bar: Element | null = next
      while (bar !== null && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement
      return bar === null ? Number.NaN : Math.round(bar.getBoundingClientRect().top)
    })

/** What has the focus and is not whole between the top of the window and the bar; null where all of it is seen. */
const hiddenFocus = async (page: Page): Promise<string | null> =>
  page.evaluate(
    above => {
      const active = document.activeElement
      if (active === null || active.closest('main') === null) return null
      const { top, bottom } = active.getBoundingClientRect()
      let around: Element | null = active
      while (around !== null && getComputedStyle(around).bottom !== '0px') around = around.parentElement
      const isInBar = around !== null
      return isInBar || (top >= 0 && bottom <= above) ? null : `${active.outerHTML.slice(0, 100)}: ${top} to ${bottom}`
    },
    await barTop(page),
  )

test("the steps are in view beside the questions, under a slim band; whose visit it is and 'Mijn account' wait behind 'Meer'", async () => {
  const { page, expectSilence } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } })
  await enter(page, await invite('full', 'balk', { prefill: true }))
  await begin(page)
  await onScreen(page, 'Persoonlijke gegevens')
  const foot = await barTop(page)
  expect(foot).toBeGreaterThan(800)
  const rows = await rowsBeside(page).evaluateAll(all =>
    all.map(row => row.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
  )
  expect(rows).toHaveLength(16)
  for (const { height, bottom } of rows) {
    expect(height).toBeGreaterThanOrEqual(24)
    expect(bottom).toBeLessThanOrEqual(foot)
  }
  const heading = page.getByRole('heading', { level: 1 })
  const band = heading.locator('xpath=ancestor::div[3]')
  expect(await band.evaluate(one => [one.parentElement?.tagName, one.clientHeight])).toEqual(['MAIN', 64])
  // What is said of the step once is said, and its first section has the same name for who goes by headings.
  expect(await page.getByRole('heading', { level: 2, name: 'Persoonlijke gegevens' }).count()).toBe(1)
  // At its end the page is whole above the bar.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const [bar, footer] = [await barTop(page), await page.getByRole('contentinfo').boundingBox()]
  expect(bar).toBeLessThan(footer?.y ?? 0)

  expect(await page.getByRole('banner').getByText('Sanne de Vries').count()).toBe(0)
  await openMore(page)
  await more(page).getByText('Sanne de Vries').waitFor()
  await page.keyboard.press('Escape')
  await chooseMore(page, 'Mijn account')
  await page.getByRole('dialog', { name: 'Mijn account' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page.getByRole('button', { name: 'Meer' }))
  expectSilence()
})

test('what has the focus is never under the bar', { tags: 'variant' }, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'balk.toetsen', { prefill: true }))
  await begin(page)
  await onScreen(page, 'Persoonlijke gegevens')
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press(key)
      await expect.poll(() => hiddenFocus(page), { message: `${key} ${press}` }).toBeNull()
    }
  expectSilence()
})

test('a phone begins with a question; all else is behind one button', async () => {
  const { page, expectSilence } = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await enter(page, await invite('full', 'balk.duim', { first_name: 'Sanne', last_name: 'de Vries' }))
  await begin(page)
  await onScreen(page, 'Persoonlijke gegevens')
  const salutation = page.locator('[id="customer.salutation"]')
  const { y = 0, height = 0 } = (await salutation.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(await barTop(page))
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56)
  expect(await page.getByRole('banner').getByRole('button').allTextContents()).toHaveLength(1)
  await lookAt(page, 'phone, step')
  await openMore(page)
  const steps = page.getByRole('navigation', { name: 'Stappen' })
  expect(await steps.count()).toBe(0)
  await page.getByText('Alle stappen').click()
  expect(await rowsBeside(page).count()).toBe(14)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  await openMore(page)
  await page.getByText('Alle stappen').click()
  await lookAt(page, 'phone, menu')
  await page.keyboard.press('Escape')

  // With a keyboard that takes half of the window, the bar goes with the page: what is typed in stays free.
  await textField(page, 'Roepnaam').focus()
  await page.setViewportSize({ width: 390, height: 480 })
  expect(await barTop(page)).toBeNaN()
  await page.setViewportSize({ width: 390, height: 844 })
  await goWithin(page, '/unemployment')
  await onScreen(page, 'Werkloosheid')
  await button(page, 'Volgende stap').click()
  await page.getByRole('heading', { name: /^Niet alle velden zijn ingevuld/ }).waitFor()
  expect(await barTop(page)).toBeGreaterThan(700)
  expectSilence()
})
