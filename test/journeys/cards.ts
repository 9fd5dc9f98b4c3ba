import type { Locator, Page } from 'playwright-core'
import type { Hands } from './hands'
import { quickMouse } from './mouse'
import { type Place, removeButton } from './screen'

const changeButtons = (place: Place): Locator =>
  ('mouse' in place ? place.getByRole('main') : place).getByRole('button', { name: /^Wijzigen: / })

/** The buttons of the cards that a question may be read on: that which shows its label before all others. */
const cardsFor = async (place: Place, label: string): Promise<readonly Locator[]> => {
  const exactly = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  const around = place.locator('section').filter({ has: place.locator('dt', { hasText: exactly }) })
  const shown = (await around.count()) === 0 ? [] : [changeButtons(around.last()).first()]
  return [...shown, ...(await changeButtons(place).all())]
}

/** Opens the card that a question is read on, with 'Wijzigen'; nothing where the question is asked already. */
export const openCardOf = async (place: Place, question: Locator, label: string, hands: Hands = quickMouse) => {
  if ((await question.count()) > 0) return
  // Before the page is there, neither is.
  await question.or(changeButtons(place)).first().waitFor({ state: 'attached' })
  if ((await question.count()) > 0) return
  for (const button of await cardsFor(place, label)) {
    if ((await button.count()) === 0) continue
    await hands.press(button)
    if ((await question.count()) > 0) return
  }
}

/** Takes an item away; that of one that is read back waits behind 'Wijzigen'. */
export const removeItem = async (hands: Hands, item: Locator): Promise<void> => {
  if ((await removeButton(item).count()) === 0) await hands.press(changeButtons(item).first())
  await hands.press(removeButton(item).first())
}

/** Opens every card on the page that is read back. */
export const openCards = async (page: Page): Promise<void> => {
  const all = changeButtons(page)
  while ((await all.count()) > 0) await all.first().click()
}
