/** @module-tag variant */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { walkCalm } from './calmWalk'
import { keysOn } from './keys'
import { chooseMore } from './more'
import { inventoryOf, invite } from './office'
import { button, onScreen } from './screen'
import { newVisitor, type Visitor } from './visitor'
import { walk } from './walk'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const named = { first_name: 'Noa', last_name: 'Smit' }

type Invited = Parameters<typeof inventoryOf>[0]

const send = async (page: Page, invited: Invited) => {
  await button(page, 'Gegevens delen met mijn adviseur').click()
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  return inventoryOf(invited)
}

/** No address is found, so that what is typed is what is sent, whichever comes first. */
const unknownAddresses = ({ page }: Visitor): Promise<unknown> =>
  page.route('**/property/by_address', route =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ postal_code: '9999ZZ', number: '1' }) })
      : route.continue(),
  )

/** Two customers differ in their number and address alone. */
const alike = ({ customer, ...rest }: Awaited<ReturnType<typeof inventoryOf>>) => {
  const { id: _, email: __, ...same } = Object(customer)
  return { customer: same, ...rest }
}

const arrivesTheSame = async (type: 'customer_profile' | 'full', atLeast: number): Promise<void> => {
  const whole = await newVisitor(browser)
  await unknownAddresses(whole)
  const first = await invite(type, `heel.${type}`, named)
  await enter(whole.page, first)
  await begin(whole.page)
  await walk(whole.page)
  const sent = await send(whole.page, first)

  const calm = await newVisitor(browser)
  await unknownAddresses(calm)
  const { page, expectSilence } = calm
  const second = await invite(type, `rustig.${type}`, named)
  await enter(page, second)
  await begin(page)
  await chooseMore(page, 'Rustige weergave', keysOn(page))
  await onScreen(page, 'Aanhef')
  const seen = await walkCalm(page)
  expect(new Set(seen).size).toBeGreaterThan(atLeast)
  expect(alike(await send(page, second))).toEqual(alike(sent))
  expectSilence()
}

test('from a question at a time the same arrives as from all of each step', () =>
  arrivesTheSame('customer_profile', 10))

test('from a question at a time the same arrives of full', () => arrivesTheSame('full', 70))
