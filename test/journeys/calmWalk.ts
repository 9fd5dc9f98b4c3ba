import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerMissing, errorSummary } from './missing'

const sending = 'Gegevens versturen'

const onward = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Volgende|(Volgende|Laatste) stap)$/ })

const toWrong = (page: Page) => page.getByRole('button', { name: 'Naar de eerste vraag die nog niet klopt' })

/** Everything that another screen, a refusal or a question that is asked once more shows by. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const summary = document.getElementById('wat-nog-niet-klopt')?.textContent ?? ''
    const elsewhere = /klopp?en? .*nog niet|Wij gaan uit van nee|klopt dat\?/i.test(
      document.querySelector('main')?.textContent ?? '',
    )
    return `${location.href} ${document.querySelector('h1')?.textContent} ${summary} ${elsewhere}`
  })

/** The address of the last page is there a moment before the page. */
const isThere = (page: Page): Promise<boolean> =>
  page.evaluate(
    title => (location.pathname === '/complete') === (document.querySelector('h1')?.textContent === title),
    sending,
  )

const pressed = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const before = await standing(page)
  await press()
  await expect.poll(() => standing(page), { interval: 20 }).not.toBe(before)
  await expect.poll(() => isThere(page), { interval: 20 }).toBe(true)
}

/**
 * Goes on from question to question until sending, in the calm view; what a step is refused for is answered on the screen
 * that it leads to. The titles of the screens, as they came.
 */
export const walkCalm = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = []
  for (;;) {
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (title === sending) return seen
    seen.push(title)
    if ((await errorSummary(page).count()) > 0) await answerMissing(page)
    if ((await toWrong(page).count()) > 0) await pressed(page, () => toWrong(page).click())
    else await pressed(page, () => onward(page).click())
  }
}
