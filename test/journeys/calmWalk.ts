import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerMissing, errorSummary } from './missing'
import { onScreen } from './screen'

const sending = 'Gegevens versturen'

const onward = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Volgende|(Volgende|Laatste) stap)$/ })

const toWrong = (page: Page) =>
  page.getByRole('button', { name: /^Naar de (eerste|volgende) vraag die nog niet klopt$/ })

/** Everything that another screen, a refusal or a question that is asked once more shows by. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const summary = document.getElementById('wat-nog-niet-klopt')?.textContent ?? ''
    const elsewhere = /klopp?en? .*nog niet|Wij gaan uit van nee|klopt dat\?/i.test(
      document.querySelector('main')?.textContent ?? '',
    )
    return `${location.href} ${document.querySelector('h1')?.textContent} ${summary} ${elsewhere}`
  })

/**
 * Presses what leads on. A refused step is told a moment before its first wrong question is there: where the way to it goes
 * meanwhile, the press falls on what stands there then, and the next round sees what came of it.
 */
const press = async (page: Page): Promise<void> => {
  const before = await standing(page)
  await toWrong(page).or(onward(page)).first().click()
  await expect
    .poll(() => standing(page), { interval: 20, timeout: 3000 })
    .not.toBe(before)
    .catch(() => undefined)
}

/** More rounds than any type has screens. */
const enough = 500

/**
 * Goes on from question to question until sending, in the calm view; what a step is refused for is answered on the screen
 * that it leads to. The titles of the screens, as they came.
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
    if ((await errorSummary(page).count()) > 0) await answerMissing(page)
    await press(page)
  }
  throw new Error(`no end in the calm view: ${seen.slice(-10).join(', ')}`)
}
