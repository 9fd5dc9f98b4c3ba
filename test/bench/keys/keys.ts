import type { Page } from 'playwright-core'
import type { KeysPage, KeysProgram } from './page/main'
import { width } from './wideSurvey'

declare global {
  interface Window {
    /** There only on the page of the keys. */
    readonly keys: KeysPage
  }
}

export interface KeyCost {
  /** Milliseconds of script on the page's own thread for a key in the middle of a word. */
  readonly typed: number
  /** The same for one that is followed by none, with all that it brings about until it is an answer. */
  readonly answered: number
  /** What moved on the page through all of them. */
  readonly shifted: number
}

const keys = 30
/** Between the keys of somebody who types on, and until a key is an answer: it is one after 250 ms. */
const pauses = { typed: 60, answered: 350 } as const

/** Types keys into a field in the middle of the page: words, and single keys that each become an answer. */
export const keyCost = async (page: Page, address: string, program: KeysProgram): Promise<KeyCost> => {
  await page.goto(address)
  await page.evaluate(which => window.keys.open(which), program)
  const fields = page.locator('#root input')
  const many = width.sections * width.each
  await fields.nth(many - 1).waitFor()
  if ((await fields.count()) !== many) throw new Error(`${program} shows ${await fields.count()} fields, not ${many}`)
  await fields.nth(many / 2).focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const script = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
  }
  const type = async (pause: number, times: number): Promise<void> => {
    for (let n = 0; n < times; n++) {
      await session.send('Input.insertText', { text: 'a' })
      await page.waitForTimeout(pause)
    }
  }
  const costOf = async (pause: number): Promise<number> => {
    const before = await script()
    await type(pause, keys)
    return ((await script()) - before) / keys
  }
  // What the first keys do for all that come after them is not a key's.
  await type(pauses.answered, 5)
  const moved = await page.evaluate(() => window.keys.shifted())
  const typed = await costOf(pauses.typed)
  const answered = await costOf(pauses.answered)
  const shifted = (await page.evaluate(() => window.keys.shifted())) - moved
  await session.detach()
  return { typed, answered, shifted }
}
