import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { logForHelpdesk } from '../helpdesk'
import { mainText, openReplayOf } from './opened'

/** Support sees what stands in a tab that is shut out, and the log of it tells of the tabs; in another tab of the same browser. */
export const supportSeesShutOut = async (page: Page): Promise<void> => {
  const stands = await mainText(page)
  const log = await logForHelpdesk(page)
  const support = await page.context().newPage()
  await openReplayOf(support, log)
  await expect.poll(() => mainText(support)).toBe(stands)
  await support.close()
  expect(log.match(/"type":"TabShutOut"/g)).toHaveLength(1)
  expect(log.match(/"took":"over"/g)).toHaveLength(2)
}
