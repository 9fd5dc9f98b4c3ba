import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, registered } from './account'
import { lookAt } from './look'
import { mails } from './office'
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

test('five wrong codes ask the password again; a new code lets in', async () => {
  const { page, expectSilence } = await registered(browser, 'recovery.noud', { two_factor: true })
  const codes = async () =>
    (await mails()).flatMap(({ to, code }) => (to === 'recovery.noud@voorbeeld.example' && code ? [code] : []))
  await logIn(page)
  for (let n = 0; n < 5; n++) {
    await textField(page, '2FA code').fill(`00000${n}`)
    await button(page, 'Inloggen').click()
    await says(page.getByRole('main'), n < 4 ? 'Controleer de code.' : /klopte vijf keer niet/)
    if (n < 4) await expect.poll(() => button(page, 'Inloggen').getAttribute('aria-disabled')).not.toBe('true')
  }
  expect(await textField(page, '2FA code').count()).toBe(0)
  await lookAt(page, 'too-many-codes')
  await logIn(page)
  await textField(page, '2FA code').waitFor()
  await says(page, 'Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.')
  await expect.poll(async () => (await codes()).length).toBe(2)
  const [code = ''] = await codes()
  await textField(page, '2FA code').fill(code)
  await button(page, 'Inloggen').click()
  await path(page, '/intro')
  expectSilence()
})
