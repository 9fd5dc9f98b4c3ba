import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { openCards } from './cards'
import { sending, titles } from './full/steps'
import { expectRoomForText } from './look'
import { invite } from './office'
import { button, goWithin, onScreen, says, section, textField } from './screen'
import { newVisitor } from './visitor'

const longEmail = 'anne-sophie.van.der.wolfeschlegelstein@voorbeeldkantoor.example'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Pictures and buttons of the bar that lie over each other, or stick out of it. */
const clashes = (page: Page): Promise<readonly string[]> =>
  page.getByRole('banner').evaluate(bar => {
    const parts = [...bar.querySelectorAll('img, svg, button')].filter(
      part => part.closest('button') === null || part.matches('button'),
    )
    const boxes = parts.map(part => ({ name: part.textContent || part.tagName, box: part.getBoundingClientRect() }))
    const around = bar.getBoundingClientRect()
    const out = boxes.filter(
      ({ box }) => box.left < 0 || box.right > innerWidth || box.top < around.top || box.bottom > around.bottom,
    )
    const over = boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map(other => `${name} and ${other.name}`),
    )
    return [...out.map(({ name }) => `${name} sticks out`), ...over]
  })

const textSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(percent => {
    document.documentElement.style.fontSize = percent
  }, size)

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Where the words of the page and those at its foot begin. */
const edges = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'footer p'].map(one => document.querySelector(one)?.getBoundingClientRect().left ?? Number.NaN),
  )

/** Buttons of one word that is broken off. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.locator('main button').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (words.nextNode() !== null) range.selectNodeContents(words.currentNode)
      const text = range.toString().trim()
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 && !/\s/.test(text) ? [text] : []
    }),
  )

test('the bar grows with its text and on a narrow window, and a field is as wide as what is in it', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('financial_advice', 'breed', { prefill: true }))
  await begin(page)
  for (const width of [320, 360, 390, 640, 1024, 1280])
    for (const size of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 800 })
      await textSize(page, size)
      await expect.poll(() => clashes(page), { message: `bar at ${width}, text ${size}` }).toEqual([])
      await expect.poll(() => sideways(page), { message: `width ${width}, text ${size}` }).toBeLessThanOrEqual(0)
    }
  await textSize(page, '100%')
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const apart = async () => (([words = 0, foot = 0]) => words - foot)(await edges(page))
    await expect.poll(apart, { message: `left edge at ${width}` }).toBe(0)
  }
  const email = textField(page, 'E-mailadres')
  await email.fill(longEmail)
  await expect.poll(() => email.evaluate(input => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  expectSilence()
})

/** The first answer to every question that has some to choose from, those that come with an answer too. */
const chooseFirst = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const chosen = new Set<Element>()
    const open = (): Element | undefined =>
      [...document.querySelectorAll('main [role=radiogroup]')].find(group => !chosen.has(group))
    for (let group = open(); group !== undefined; group = open()) {
      group.querySelector<HTMLElement>('[type=radio]')?.click()
      chosen.add(group)
      await new Promise(done => setTimeout(done))
    }
  })

test('every step has room for its text', { tags: 'variant' }, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'ruimte', { prefill: true }))
  const steps = [...titles, ['complete', sending]] as const
  for (const [step, title] of steps) {
    await goWithin(page, `/${step}`)
    await onScreen(page, title)
    await chooseFirst(page)
    const next = page.getByRole('main').getByRole('button', { name: /^(Volgende|Laatste) stap$/ })
    // Refused, with all that it says then.
    if (step !== 'complete') await next.click()
    await expectRoomForText(page, title)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => broken(page), { message: `${title} at 320` }).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expectSilence()
})

/** Fields that a page could end in the middle of, on paper. */
const torn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .or(page.getByRole('main').getByRole('combobox'))
    .or(page.getByRole('main').getByRole('radiogroup'))
    .evaluateAll(fields =>
      fields
        .filter(field => {
          let around: Element | null = field
          while (around !== null && getComputedStyle(around).breakInside !== 'avoid') around = around.parentElement
          return around === null
        })
        .map(({ id }) => id),
    )

test('on paper all stands open, with the date and without buttons', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'papier', { prefill: true }))
  await begin(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => torn(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await openCards(page)
  await expect.poll(async () => (await torn(page)).length).toBeGreaterThan(10)
  await page.goto(new URL('/complete', page.url()).href)
  await onScreen(page, 'Gegevens versturen')
  const closed = section(page, 'Controleer uw gegevens').locator('[aria-expanded=false]')
  await expect.poll(() => closed.count()).toBeGreaterThan(0)
  expect(await page.getByText(/^Afgedrukt op/).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => closed.count()).toBe(0)
  await expect.poll(() => page.getByText(/^Afgedrukt op \d\d-\d\d-\d{4}$/).isVisible()).toBe(true)
  for (const name of ['Vorige', 'Documenten toevoegen', 'Gegevens delen met mijn adviseur'])
    await expect.poll(() => button(page, name).isVisible(), { message: name }).toBe(false)
  await expect.poll(() => page.getByRole('navigation', { name: 'Stappen' }).count()).toBe(0)
  await expect
    .poll(() =>
      page
        .getByText(/^(Wijzigen|Bekijk|Ga verder)$/)
        .filter({ visible: true })
        .count(),
    )
    .toBe(0)
  if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/paper.png`, fullPage: true })
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => closed.count()).toBeGreaterThan(0)
  expectSilence()
})

test('a page without questions says so', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('pension', 'niets', { prefill: true }))
  await page.goto(new URL('/mortgage_and_pension', page.url()).href)
  await says(page, 'Op deze pagina zijn er geen vragen voor u.')
  expect(await page.getByText(/^Controleer de gegevens/).count()).toBe(0)
  expectSilence()
})
