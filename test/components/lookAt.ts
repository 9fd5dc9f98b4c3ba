import { expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { textWidths, widthOver } from '../journeys/textWidths'

const noneOver: ReturnType<typeof widthOver> = { plain: 0, large: 0, airy: 0 }

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether screens are looked at in every width. */
    readonly everyWidth: boolean
  }
}

const expectRoom = (name: string): void => expect.soft(widthOver(), `${name} at ${innerWidth}`).toEqual(noneOver)

/** However narrow the window is and however its text is set, the screen has room for it; the window is then as it was. */
export const expectRoomForText = async (name: string): Promise<void> => {
  const [before, height] = [innerWidth, innerHeight]
  for (const width of textWidths) {
    await page.viewport(width, height)
    expectRoom(name)
  }
  await page.viewport(before, height)
}

/** What moves and comes to an end has done so. */
const atRest = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => null)),
  )

/** A screen has one title, and axe finds nothing. */
export const expectNoViolation = async (name: string): Promise<void> => {
  await atRest()
  expect(document.querySelectorAll('head > title').length, `titles of ${name}`).toBe(1)
  expect(await commands.violations(), `axe on ${name}`).toEqual([])
}

/**
 * The same, and there is room for its text: in the width that the window has, and in every other but where `npm test` looks; there
 * `accessibleSteps` has each step in every width.
 */
export const lookAt = async (name: string): Promise<void> => {
  await expectNoViolation(name)
  if (inject('everyWidth')) await expectRoomForText(name)
  else expectRoom(name)
}
