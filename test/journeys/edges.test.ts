import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import { deleteLogs } from './adversity/storedLog'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { invite } from './office'
import { button, onScreen, says } from './screen'
import { expectApart } from './sight'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Somebody who has registered, at the login. */
const registered = async (name: string, before: (page: Page) => unknown = () => undefined) => {
  const { page } = await newVisitor(browser)
  const { register_url } = await invite('financial_advice', name)
  await before(page)
  await page.goto(register_url)
  await register(page)
  return page
}

test('questions that cannot be fetched are told, with a way to try again', async () => {
  const files = '**/assets/visit-*.js'
  const page = await registered('unreachable', opened => opened.route(files, route => route.abort()))
  await logIn(page)
  await says(page, /Dit deel van het portaal kan niet worden geladen/)
  await lookAt(page, 'questions not fetched')
  await page.unroute(files)
  await button(page, 'Opnieuw proberen').click()
  await button(page, 'Start met invullen').waitFor()
})

test('a server that is silent at the start leaves no empty page: that is said, can be tried again, and ends once it answers', async () => {
  const { page } = await newVisitor(browser)
  const slow = page.getByRole('heading', { level: 1, name: 'Het laden duurt lang' })
  const name = page.getByLabel('Gebruikersnaam', { exact: true })
  await page.clock.install()
  let answers: (() => void)[] = []
  await page.route('**/portal.json', route =>
    new Promise<void>(resolve => answers.push(resolve)).then(() => route.continue().catch(() => undefined)),
  )
  const answer = async (): Promise<void> => {
    for (const one of answers) one()
    answers = []
  }
  const wait = async (): Promise<void> => {
    await expect.poll(() => page.clock.runFor(1000).then(() => slow.count())).toBe(1)
    await says(page, /^Komt er antwoord, dan gaat het vanzelf verder\./)
  }
  await page.goto(`${inject('portalUrl')}/login`, { waitUntil: 'commit' })
  await wait()
  await lookAt(page, 'start, no answer yet', 'zoomed')
  // Somebody tries again, by the keyboard: as long as there is no answer the same is said.
  await page.keyboard.press('Tab')
  await expectFocus(button(page, 'Opnieuw proberen'))
  await Promise.all([page.waitForRequest('**/portal.json'), page.keyboard.press('Enter')])
  await wait()
  await answer()
  await name.waitFor()
  await expect.poll(() => slow.count()).toBe(0)
})

test('a log that was erased elsewhere is told', async () => {
  const page = await registered('erased')
  await logIn(page)
  await button(page, 'Start met invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await deleteLogs(page)
  await onScreen(page, 'Uw gegevens zijn verzonden of gewist')
  await lookAt(page, 'erased elsewhere')
  await expectApart(page)
})
