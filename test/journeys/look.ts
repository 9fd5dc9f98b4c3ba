import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsIn } from './axe'
import { textWidths, widthOver } from './textWidths'

/** What moves and comes to rest is looked at when it is there: what fades in has no contrast yet. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      // What stands in a shadow root is none of its document's.
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap(root => root.getAnimations())
        // What follows the scroll bar is always at rest.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // What is folded away is seen by nobody, and in Firefox it never gets there.
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )

/** SHOTS=FOLDER keeps a picture of every screen that is looked at. */
const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-')}.png`), fullPage: true })
}

/** What moves has come to rest, and axe finds nothing. */
const expectNoViolation = async (page: Page, name: string): Promise<void> => {
  await atRest(page)
  await keepPicture(page, name)
  expect(await violationsIn(page), `axe on ${name}`).toEqual([])
}

const expectNoSideways = async (page: Page, name: string): Promise<void> => {
  const { plain } = await page.evaluate(widthOver)
  expect(plain, `width of ${name}`).toBe(0)
}

const [narrowest] = textWidths

/** How much too wide it is at these widths: as it is, with its text at 200%, and with the spacing of WCAG 1.4.12. */
const tooWide = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const width of textWidths) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(widthOver)
    for (const [how, pixels] of Object.entries(over)) if (pixels > 0) found.push(`${how} at ${width}: ${pixels}px`)
  }
  return found
}

/** There is no scrolling sideways, however narrow the window and however its text is set. */
export const expectRoomForText = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  expect(await tooWide(page), `width of ${name}`).toEqual([])
  await page.setViewportSize(before)
}

/**
 * A screen is accessible, and as wide as the window: as it is, at 200% zoom, and however its text is set. `zoomed` looks
 * for violations there too: on the screens that are laid out another way then. Only the first of it where LOOKS=axe says so, as
 * `npm test` does: there `components/accessibleSteps` tries other widths and texts on every step, and `npm run test:all` does so
 * everywhere.
 */
export const lookAt = async (page: Page, name: string, zoomed: 'zoomed' | null = null): Promise<void> => {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  expect(await page.locator('head > title').count(), `titles of ${name}`).toBe(1)
  await expectNoSideways(page, name)
  await expectNoViolation(page, name)
  if (process.env.LOOKS === 'axe') return
  await page.setViewportSize({ width: Math.max(narrowest, before.width / 2), height: before.height / 2 })
  await expectNoSideways(page, `${name} at 200%`)
  if (zoomed !== null) await expectNoViolation(page, `${name} at 200%`)
  expect(await tooWide(page), `width of ${name}`).toEqual([])
  await page.setViewportSize(before)
}

/** A screen that axe looks at elsewhere in `npm test`, most in `components/accessibleSteps`: only `npm run test:all` looks here. */
export const lookAgain: typeof lookAt = async (page, name, zoomed = null) => {
  if (process.env.LOOKS !== 'axe') await lookAt(page, name, zoomed)
}
