import type { Page } from 'playwright-core'

/** Milliseconds on the clock that a page tells too. */
export const now = (): number => performance.timeOrigin + performance.now()

/** An element by its selector; of several, the first with these words, or without those. */
export interface Sight {
  readonly selector: string
  readonly words?: string
  readonly notWords?: string
}

export interface Seen {
  /** The frame in which it stood there. */
  readonly at: number
  /** Its middle, in the window. */
  readonly x: number
  readonly y: number
  readonly words: string
}

const patience = 60_000

/** Looks frame by frame until it is in view; where it is below, the page is scrolled to it. */
export const inView = async (page: Page, sight: Sight): Promise<Seen> => {
  const seen = await page.waitForFunction(
    ({ selector, words, notWords }) => {
      for (const one of document.querySelectorAll<HTMLElement>(selector)) {
        const says = one.textContent?.trim() ?? ''
        if ((words !== undefined && says !== words) || says === notWords || !one.checkVisibility()) continue
        one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = one.getBoundingClientRect()
        const at = performance.timeOrigin + performance.now()
        return { at, x: x + width / 2, y: y + height / 2, words: says }
      }
      return null
    },
    sight,
    { polling: 'raf', timeout: patience },
  )
  const found = await seen.jsonValue()
  if (found === null) throw new Error(`${sight.selector} went out of view`)
  return found
}

/** With a real mouse, that is there already; the moment at which the button went down. */
export const press = async (page: Page, { x, y }: Seen): Promise<number> => {
  await page.mouse.move(x, y)
  const at = now()
  await page.mouse.down()
  await page.mouse.up()
  return at
}

const typedIn = 'main input:not([type=radio], [type=checkbox], [type=file], [type=range])'

/**
 * Types a letter again and again, as soon as there is a field to type into, until it stands there; the moment at which it
 * did. The page may take the focus elsewhere when it opens: then the letter is typed anew.
 */
export const letterTaken = async (page: Page, letter: string): Promise<number> => {
  const until = now() + patience
  while (now() < until) {
    await inView(page, { selector: typedIn })
    await page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.focus(), typedIn)
    await page.keyboard.press(letter)
    const at = await page.evaluate(
      ([selector, letter]) =>
        new Promise<number | null>(resolve =>
          requestAnimationFrame(() => {
            const stands = document.querySelector<HTMLInputElement>(selector)?.value.includes(letter) === true
            resolve(stands ? performance.timeOrigin + performance.now() : null)
          }),
        ),
      [typedIn, letter] as const,
    )
    if (at !== null) return at
  }
  throw new Error('No field took a letter')
}
