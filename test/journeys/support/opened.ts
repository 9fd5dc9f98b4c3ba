import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Lets support choose a file, as a text of this name. */
export const chooseLog = async (page: Page, text: string, name = 'klantportaal-logboek.jsonl'): Promise<void> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) })
}

/** From the first page of the support tool to the replay of a log. */
export const openReplayOf = async (page: Page, text: string): Promise<void> => {
  await page.goto(inject('supportUrl'))
  await chooseLog(page, text)
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).click()
}

/** Moves the replay to a position. */
export const goTo = (page: Page, position: number): Promise<void> =>
  page.getByRole('slider', { name: 'Plaats in het logboek' }).fill(String(position))

/** What the main part of a customer's page says to who listens; in the replay it stands within another page's. */
export const mainText = async (page: Page): Promise<string> => {
  const said = await page.locator('#inhoud').ariaSnapshot()
  return said.startsWith('- main:') ? said.replace(/^- main:\n/, '').replaceAll(/^ {2}/gm, '') : said
}

/** All that a page can keep in this browser. */
export const storedIn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))

export const nothingStored = { local: 0, session: 0, cookie: '', databases: [], caches: [] }
