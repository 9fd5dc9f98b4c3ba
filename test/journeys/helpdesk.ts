import type { Locator, Page } from 'playwright-core'
import { downloaded } from './downloads'
import { says } from './screen'

/** The help over the page. */
export const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Hulp van de helpdesk' })

/** Opens the help from the footer, by keyboard. */
export const openHelp = async (page: Page): Promise<Locator> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hulp van de helpdesk' }).press('Enter')
  await help(page).waitFor()
  // What it says is fetched when it is opened.
  await help(page).getByText('De hulp wordt opgehaald').waitFor({ state: 'detached' })
  return help(page)
}

/** Saves the log that is chosen in the help, and reads the file. */
export const savedLog = async (page: Page): Promise<string> => {
  const text = await downloaded(page, () => help(page).getByRole('button', { name: 'Logboek opslaan' }).press('Enter'))
  await says(help(page), /^Het logboek is gemaakt\./)
  return text
}

/** What a customer on any screen hands to the helpdesk: the log without the customer's data. The page is as it was. */
export const logForHelpdesk = async (page: Page): Promise<string> => {
  await openHelp(page)
  const text = await savedLog(page)
  await page.keyboard.press('Escape')
  return text
}

/** The log as it is, with the customer's data. The page is as it was. */
export const ownLog = async (page: Page): Promise<string> => {
  await (await openHelp(page)).getByRole('radio', { name: 'Met mijn gegevens' }).press('Space')
  const text = await savedLog(page)
  await page.keyboard.press('Escape')
  return text
}
