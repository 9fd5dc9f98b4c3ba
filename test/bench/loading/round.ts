import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../../setup/browser'
import { fillFirstStep, mailedLink } from './customer'
import type { Round } from './figure'
import { requestsOf } from './requests'
import { inView, letterTaken, now, press } from './sight'
import { slowPhone } from './slowPhone'

export interface LoadingRound {
  readonly found: Round
  /** Of the first opening and of the second. */
  readonly waterfalls: readonly [first: readonly string[], second: readonly string[]]
}

const start = { selector: 'main button', words: 'Start met invullen' }
const next = { selector: 'main button', words: 'Volgende stap' }
const heading = { selector: 'main h1' }

/** A worker is registered once the first screen stands and the line is idle; after this a portal has none. */
const workerPatience = 10_000
/** By then nothing moves any more, and a tab that was closed is gone. */
const settled = 500

const seconds = (from: number, to: number): number => (to - from) / 1000

const firstVisit = async (page: Page, link: string) => {
  const requests = requestsOf(page)
  const opened = now()
  await page.goto(link, { waitUntil: 'commit' })
  const intro = await inView(page, start)
  await press(page, intro)
  const letter = await letterTaken(page, 'Q')
  const { scripts, requests: all } = requests.count()
  const waterfall = requests.waterfall(opened)
  await fillFirstStep(page)
  const before = await inView(page, heading)
  const button = await inView(page, next)
  await page.mouse.move(button.x, button.y)
  await page.waitForTimeout(settled)
  const coming = inView(page, { ...heading, notWords: before.words })
  const pressed = await press(page, button)
  const came = await coming
  const found = {
    intro: seconds(opened, intro.at),
    firstField: seconds(opened, letter),
    nextStep: seconds(pressed, came.at),
    scripts,
    requests: all,
  }
  return { found, waterfall }
}

/** Resolves too where there is none in time. */
const workerThere = (page: Page): Promise<void> =>
  page.evaluate(
    most =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => undefined),
        new Promise<undefined>(resolve => setTimeout(resolve, most)),
      ]),
    workerPatience,
  )

/** In a new tab, from the address to a letter in the first field; null where the page does not come. */
const opening = async (page: Page, address: string, letter: string) => {
  const requests = requestsOf(page)
  const opened = now()
  const answer = await page.goto(address, { waitUntil: 'commit' }).catch(() => null)
  const taken = answer === null ? null : await letterTaken(page, letter).catch(() => null)
  return { took: taken === null ? null : seconds(opened, taken), waterfall: requests.waterfall(opened) }
}

const stored = (page: Page): Promise<void> =>
  page.getByText('Alles is bewaard').filter({ visible: true }).first().waitFor()

const customerIn = async (context: BrowserContext, link: string): Promise<LoadingRound> => {
  const phone = await slowPhone(context)
  const first = await phone.newTab()
  const { found, waterfall } = await firstVisit(first, link)
  const address = `${new URL(link).origin}/personal_details`
  await workerThere(first)
  const tab = await phone.newTab()
  // One tab at a time has the visit.
  await first.close()
  await tab.waitForTimeout(settled)
  const second = await opening(tab, address, 'W')
  if (second.took !== null) await stored(tab)
  await phone.loseLine()
  const last = await phone.newTab()
  await tab.close()
  await last.waitForTimeout(settled)
  const { took: withoutLine } = await opening(last, address, 'Z')
  return {
    found: { ...found, secondOpening: second.took, withoutLine },
    waterfalls: [waterfall, second.waterfall],
  }
}

const person = { locale: 'nl-NL', viewport: { width: 1280, height: 800 } }

/**
 * One customer with a browser and a profile of its own: from the mail to the next step, in a new tab, and in another one
 * without a line.
 * @param profile an empty folder for the profile; null keeps it in memory, where the disk of this machine costs nothing
 */
export const loadingRound = async (officeUrl: string, profile: string | null): Promise<LoadingRound> => {
  const link = await mailedLink(officeUrl)
  const options = { executablePath: findBrowser(), args: [...browserFlags] }
  let browser: Browser | null = null
  let context: BrowserContext | null = null
  try {
    if (profile === null) {
      browser = await chromium.launch(options)
      context = await browser.newContext(person)
    } else context = await chromium.launchPersistentContext(profile, { ...options, ...person })
    return await customerIn(context, link)
  } finally {
    await context?.close()
    await browser?.close()
  }
}
