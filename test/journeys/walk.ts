import type { Locator, Page } from 'playwright-core'
import { answerMissing, errorSummary } from './missing'
import { retrieve } from './provider'

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

/** The steps in the side navigation: the first of a chapter stands under its name. */
export const rowsBeside = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Stappen' }).getByRole('listitem').locator('> :last-child')

/** The titles in the side navigation, in their order. */
export const stepsBeside = async (page: Page): Promise<readonly string[]> =>
  (await rowsBeside(page).allTextContents()).map(text =>
    text.replace(/ ?, (afgerond|nog niet compleet|huidige stap|volgt nog).*$/, ''),
  )

/** What is asked of questions that stand open; to go on again is to leave them so. */
const assumption = (page: Page) => page.getByText(/Wij gaan uit van nee\.$/)

const retrievalTitle = 'Gegevens ophalen'

/** Goes on from the step with this title, and answers what is asked for when it is refused. */
export const pass = async (page: Page, title: string): Promise<void> => {
  if (title === retrievalTitle) return retrieve(page, 'nothing')
  const next = page.getByRole('main').getByRole('button', { name: /^(Volgende|Laatste) stap$/ })
  await next.click()
  const came = page.getByRole('heading', { level: 1 }).filter({ hasNotText: title })
  const waited = came.or(assumption(page)).first()
  await waited.or(errorSummary(page)).first().waitFor()
  // What an answer asks for besides is open, and not refused until one goes on again.
  while ((await errorSummary(page).count()) > 0) {
    await answerMissing(page)
    await next.click()
    await waited.or(errorSummary(page)).first().waitFor()
  }
  if ((await assumption(page).count()) > 0) await next.click()
  await came.waitFor()
}

/**
 * Goes on from step to step until sending, answering what is asked for; the titles that were passed.
 * @param look is called on every step with its title
 */
export const walk = async (
  page: Page,
  look: (title: string) => Promise<void> = async () => {},
): Promise<readonly string[]> => {
  const passed: string[] = []
  for (let title = await titleOf(page); title !== 'Gegevens versturen'; title = await titleOf(page)) {
    passed.push(title)
    await look(title)
    await pass(page, title)
  }
  return passed
}
