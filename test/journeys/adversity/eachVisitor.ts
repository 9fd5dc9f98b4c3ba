import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach } from 'vitest'
import { openBrowser } from '../../setup/openBrowser'
import { downloaded as textOf } from '../downloads'
import { littleMotion } from '../visitor'
import { type Account, desk, newAccount } from './office'
import { type Visitor, visitorAt } from './visitor'

/** Who is at the browser in the test that runs now. */
export interface Now {
  readonly context: BrowserContext
  readonly account: Account
  readonly visitor: Visitor
  readonly page: Page
}

/** The words of a file of journeys in which every test has a customer and a browser profile of its own. */
export interface EachVisitor {
  /** Read it within a test: every test has another. */
  readonly now: Now
  /** Logs in and goes to the first step. */
  readonly begin: () => Promise<void>
  /** Presses a button that downloads, and reads what came. */
  readonly downloaded: (name: string) => Promise<string>
  /** Lets the portal go without closing the page: whoever plants damage does not want it to write meanwhile. */
  readonly leavePortal: () => Promise<void>
}

export const firstStep = '/personal_details'

const opened = async (browser: Browser): Promise<Now> => {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 }, ...littleMotion })
  const account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  const page = await context.newPage()
  return { context, account, page, visitor: visitorAt(page) }
}

/** The worker's browser, and Noa Hendriks with an account and a new profile for each test; the desk forgets its faults. */
export const eachVisitor = (): EachVisitor => {
  let browser: Browser
  let here: Now
  beforeAll(async () => {
    browser = await openBrowser()
  })
  beforeEach(async () => {
    here = await opened(browser)
    const { context } = here
    return async () => {
      await desk('DELETE', 'faults')
      await context.close()
    }
  })
  return {
    get now() {
      return here
    },
    begin: async () => {
      await here.visitor.logInByLink(here.account)
      await here.visitor.press('Start met invullen')
      await here.visitor.at(firstStep)
    },
    downloaded: name =>
      textOf(here.page, () =>
        here.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click(),
      ),
    // A file of the same origin, without the portal.
    leavePortal: () => here.visitor.go('/portal.json'),
  }
}
