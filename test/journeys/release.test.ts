import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type ReleaseServer, startReleaseServer } from '../setup/releaseServer'
import { eachVisitor } from './adversity/eachVisitor'
import { storedToken } from './adversity/storedSession'

const street = 'customer.address.street'
const one = eachVisitor()

let server: ReleaseServer

// As in a browser that has no service worker.
beforeEach(async () => {
  server = await startReleaseServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'))
  server.change({ worker: false })
  server.forgets = /visit/
  const { page, visitor, account } = one.now
  await page.goto(server.url + account.loginUrl.slice(new URL(account.loginUrl).origin.length))
  await visitor.press('Start met invullen')
})
afterEach(() => server.close())

const isNext = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => [...document.scripts].map(({ src }) => src))).every(src => src.includes('.next.'))

test('a login whose files are gone since a new build came says so, and goes on with that build and every answer', async () => {
  const { page, visitor, account } = one.now
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  // The visit did not come with the page, and is asked for once more when it is needed.
  const visit = /\/assets\/visit-[^/]*\.js$/
  await page.route(visit, route => route.abort())
  await page.reload()
  await page.waitForLoadState('networkidle')
  server.release()
  await page.unroute(visit)
  await visitor.logIn(account)
  await visitor.says('Dit deel van het portaal kan niet worden geladen.')
  expect(await storedToken(page)).not.toBeNull()
  await visitor.press('Opnieuw proberen')
  await page.getByRole('heading', { level: 1, name: /^(Welkom|Persoonlijke gegevens)/ }).waitFor()
  await expect.poll(() => isNext(page)).toBe(true)
  await page.goto(`${server.url}/personal_details`)
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Singel')
})

test('an inventory that was open when a new build came is filled in to the end, and a reload brings the new one', async () => {
  const { page, visitor } = one.now
  await visitor.fillFirstStep()
  await page.waitForLoadState('networkidle')
  server.release()
  await visitor.toSending()
  await page.getByRole('heading', { level: 1, name: 'Gegevens versturen' }).waitFor()
  expect(await isNext(page)).toBe(false)
  await page.goto(`${server.url}/personal_details`)
  await visitor.kept()
  await expect.poll(() => isNext(page)).toBe(true)
  await expect.poll(() => visitor.value(street)).toBe('Kade')
})
