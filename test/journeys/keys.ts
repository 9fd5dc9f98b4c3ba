import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inFirefox } from '../setup/browser'
import type { Hands } from './hands'

/** Where the focus is: whether on this element, and whether anybody can see it there. */
const focusAt = (target: ElementHandle) =>
  target.evaluate(element => {
    const active = document.activeElement ?? document.body
    const isRinged = (each: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // No computed style tells of the round button of a slider, only the rules do.
    const button = '::-webkit-slider-thumb'
    const withTokens = (value: string): string =>
      value.replace(/var\((--[\w-]+)\)/g, (_, name) => getComputedStyle(active).getPropertyValue(name))
    const isButtonRinged = (): boolean =>
      [...document.styleSheets]
        .flatMap(sheet => [...sheet.cssRules])
        .some(
          rule =>
            rule instanceof CSSStyleRule &&
            rule.selectorText.endsWith(`:focus-visible${button}`) &&
            active.matches(rule.selectorText.slice(0, -button.length)) &&
            /^[2-9]px solid/.test(withTokens(rule.style.outline)),
        )
    // At the end of the page the focus goes through the browser's own bar; Firefox keeps naming an element meanwhile.
    const isInBar = active === document.body || !active.matches(':focus')
    const around = [active, active.parentElement, active.parentElement?.parentElement]
    const isSlider = active instanceof HTMLInputElement && active.type === 'range'
    const ringed = around.some(each => each != null && isRinged(each)) || (isSlider && isButtonRinged())
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    const uncovered = there !== null && (active.contains(there) || there.closest('label')?.contains(active) === true)
    return {
      here: active === element && !isInBar,
      inGroup:
        active instanceof HTMLInputElement && element instanceof HTMLInputElement && active.type === 'radio'
          ? active.name === element.name
          : false,
      seen: isInBar || (ringed && uncovered),
      isBefore:
        !active.contains(element) && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      what: active.outerHTML.slice(0, 120),
    }
  })

/** The element itself, sought once: to look for it by its name at every stop would take most of the time. */
const elementOf = async (target: Locator): Promise<ElementHandle> => {
  const element = await target.elementHandle()
  if (element === null) throw new Error(`Not there: ${target}`)
  return element
}

const presses = new WeakMap<Page, number>()
const letters = new WeakMap<Page, number>()

/** How many keys were pressed on a page, each letter of what was typed among them. */
export const pressesOn = (page: Page): number => presses.get(page) ?? 0

/** How many of these were letters of what was typed. */
export const lettersOn = (page: Page): number => letters.get(page) ?? 0

const press = async (page: Page, key: string): Promise<void> => {
  presses.set(page, pressesOn(page) + 1)
  await page.keyboard.press(key)
}

const farthest = 200

/**
 * Presses Tab until the focus is there; every stop on the way must be visible. In Firefox backwards to what stands before:
 * without a window, its own bar does not give the focus back.
 */
const tabTo = async (page: Page, element: ElementHandle, enough: 'here' | 'inGroup' = 'here'): Promise<void> => {
  const start = await focusAt(element)
  if (start[enough]) return
  const key = inFirefox && start.isBefore ? 'Shift+Tab' : 'Tab'
  for (let presses = 0; presses < farthest; presses++) {
    await press(page, key)
    const { seen, what, ...focus } = await focusAt(element)
    const seesIt = async (): Promise<boolean> => (await focusAt(element)).seen
    // A browser may scroll to it a frame later.
    if (!seen) await expect.poll(seesIt, { message: `the focus can be seen at ${what}` }).toBe(true)
    if (focus[enough]) return
  }
  throw new Error(`Not reached by Tab: ${element}`)
}

/** Of a group that Tab stops at once: by arrows from where it stops. */
const arrowTo = async (page: Page, target: Locator, element: ElementHandle): Promise<void> => {
  await tabTo(page, await elementOf(target.locator('xpath=ancestor::ol').locator('[tabindex="0"]')))
  await press(page, 'Home')
  await pressUntil(page, 'ArrowDown', async () => (await focusAt(element)).here)
}

const longestList = 20
const farthestSlide = 40

/** Presses until it is so, at most as often as a list has options. */
const pressUntil = async (page: Page, key: string, isSo: () => Promise<boolean>, most = longestList): Promise<void> => {
  for (let presses = 0; presses <= most; presses++) {
    if (await isSo()) return
    await press(page, key)
  }
  throw new Error(`${key} does not lead there`)
}

const chooseAmong = async (page: Page, radio: ElementHandle): Promise<void> => {
  await tabTo(page, radio, 'inGroup')
  await pressUntil(page, 'ArrowRight', async () => (await focusAt(radio)).here)
  // An arrow chooses on its way; the first one, where Tab ends, does not.
  if (!(await radio.isChecked())) await press(page, 'Space')
}

/** Tab, arrows, space and enter; never a mouse, and never a focus that no key led to. */
export const keysOn = (page: Page): Hands => ({
  type: async (field, text) => {
    await tabTo(page, await elementOf(field))
    presses.set(page, pressesOn(page) + text.length)
    letters.set(page, lettersOn(page) + text.length)
    await page.keyboard.type(text)
  },
  pick: async (field, option) => {
    await tabTo(page, await elementOf(field))
    await pressUntil(page, 'ArrowDown', async () => (await field.locator('option:checked').textContent()) === option)
  },
  choose: async option => {
    const element = await elementOf(option)
    if ((await element.getAttribute('type')) === 'radio') return chooseAmong(page, element)
    await tabTo(page, element)
    await press(page, 'Space')
  },
  press: async button => {
    await button.waitFor()
    const element = await elementOf(button)
    if ((await element.getAttribute('tabindex')) === '-1') await arrowTo(page, button, element)
    else await tabTo(page, element)
    await press(page, 'Enter')
  },
  slide: async (slider, value) => {
    const element = await elementOf(slider)
    await tabTo(page, element)
    const now = async () => Number(await element.inputValue())
    const key = (await now()) < value ? 'ArrowRight' : 'ArrowLeft'
    await pressUntil(page, key, async () => (await now()) === value, farthestSlide)
  },
  turnTo: async tab => {
    const element = await elementOf(tab)
    const row = tab.locator('xpath=ancestor::*[@role="tablist"]')
    await tabTo(page, await elementOf(row.getByRole('tab', { selected: true })))
    await pressUntil(page, 'ArrowRight', async () => (await focusAt(element)).here)
  },
})

/** Waits until the focus is on what matches. */
export const expectFocus = (target: Locator): Promise<void> =>
  expect.poll(async () => (await target.count()) === 1 && (await focusAt(await elementOf(target))).here).toBe(true)
