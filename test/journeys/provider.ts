import type { FrameLocator, Page } from 'playwright-core'
import type { HouseholdName } from '../standin/data/retrieved/households'

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

/** Has the provider's page send whatever it is. */
export const providerSends = async (page: Page, message: unknown): Promise<void> => {
  await providerPage(page).getByLabel('Een ander bericht (JSON)').fill(JSON.stringify(message))
  await play(page, 'Bericht versturen')
}

/** From 'Gegevens ophalen' to the next step, with what the provider has of a household. */
export const retrieve = async (page: Page, household: HouseholdName): Promise<void> => {
  await chooseHousehold(page, household)
  await plays(page, 'Inloggen met DigiD', 'Gegevens delen')
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Gegevens ophalen' }).waitFor()
}
