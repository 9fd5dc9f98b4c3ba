import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { newAccount } from './adversity/office'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { button, says } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('questions that cannot be fetched are told, with a way to try again', async () => {
  const files = '**/assets/visit-*.js'
  const { page } = await newVisitor(browser)
  const { username, password } = await newAccount()
  await page.route(files, route => route.abort())
  await page.goto(`${inject('portalUrl')}/login`)
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
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
