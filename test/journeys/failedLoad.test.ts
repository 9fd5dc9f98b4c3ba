import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jsonCaps } from '../../domain/language/json'
import { customerItemsMost } from '../../domain/language/limits'
import { launchBrowser } from '../setup/browser'
import { logIn, register } from './account'
import { type Invited, inventoriesOf, invite } from './office'
import { button, onScreen, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser?.close())

interface Registered {
  readonly page: Page
  readonly invited: Invited
  readonly logInAgain: () => Promise<void>
}

/** A visitor who has registered and stands at the login. */
const registered = async (name: string): Promise<Registered> => {
  const { page } = await newVisitor(browser)
  const invited = await invite('source_data', name, { prefill: true })
  await page.goto(invited.register_url)
  await register(page)
  const username = await textField(page, 'Gebruikersnaam').inputValue()
  const logInAgain = async (): Promise<void> => {
    await textField(page, 'Gebruikersnaam').fill(username)
    await logIn(page)
  }
  return { page, invited, logInAgain }
}

/** The office's own answer, with more in it. */
const knowing = (page: Page, more: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.route(`${inject('officeUrl')}/api/portal/customer*`, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch({ maxRetries: 3 }).catch(() => null)
    // The visitor may have left while it was on its way.
    if (response === null) return route.abort().catch(() => undefined)
    const { data }: { readonly data: object } = await response.json()
    return route.fulfill({ response, json: { data: { ...data, ...more } } }).catch(() => undefined)
  })

const isTold = async (page: Page): Promise<void> => {
  await onScreen(page, 'Inloggen')
  await says(page, /Uw gegevens konden niet worden geladen\..*Neem contact op met uw adviseur\./)
}

const children = Array.from({ length: customerItemsMost + 1 }, (_, n) => ({ id: n, first_name: `Kind ${n}` }))
const deep = Array.from({ length: jsonCaps.depth }).reduce<unknown>(inner => [inner], 'diep')

test.each([
  ['more items than a customer may have', { children }],
  ['a value that lies too deep', { remarks: deep }],
  ['a value too long to be kept', { first_name: 'J'.repeat(jsonCaps.kept) }],
])('%s: nothing opens, nothing is sent, and the load is told as failed', { tags: 'variant' }, async (_, more) => {
  const { page, invited, logInAgain } = await registered('beyond')
  await knowing(page, more)
  await logIn(page)
  await isTold(page)
  // Nor by an address of a step.
  await page.goto(new URL('/personal_details', page.url()).href)
  await onScreen(page, 'Inloggen')
  expect(await inventoriesOf(invited)).toEqual([])
  await page.unrouteAll()
  await logInAgain()
  await button(page, 'Start met invullen').or(textField(page, 'Voorletters')).first().waitFor()
})
