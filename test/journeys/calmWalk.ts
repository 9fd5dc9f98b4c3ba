import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerMissing } from './missing'
import { onScreen } from './screen'

const sending = 'Gegevens versturen'

const onward = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Volgende|(Volgende|Laatste) stap)$/ })

/** Everything that another screen, a question that is not right or one that is asked once more shows by. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const wrong = document.querySelectorAll('[data-calm] [aria-invalid="true"]').length
    const asks = /Wij gaan uit van nee|klopt dat\?/i.test(document.querySelector('main')?.textContent ?? '')
    return `${location.href} ${document.querySelector('h1')?.textContent} ${wrong} ${asks}`
  })

/** Presses what leads on; it may hold up once, or a moment after the press. */
const press = async (page: Page): Promise<void> => {
  const before = await standing(page)
  await onward(page).first().click()
  await expect
    .poll(() => standing(page), { interval: 20, timeout: 3000 })
    .not.toBe(before)
    .catch(() => undefined)
}

/** More rounds than any type has screens. */
const enough = 500

/**
 * Goes on from question to question until sending, in the calm view; where one is held up, what is not right is answered. The
 * titles of the screens, as they came.
 */
export const walkCalm = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = []
  for (let round = 0; round < enough; round++) {
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (new URL(page.url()).pathname === '/complete') {
      await onScreen(page, sending)
      return seen
    }
    if (title !== seen.at(-1)) seen.push(title)
    await answerMissing(page)
    await press(page)
  }
  throw new Error(`no end in the calm view: ${seen.slice(-10).join(', ')}`)
}
