import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { holdTime } from './heldTime'
import { errorSummary } from './missing'
import { choiceOfMore, chooseMore } from './more'
import { invite } from './office'
import { box, boxList, button, onScreen, textField } from './screen'
import { allMotion, newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Presses on the middle of something and holds the mouse there. */
const pressOn = async (page: Page, target: Locator): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
}

/** Longer than a typed text waits for another key. */
const aWhile = 600

test('what is pressed stays under the mouse, though the field that is left was wrong and is right now', async () => {
  const { page, expectSilence } = await newVisitor(browser, allMotion)
  await page.clock.install()
  await enter(page, await invite('full', 'indrukken', { prefill: true }))
  await page.goto(`${inject('portalUrl')}/current_living_condition`)
  await onScreen(page, 'Uw woonsituatie')
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()

  const savings = textField(page, 'Hoeveel spaargeld heeft u?')
  const isWrong = () => savings.getAttribute('aria-invalid')
  const tile = box(boxList(page, 'Waarvoor spaart u?'), 'Voor onverwachte uitgaven')
  await tile.scrollIntoViewIfNeeded()
  await holdTime(page)
  await savings.fill('32000')
  await pressOn(page, tile)
  await page.clock.fastForward(aWhile)
  expect(await isWrong()).toBe('true')
  await page.mouse.up()
  await expect.poll(() => tile.isChecked()).toBe(true)
  await expect.poll(isWrong).toBeNull()
  await expect.poll(() => savings.inputValue()).toBe('32.000,00')

  // An answer that changes nothing else renders nothing: what the last render wrote into the page is of the answer before.
  await savings.fill('33000')
  await page.clock.fastForward(aWhile)
  await savings.blur()
  await expect.poll(() => savings.inputValue()).toBe('33.000,00')
  await expect.poll(() => savings.getAttribute('value')).toBe('32.000,00')
  await page.clock.resume()

  // What stands beside the questions is rendered anew by an answer; a press on it counts though the answer comes with it.
  await savings.fill('34000')
  await pressOn(page, button(page, 'Meer'))
  await page.mouse.up()
  await choiceOfMore(page, 'Rustige weergave').click()
  await onScreen(page, 'Hoeveel spaargeld heeft u?')
  await expect.poll(() => savings.inputValue()).toBe('34.000,00')
  await chooseMore(page, 'Gewone weergave')
  await onScreen(page, 'Uw woonsituatie')

  // Let go elsewhere there is no click, and the answer counts all the same.
  await savings.fill('')
  await pressOn(page, tile)
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect.poll(isWrong).toBe('true')
  expectSilence()
})
