import type { Frame, Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { patience } from '../../setup/eventually'
import type { Account } from './office'

export const sendButton = 'Gegevens delen met mijn adviseur'
export const keptWords = 'Alles is bewaard'

/** A customer at a page of the portal: the words of the journeys. */
export interface Visitor {
  readonly page: Page
  /** A question's own control, by its path. */
  readonly field: (path: string) => Locator
  readonly at: (path: string) => Promise<void>
  /** The words are in sight, whatever stands around them. */
  readonly says: (text: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  readonly go: (path: string) => Promise<void>
  readonly logInByLink: (account: Account) => Promise<void>
  readonly logIn: (account: Account) => Promise<void>
  readonly fill: (path: string, text: string) => Promise<void>
  readonly value: (path: string) => Promise<string>
  /** The portal says that everything is stored. */
  readonly kept: () => Promise<void>
  readonly chooses: (question: string, answer: string) => Promise<void>
  /** All that the first step demands. */
  readonly fillFirstStep: () => Promise<void>
  /** On to the step where one sends, as one does who has nothing to add. */
  readonly toSending: () => Promise<readonly string[]>
}

const answerIn = async (place: Page | Frame, path: string, text: string): Promise<void> => {
  const field = place.locator(`[id="${path}"]`)
  await field.fill(text)
  await field.blur()
}

const chooseIn = (place: Page | Frame, question: string, answer: string): Promise<void> =>
  place.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()

/** All that the first step demands, on a page or in a frame. */
export const fillFirstStepIn = async (place: Page | Frame): Promise<void> => {
  const choose = (path: string) => place.locator(`[id="${path}"]`).selectOption({ index: 1 })
  await choose('customer.salutation')
  await answerIn(place, 'customer.initials', 'N.')
  await answerIn(place, 'customer.first_name', 'Noa')
  await answerIn(place, 'customer.last_name', 'Hendriks')
  await answerIn(place, 'customer.date_of_birth', '01-02-1980')
  await choose('customer.gender')
  await choose('customer.maritial_status')
  await answerIn(place, 'customer.address.postal_code', '1234 AB')
  await answerIn(place, 'customer.address.number', '1')
  await answerIn(place, 'customer.address.street', 'Kade')
  await answerIn(place, 'customer.address.place', 'Hoorn')
  for (const question of ['Bent u in loondienst?', 'Heeft u een partner?', 'Heeft u kinderen?'])
    await chooseIn(place, question, 'Nee')
}

export const visitorAt = (page: Page): Visitor => {
  page.setDefaultTimeout(patience)
  const main = page.getByRole('main')
  const field = (path: string): Locator => page.locator(`[id="${path}"]`)
  const at = (path: string): Promise<void> => page.waitForURL(url => url.pathname === path)
  const says = (text: string): Promise<void> => page.getByText(text).filter({ visible: true }).first().waitFor()
  const press = (name: string): Promise<void> =>
    page.getByRole('dialog').or(main).getByRole('button', { name, exact: true }).first().click()
  const go = async (path: string): Promise<void> => {
    await page.goto(inject('portalUrl') + path)
  }
  const kept = (): Promise<void> => says(keptWords)
  const fill = (path: string, text: string): Promise<void> => answerIn(page, path, text)
  const chooses = (question: string, answer: string): Promise<void> => chooseIn(page, question, answer)

  return {
    page,
    field,
    at,
    says,
    press,
    go,
    fill,
    kept,
    chooses,
    value: path => field(path).inputValue(),
    logInByLink: async ({ loginUrl }) => {
      await page.goto(loginUrl)
      await at('/intro')
      await main.getByRole('button', { name: 'Start met invullen' }).waitFor()
    },
    logIn: async ({ username, password }) => {
      await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await press('Inloggen')
    },
    fillFirstStep: () => fillFirstStepIn(page),
    toSending: async () => {
      const passed: string[] = []
      while (new URL(page.url()).pathname !== '/complete') {
        const before = new URL(page.url()).pathname
        passed.push(before)
        await main.getByRole('button', { name: /^(Volgende|Laatste) stap$/ }).click()
        await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
      }
      return passed
    },
  }
}
