import type { Hands } from './hands'

/** The round button of a slider, in pixels: its middle goes from half of it before the end to half of it after. */
const thumb = 28

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
  slide: async (slider, value) => {
    await slider.scrollIntoViewIfNeeded()
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
    const [from, to] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))]
    const x = thumb / 2 + ((value - from) / (to - from)) * (width - thumb)
    await slider.click({ position: { x, y: height / 2 } })
  },
  turnTo: tab => tab.click(),
}

/** Words are put into a field at once: where it does not matter that they are typed key by key. */
export const quickMouse: Hands = { ...mouse, type: (field, text) => field.fill(text) }
