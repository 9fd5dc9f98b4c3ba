import type { Browser, Page } from 'playwright-core'
import { begin, enter } from './account'
import { type Invited, invite } from './office'
import { newVisitor, type Visitor } from './visitor'
import { walk } from './walk'

/** Where the inventory goes. */
export const put = '/api/portal/customer'
export const sendButton = 'Gegevens delen met mijn adviseur'
export const sent = 'Bedankt, uw inventarisatie is verzonden!'

/** Somebody of whom much is known answers the rest, up to sending. */
export const readyToSend = async (
  browser: Browser,
  name: string,
  type = 'financial_advice',
  /** What is done on the first step. */
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Visitor & { readonly invited: Invited }> => {
  const visitor = await newVisitor(browser)
  const { page } = visitor
  const invited = await invite(type, name, { prefill: true })
  await enter(page, invited)
  await begin(page)
  await before(page)
  await walk(page)
  return { ...visitor, invited }
}
