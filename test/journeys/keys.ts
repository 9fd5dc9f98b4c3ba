import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hands } from './answers'

/** Where the focus is: whether on this element, and whether anybody can see it there. */
const focusAt = (target: Locator) =>
  target.evaluate(element => {
    const active = document.activeElement ?? document.body
    const ringed = [active, active.parentElement, active.parentElement?.parentElement].some(each => {
      if (each == null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    const uncovered = there !== null && (active.contains(there) || there.closest('label')?.contains(active) === true)
    return {
      here: active === element,
      inGroup:
        active instanceof HTMLInputElement && element instanceof HTMLInputElement && active.type === 'radio'
          ? active.name === element.name
          : false,
      // At the end of the page the focus goes through the browser's own bar.
      seen: active === document.body || (ringed && uncovered),
      what: active.outerHTML.slice(0, 120),
    }
  })

const farthest = 200

/** Presses Tab until the focus is there; every stop on the way must be visible. */
const tabTo = async (page: Page, target: Locator, enough: 'here' | 'inGroup' = 'here'): Promise<void> => {
  for (let presses = 0; presses < farthest; presses++) {
    const focus = await focusAt(target)
    if (focus[enough]) return
    await page.keyboard.press('Tab')
    const { seen, what } = await focusAt(target)
    expect(seen, `the focus can be seen at ${what}`).toBe(true)
  }
  throw new Error(`Not reached by Tab: ${target}`)
}

/** Presses until it is so, at most as often as a list has options. */
const pressUntil = async (page: Page, key: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses < 20; presses++) {
    if (await isSo()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead there`)
}

const chooseAmong = async (page: Page, radio: Locator): Promise<void> => {
  await tabTo(page, radio, 'inGroup')
  await pressUntil(page, 'ArrowRight', async () => (await focusAt(radio)).here)
  // An arrow chooses on its way; the first one, where Tab ends, does not.
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
}

/** Tab, arrows, space and enter; never a mouse, and never a focus that no key led to. */
export const keysOn = (page: Page): Hands => ({
  type: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  },
  pick: async (field, option) => {
    await tabTo(page, field)
    await pressUntil(page, 'ArrowDown', async () => (await field.locator('option:checked').textContent()) === option)
  },
  choose: async option => {
    await option.waitFor()
    if ((await option.getAttribute('type')) === 'radio') return chooseAmong(page, option)
    await tabTo(page, option)
    await page.keyboard.press('Space')
  },
  press: async button => {
    await button.waitFor()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
})

/** Waits until the focus is on what matches. */
export const expectFocus = (target: Locator): Promise<void> =>
  expect.poll(async () => (await target.count()) === 1 && (await focusAt(target)).here, { timeout: 10_000 }).toBe(true)
