/** @module-tag variant */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inFirefox } from '../setup/browser'
import { openBrowser } from '../setup/openBrowser'
import { serveGallery } from '../ui/gallery/galleryServer'
import { holdTime } from './heldTime'
import { expectTypedOver } from './typedOver'

let browser: Browser
let gallery: Awaited<ReturnType<typeof serveGallery>>
let page: Page

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openBrowser()
})

afterAll(async () => {
  await gallery?.close()
})

const written = async (id: 'commits' | 'drafts' | 'values'): Promise<unknown> =>
  JSON.parse((await page.textContent(`#${id}`)) ?? '')
const shown = (id: string): Promise<string> => page.inputValue(`#${id}`)

beforeEach(async () => {
  page = await browser.newPage({ locale: 'nl-NL' })
  // A busy machine must not make a pause in the middle of typing: a test holds the time.
  await page.clock.install()
  await page.goto(`${gallery.address}?scene=typing`)
  return () => page.close()
})

describe('an amount', () => {
  it('is committed after a pause without being rewritten, and formatted on leaving, in one commit', async () => {
    await holdTime(page)
    await page.focus('#amount')
    await page.keyboard.type('1234,5')
    await page.clock.fastForward(1000)
    await expect.poll(() => written('commits')).toEqual(['1234.5'])
    await expect.poll(() => shown('amount')).toBe('1234,5')
    await page.keyboard.press('Tab')
    await expect.poll(() => shown('amount')).toBe('1.234,50')
    await expect.poll(() => written('commits')).toEqual(['1234.5'])
  })

  it('tells the draft while it is not committed, and that there is none any more', async () => {
    await holdTime(page)
    await page.focus('#amount')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect.poll(() => written('drafts')).toEqual(['1', '12', null])
    await expect.poll(() => written('commits')).toEqual(['12'])
  })

  it('keeps what is no amount as it was typed', async () => {
    await page.fill('#amount', 'ongeveer 100')
    await page.keyboard.press('Tab')
    await expect.poll(() => shown('amount')).toBe('ongeveer 100')
    await expect.poll(() => written('commits')).toEqual(['"ongeveer 100"'])
  })

  it('that is left by a press on what is ticked loses neither', async () => {
    await page.fill('#amount', '12')
    await page.getByRole('switch', { name: 'Rustig' }).click()
    await expect.poll(async () => new Set([await written('commits')].flat())).toEqual(new Set(['12', 'true']))
    await expect.poll(() => page.getByRole('switch', { name: 'Rustig' }).isChecked()).toBe(true)
  })

  it('shows a prefilled value at once', async () => {
    await page.click('text=Vooraf invullen')
    expect(await shown('amount')).toBe('250,00')
  })
})

describe('a date', () => {
  it('gets its dashes while it is typed', async () => {
    await holdTime(page)
    await page.focus('#date')
    await page.keyboard.type('01021980')
    await expect.poll(() => shown('date')).toBe('01-02-1980')
    await page.keyboard.press('Tab')
    await expect.poll(() => written('commits')).toEqual(['"01-02-1980"'])
  })

  it('can be wiped with backspace, dashes and all', async () => {
    await page.focus('#date')
    await page.keyboard.type('0102')
    for (let i = 0; i < 6; i++) await page.keyboard.press('Backspace')
    await expect.poll(() => shown('date')).toBe('')
  })

  it('leaves the caret where a digit is put in the middle', async () => {
    await page.focus('#date')
    await page.keyboard.type('01-2-1980')
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('1')
    await expect.poll(() => shown('date')).toBe('01-12-1980')
    await expect
      .poll(() => page.$eval('#date', input => (input instanceof HTMLInputElement ? input.selectionStart : null)))
      .toBe(4)
  })

  it('takes a pasted date in another notation', async () => {
    await page.focus('#date')
    // At once, as the browser itself puts it in: Playwright types it in Firefox.
    await page.evaluate(() => document.execCommand('insertText', false, '1980-02-01'))
    await expect.poll(() => shown('date')).toBe('01-02-1980')
  })
})

describe('words', () => {
  it('are shown as they are kept: composed, and without what nobody sees', async () => {
    await page.focus('#name')
    await page.keyboard.insertText('\u200bZoe\u0308 de\u00ad Vries\u202e')
    await expect.poll(() => written('commits')).toEqual(['"Zoë de Vries"'])
    // Not rewritten under the hands of who is still typing.
    expect(await shown('name')).toContain('\u0308')
    await page.keyboard.press('Tab')
    await expect.poll(() => shown('name')).toBe('Zoë de Vries')
  })

  it('of spaces only are no answer', async () => {
    await page.focus('#name')
    await page.keyboard.insertText(' \u200b ')
    await page.keyboard.press('Tab')
    await expect.poll(() => shown('name')).toBe('')
    expect(await written('commits')).toEqual([])
  })

  it('keep their lines and tabs in an explanation, and pictures of more than one character', async () => {
    await page.focus('#words')
    await page.keyboard.insertText('een\n\ttwee 👩‍👧\u200b')
    await page.focus('#name')
    await expect.poll(() => shown('words')).toBe('een\n\ttwee 👩‍👧')
    expect(await written('commits')).toEqual([JSON.stringify('een\n\ttwee 👩‍👧')])
  })
})

describe('a postal code', () => {
  it('gets its space and capitals on leaving, and is kept without space', async () => {
    await page.fill('#postal', '1234ab')
    await page.keyboard.press('Tab')
    await expect.poll(() => shown('postal')).toBe('1234 AB')
    await expect.poll(() => written('commits')).toEqual(['"1234AB"'])
  })
})

it("holds what was typed and nothing else, however often it is taken back by the browser's keys", async () => {
  await expectTypedOver(
    {
      enter: field => page.click(`#${field}`),
      type: letters => page.keyboard.type(letters),
      backspace: () => page.keyboard.press('Backspace'),
      undo: () => page.keyboard.press('Control+z'),
      redo: () => page.keyboard.press('Control+y'),
      shown: () =>
        page
          .locator('input[type=text], textarea')
          .evaluateAll(all =>
            Object.fromEntries(
              all
                .filter(one => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)
                .map(({ id, value }) => [id, value]),
            ),
          ),
      values: async () => JSON.parse((await page.textContent('#values')) ?? ''),
    },
    4,
  )
})

describe('a slider', () => {
  it('moves and commits with arrows, Home and End, and says its value in words', async () => {
    await page.focus('#hours')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect.poll(() => written('commits')).toEqual(['9', '40', '0'])
    await expect.poll(() => page.getAttribute('#hours', 'aria-valuetext')).toBe('0 uur per week')
  })

  it('commits once when it is dragged, on letting go', async () => {
    const box = await page.locator('#hours').boundingBox()
    if (box === null) throw new Error('The slider is not shown')
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2)
    await page.mouse.down()
    for (const share of [0.4, 0.6, 0.8, 1]) await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
    expect(await written('commits')).toEqual([])
    await expect.poll(() => page.getAttribute('#hours', 'aria-valuetext')).toBe('40 uur per week')
    await page.mouse.up()
    await expect.poll(() => written('commits')).toEqual(['40'])
  })
})

describe('a drop area', () => {
  it.each([
    [false, /^Sleep uw pdf-bestanden hierheen/] as const,
    // Playwright has no touch in this Firefox.
    ...(inFirefox ? [] : [[true, /^Tik hier om pdf-bestanden te kiezen\.$/] as const]),
  ])('(of a phone: %s) says only what can be done there', async (isPhone, words) => {
    const context = await browser.newContext(isPhone ? { hasTouch: true, isMobile: true } : {})
    const files = await context.newPage()
    await files.goto(`${gallery.address}?scene=long`)
    await files.locator('label:has(> button)').first().waitFor()
    expect(await files.locator('label:has(> button)').first().innerText()).toMatch(words)
    await context.close()
  })
})
