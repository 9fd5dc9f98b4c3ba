import type { Locator, Page } from 'playwright-core'
import type { Hands } from './hands'
import { mouse } from './mouse'

/** What is seldom needed: 'Meer' in the bar, on a phone behind the button in the top bar. */
export const openMore = (page: Page, hands: Hands = mouse): Promise<void> =>
  hands.press(page.getByRole('button', { name: /^(Meer|Menu)$/ }))

/** The open menu. */
export const more = (page: Page): Locator => page.locator('[popover]:popover-open')

/** A choice in it, by its name. */
export const choiceOfMore = (page: Page, name: string): Locator =>
  more(page)
    .locator('button, a, summary')
    .filter({ hasText: new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`) })

/** Opens it and chooses this. */
export const chooseMore = async (page: Page, name: string, hands: Hands = mouse): Promise<void> => {
  await openMore(page, hands)
  await hands.press(choiceOfMore(page, name))
}
