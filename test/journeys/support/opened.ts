import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { eventually } from '../../setup/eventually'
import { allThere, saved } from '../screen'

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

/** The same without what is just being told to who listens: that comes a little later, and is no part of what stands there. */
export const standingText = async (page: Page): Promise<string> =>
  (await mainText(page)).replaceAll(/^( *- status): .*$/gm, '$1')

/** Longer than the line that takes back rests before it says what was done last, in milliseconds. */
const longerThanRest = 250

/**
 * What stands there once it is all kept, and stays so while it is read, and when that was: what is still being typed is no
 * event yet, and the replay says at once what the customer's screen says after a rest.
 */
export const restingText = (page: Page): Promise<{ readonly at: number; readonly text: string }> =>
  eventually(async () => {
    await saved(page)
    await allThere(page)
    const before = await standingText(page)
    await page.waitForTimeout(longerThanRest)
    const at = await page.evaluate(() => Date.now())
    const text = await standingText(page)
    expect(text).toBe(before)
    expect(text).toContain('Alles is bewaard')
    return { at, text }
  })

/** The seq of the last record of a log at a moment, in milliseconds since 1970. */
export const seqAt = (log: string, at: number): number =>
  log
    .split('\n')
    .flatMap(line => {
      const record: unknown = line === '' ? null : JSON.parse(line)
      return typeof record === 'object' && record !== null && 'seq' in record && 'at' in record
        ? [[Number(record.seq), Number(record.at)] as const]
        : []
    })
    .filter(([, when]) => when <= at)
    .reduce((last, [seq]) => Math.max(last, seq), 0)

/** Whether all of it is in sight in the customer's window. */
export const inSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const host = (element.getRootNode() as ShadowRoot).host.parentElement
    const [it, within] = [element.getBoundingClientRect(), host?.getBoundingClientRect()]
    return within !== undefined && it.top >= within.top && it.bottom <= within.bottom
  })

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
