import type { Page } from 'playwright-core'

/** No time passes in the page any more until its clock is resumed, however long a busy machine takes. */
export const holdTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
