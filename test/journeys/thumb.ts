import type { Hands } from './hands'
import { mouse } from './mouse'

/** Touches, and types on the keyboard that comes up. */
export const thumb: Hands = {
  ...mouse,
  type: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
  choose: option => option.tap(),
  press: button => button.tap(),
  turnTo: tab => tab.tap(),
}
