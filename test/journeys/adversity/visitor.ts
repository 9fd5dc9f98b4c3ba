import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Account } from './office'

export const sendButton = 'Gegevens delen met mijn adviseur'
export const keptWords = 'Alles is bewaard op dit apparaat'

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

export const visitorAt = (page: Page): Visitor => {
  page.setDefaultTimeout(10_000)
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
  const fill = async (path: string, text: string): Promise<void> => {
    await field(path).fill(text)
    await field(path).blur()
  }
  const chooses = (question: string, answer: string): Promise<void> =>
    page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()

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
    fillFirstStep: async () => {
      await field('customer.salutation').selectOption({ index: 1 })
      await fill('customer.initials', 'N.')
      await fill('customer.first_name', 'Noa')
      await fill('customer.last_name', 'Hendriks')
      await fill('customer.date_of_birth', '01-02-1980')
      await field('customer.gender').selectOption({ index: 1 })
      await field('customer.maritial_status').selectOption({ index: 1 })
      await fill('customer.address.postal_code', '1234 AB')
      await fill('customer.address.number', '1')
      await fill('customer.address.street', 'Kade')
      await fill('customer.address.place', 'Hoorn')
      for (const question of ['Bent u in loondienst?', 'Heeft u een partner?', 'Heeft u kinderen?'])
        await chooses(question, 'Nee')
    },
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
