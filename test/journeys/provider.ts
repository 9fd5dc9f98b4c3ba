import type { FrameLocator, Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { StepKey } from '../../domain/language/stepKey'
import type { HouseholdName } from '../standin/data/retrieved/households'
import { button, onScreen } from './screen'

/** Where the token for the provider's page is asked for. */
const tokenCall = '/api/portal/iwize/token/by_portal_invitation'

/** The provider's page in its frame. */
export const providerPage = (page: Page): FrameLocator => page.frameLocator('iframe')

const play = (page: Page, name: string): Promise<void> =>
  providerPage(page).getByRole('button', { name, exact: true }).click()

/** Presses a button on the provider's page, once it is there. */
export const plays = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await play(page, name)
}

/** Chooses whose data the provider has. */
export const chooseHousehold = async (page: Page, household: HouseholdName): Promise<void> => {
  await providerPage(page).getByLabel('Wiens gegevens wilt u ophalen?').selectOption(household)
}

/** From 'Gegevens ophalen' to the next step, with what the provider has of a household. */
export const retrieve = async (page: Page, household: HouseholdName): Promise<void> => {
  await chooseHousehold(page, household)
  await plays(page, 'Inloggen met DigiD', 'Gegevens delen')
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Gegevens ophalen' }).waitFor()
}

/** What the provider's page was opened with. */
export const given = async (page: Page): Promise<Record<string, string>> => {
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  return Object.fromEntries(new URL(address).searchParams)
}

/** Nothing is asked of the office, and no provider opened, for a step that the visit does not have; back to the intro. */
export const expectAbsent = async (page: Page, step: StepKey): Promise<void> => {
  const asked: string[] = []
  const hear = (request: Request): void => void asked.push(request.url())
  page.on('request', hear)
  await page.goto(`${inject('portalUrl')}/${step}`)
  await onScreen(page, 'Deze stap hoort niet bij uw vragenlijst')
  expect([await page.locator('iframe').count(), asked.filter(url => url.endsWith(tokenCall))]).toEqual([0, []])
  page.off('request', hear)
  await button(page, 'Terug naar het begin').click()
  await page.waitForURL(url => url.pathname === '/intro')
}
