import type { Locator, Page } from 'playwright-core'
import type { Invited } from './office'

/** The words of the journeys in which somebody types at the register and login screens. */
export interface Entrance {
  readonly at: (path: string) => Promise<void>
  readonly says: (text: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  readonly field: (label: string) => Locator
  /** The id of what has the focus. */
  readonly focused: () => Promise<string>
  /** The username that was proposed, and is taken. */
  readonly register: (invited: Pick<Invited, 'register_url'>) => Promise<string>
  readonly logIn: () => Promise<void>
}

const password = 'geheim12'

export const entrance = (page: Page): Entrance => {
  const at = (path: string): Promise<void> => page.waitForURL(url => url.pathname + url.search === path)
  const field = (label: string): Locator => page.getByLabel(label, { exact: true })
  /** The top bar has an 'Inloggen' of its own. */
  const press = (name: string): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  return {
    at,
    field,
    press,
    says: text => page.getByText(text, { exact: true }).first().waitFor(),
    focused: () => page.evaluate(() => document.activeElement?.id ?? ''),
    register: async ({ register_url }) => {
      await page.goto(register_url)
      await field('Wachtwoord').fill(password)
      await field('Bevestig wachtwoord').fill(password)
      const username = await field('Gebruikersnaam').inputValue()
      await press('Registreren')
      await at('/login')
      return username
    },
    logIn: async () => {
      await field('Wachtwoord').fill(password)
      await press('Inloggen')
    },
  }
}
