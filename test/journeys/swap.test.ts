import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, registered } from './account'
import { lookAt } from './look'
import { button, says, textField } from './screen'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const path = (page: Page, to: string): Promise<void> => page.waitForURL(url => url.pathname + url.search === to)

test('a link of somebody else waits until the customer says so, also after a reload', async () => {
  const { page, name, invited, expectSilence } = await registered(browser, 'recovery.lies')
  await logIn(page)
  await path(page, '/intro')
  const other = await registered(browser, 'recovery.mia')
  const beside = await page.context().newPage()
  await beside.goto(page.url())
  await says(beside, 'Dit portaal is al open in een ander tabblad')
  await page.goto(other.invited.login_url)
  await says(beside.getByRole('main'), 'Uw sessie is beëindigd')
  await says(beside, /In deze browser is een link geopend/)
  await lookAt(beside, 'ended by a link')
  await beside.close()
  await says(page, `U was ingelogd als ${name}. U bent nu uitgelogd.`)
  await says(page, `De link die u heeft geopend, is voor ${other.name}.`)
  await path(page, '/login')
  await lookAt(page, 'swapped')
  await page.reload()
  await says(page, `U was ingelogd als ${name}. U bent nu uitgelogd.`)
  await button(page, 'Verder').click()
  await path(page, '/intro')
  await page.goto(`${other.invited.login_url}&was=een+vreemde`)
  await says(page, 'In dit portaal was al iemand ingelogd, misschien uzelf. Die is nu uitgelogd.')
  expect(await page.getByText('een vreemde').count()).toBe(0)
  await button(page, 'Inloggen met gebruikersnaam en wachtwoord').click()
  await textField(page, 'Gebruikersnaam').fill(name)
  await logIn(page)
  await path(page, '/intro')
  // One's own link swaps nobody: it logs in.
  await page.goto(invited.login_url)
  await path(page, '/intro')
  expectSilence()
})
