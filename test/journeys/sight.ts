import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What keeps a customer from seeing where a link led; null when the focus is there, in the window, under nothing. */
export const whatHides = (element: Element): string | null => {
  const active = document.activeElement
  if (active === null || !element.contains(active)) return `the focus is on ${active?.outerHTML.slice(0, 120)}`
  const namedBy = (one: Element): Element | null => {
    const id = one.getAttribute('aria-labelledby')
    return id === null ? one.querySelector('legend') : document.getElementById(id)
  }
  const labels = 'labels' in active && active.labels instanceof NodeList ? [...active.labels] : []
  const group = active.closest('fieldset, [role=radiogroup]')
  // Among several, the words of the one that has the focus and the question above them.
  const asked = labels.length > 0 && group !== null ? [namedBy(group)] : []
  const wordsOf = (one: Element | Node | null): readonly Element[] => (one instanceof Element ? [one] : [])
  for (const one of [active, ...labels.flatMap(wordsOf), ...asked.flatMap(wordsOf)]) {
    // Of a box that is not drawn itself, its words are what is seen.
    const box = one.getBoundingClientRect().width > 2 ? one : (one.closest('label') ?? one)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const end = Math.min(bottom, top + innerHeight / 2)
    if (top < 0 || end > innerHeight || left < 0 || right > innerWidth)
      return `out of the window, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}: ${box.outerHTML.slice(0, 120)}`
    const there = document.elementFromPoint((left + right) / 2, (top + end) / 2)
    const isFree = there !== null && (box.contains(there) || there.contains(box))
    if (!isFree) return `under ${there?.outerHTML.slice(0, 120)}: ${box.outerHTML.slice(0, 120)}`
  }
  return null
}

const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * A link led here: the focus is there, it can be seen with the question it belongs to, and it stays so. Something else that
 * scrolls the page just after the focus came is what a customer loses it by.
 */
export const expectInSight = async (target: Locator): Promise<void> => {
  const seen = (): Promise<string | null> => target.evaluate(whatHides)
  await expect.poll(seen).toBeNull()
  await frames(target.page())
  expect(await seen()).toBeNull()
}

/** Runs in the page, and sees nothing but it: by how many pixels the nearest two of its words and buttons keep apart. */
export const nearestHere = (): number => {
  const boxes = [...document.querySelectorAll('main p, main button')]
    .filter(one => one.closest('dialog') === null)
    .map(one => one.getBoundingClientRect())
  const gaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .map(other =>
        Math.max(other.top - one.bottom, one.top - other.bottom, other.left - one.right, one.left - other.right),
      ),
  )
  return Math.min(...gaps)
}

/** Buttons stand apart from each other and from the words above them. */
export const expectApart = async (page: Page): Promise<void> =>
  expect(await page.evaluate(nearestHere)).toBeGreaterThanOrEqual(16)
