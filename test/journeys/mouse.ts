import type { Hands } from './answers'

/** Clicks, and types where the click put the caret. */
export const mouse: Hands = {
  type: async (field, text) => {
    await field.click()
    await field.pressSequentially(text)
  },
  // The list that folds out is the browser's own and no page can click in it.
  pick: async (field, option) => {
    await field.selectOption({ label: option })
  },
  choose: option => option.check(),
  press: button => button.click(),
}
