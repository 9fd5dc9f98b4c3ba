/** @module-tag variant */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { profiles } from '../../domain/invitation/profiles'
import { invitationTypes } from '../../domain/language/invitation'
import { openBrowser } from '../setup/openBrowser'
import { isPartnerType } from '../standin/data/partnerTypes'
import { logIn, register } from './account'
import { inventoryOf, mails } from './office'
import { onScreen } from './screen'
import { newVisitor } from './visitor'
import { stepsBeside, walk } from './walk'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Opens the ready-made invitation of a type at the desk; they stand under all that were made later. */
const openInvitation = async (page: Page, label: string, who: 'hoofdklant' | 'partner'): Promise<string> => {
  await page.goto(inject('officeUrl'))
  const kind = page
    .getByRole('cell')
    .filter({ hasText: new RegExp(`^\\s*${label.replace(/[()]/g, '\\$&')}\\s*${who}`) })
  const link = page.getByRole('row').filter({ has: kind }).getByRole('link', { name: 'Registreren' }).last()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  const mail = (await mails()).find(({ register_url }) => register_url === address)
  return mail?.invitation_id ?? ''
}

test.each(invitationTypes)('the ready-made invitation %s leads to a sent inventory', async type => {
  const { page, context, expectSilence } = await newVisitor(browser)
  const id = await openInvitation(page, profiles[type].label, isPartnerType(type) ? 'partner' : 'hoofdklant')
  await page.getByRole('button', { name: 'Registreren' }).waitFor()
  await register(page)
  await logIn(page)
  await page.waitForURL(url => url.pathname === '/intro')
  const start = page.getByRole('button', { name: /^Start met/ })
  await start.first().waitFor()
  await start.last().click()

  await page.getByRole('navigation', { name: 'Stappen' }).waitFor()
  const beside = await stepsBeside(page)
  const passed = await walk(page)
  expect([...passed, 'Gegevens versturen']).toEqual(beside)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Gegevens delen/ })
    .click()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  expect(await inventoryOf({ id })).toHaveProperty('customer.last_name')
  expectSilence()
  await context.close()
})
