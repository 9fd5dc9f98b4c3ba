import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { inOrder, readStructure } from '../ui/pdf/readStructure'
import { begin, enter } from './account'
import { traces } from './adversity/storedLog'
import { downloadedFile } from './downloads'
import { holdTime } from './heldTime'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { chooseMore } from './more'
import { invite } from './office'
import { offPaper, onPaper } from './paperMedium'
import { readyToSend, sendButton, sent } from './ready'
import { button, goWithin, onScreen, says, section } from './screen'
import { newVisitor } from './visitor'
import { pdf } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const open = 'Bewaar of print uw antwoorden'

const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Uw antwoorden bewaren of printen' })

/** SHOTS=FOLDER keeps what was made, to be looked at. */
const keep = (name: string, bytes: Uint8Array): void => {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), bytes)
}

/** What a PDF says, in the order in which it is heard. */
const heardIn = (bytes: Uint8Array): readonly string[] =>
  inOrder(readStructure(bytes).parts).flatMap(({ text }) => (text === '' ? [] : [text.trim()]))

/** Every question of the overview with its answer, as the page shows them where all of it stands open: on paper. */
const shownOn = async (page: Page): Promise<readonly (readonly [string, string])[]> => {
  const overview = section(page, 'Controleer uw gegevens')
  await onPaper(page)
  await expect.poll(() => overview.locator('[aria-expanded=false]').count()).toBe(0)
  const shown = await overview.locator('dl > div').evaluateAll(rows =>
    rows.map(row => {
      const said = row.querySelector('dd')
      const typed = said?.querySelector('span')
      return [row.querySelector('dt')?.textContent ?? '', (typed ?? said)?.textContent ?? ''] as const
    }),
  )
  await offPaper(page)
  return shown
}

test('a copy of all that the overview shows, as a PDF and on paper; what goes wrong is told and changes nothing', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'kopie', { prefill: true }))
  await begin(page)
  await goWithin(page, '/complete')
  await onScreen(page, 'Gegevens versturen')
  await says(page, 'Na het versturen wissen wij uw antwoorden van dit apparaat.')
  const shown = await shownOn(page)
  expect(shown.length).toBeGreaterThan(30)
  await button(page, open).click()
  const dialog = dialogOn(page)
  await dialog.waitFor()
  await lookAt(page, 'copy', 'zoomed')

  // The letters do not come.
  await page.route('**/*.woff', route => route.abort())
  await dialog.getByRole('button', { name: 'Pdf downloaden' }).click()
  await says(dialog, /De pdf kan nu niet worden gemaakt\. Probeer het later opnieuw/)
  await lookAt(page, 'copy not made')
  await page.unroute('**/*.woff')

  const file = await downloadedFile(page, () => dialog.getByRole('button', { name: 'Pdf downloaden' }).click())
  expect(file.name).toMatch(/^mijn-antwoorden-\d{4}-\d\d-\d\d\.pdf$/)
  keep('copy.pdf', file.bytes)
  await says(dialog, /Kijk bij uw downloads of mijn-antwoorden-/)
  await lookAt(page, 'copy made')
  const again = await downloadedFile(page, () =>
    dialog.getByRole('button', { name: 'Nog een keer downloaden' }).click(),
  )
  expect(again.bytes.equals(file.bytes)).toBe(true)
  // Row by row what stood on the page, in its order.
  const heard = heardIn(file.bytes)
  const told = heard.join('\n').replace(/\s+/g, ' ')
  let from = 0
  for (const [question, answer] of shown) {
    const row = `${question} ${answer === '' ? 'Nog niet ingevuld' : answer}`.replace(/\s+/g, ' ')
    const at = told.indexOf(row, from)
    expect(at, `${row}, after ${told.slice(from, from + 80)}`).toBeGreaterThanOrEqual(0)
    from = at + row.length
  }

  // A browser that begins to print says so; in this one nothing may come of it.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await dialog.getByRole('button', { name: 'Printen' }).click()
  await says(dialog, 'Uw browser heeft het afdrukken geopend.')
  await onPaper(page)
  const paper = page.getByRole('article')
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(
    await paper.locator('dl > div').evaluateAll(rows => rows.map(row => row.querySelector('dt')?.textContent)),
  ).toEqual(shown.map(([question]) => question))
  await expect.poll(() => paper.getByRole('heading', { level: 1 }).textContent()).toBe('Uw antwoorden')
  keep('paper.pdf', await page.pdf({ preferCSSPageSize: true }))
  await offPaper(page)
  await expect.poll(() => paper.isVisible()).toBe(false)
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined)
  await expectFocus(button(page, open))
  await says(page, /^U heeft op \d\d-\d\d-\d{4} om \d\d:\d\d een pdf van uw antwoorden gemaakt\.$/)
  await lookAt(page, 'complete with a copy')
  expectSilence()
})

test('by the keyboard: a part that does not come, a browser that does not print, and Escape', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await page.route('**/rareScreensChunk-*.js', route => route.abort())
  await enter(page, await invite('financial_advice', 'toets', { prefill: true }))
  await begin(page)
  const keys = keysOn(page)
  await chooseMore(page, 'Verder op een andere computer')
  await says(page.getByRole('main'), /^Dit deel van het portaal kan niet worden geladen\./)
  await expect.poll(() => page.title()).toBe('Er is iets misgegaan')
  // The page without that part is there, and the step before it.
  await keys.press(button(page, 'Terug'))
  await page.getByRole('heading', { level: 1, name: /^Welkom/ }).waitFor()
  await page.goBack()
  await onScreen(page, 'Persoonlijke gegevens')
  await goWithin(page, '/complete')
  await onScreen(page, 'Gegevens versturen')
  await keys.press(button(page, open))
  await says(page.getByRole('main'), /^Dit deel van het portaal kan niet worden geladen\./)
  await lookAt(page, 'copy did not come')
  await page.unroute('**/rareScreensChunk-*.js')
  await keys.press(button(page, 'Opnieuw proberen'))
  await onScreen(page, 'Gegevens versturen')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await keys.press(button(page, open))
  const dialog = dialogOn(page)
  await dialog.waitFor()
  await keys.press(dialog.getByRole('button', { name: 'Printen' }))
  await says(dialog, 'Uw browser heeft het afdrukken niet geopend. Download de pdf en print die.')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expectFocus(button(page, open))
  // Nothing was given, so nothing is said of a copy.
  await says(page, 'Na het versturen wissen wij uw antwoorden van dit apparaat.')
  expectSilence()
})

const verzonden = /^Vanaf dit apparaat is een inventarisatie verzonden op \d\d-\d\d-\d{4} om \d\d:\d\d\. Dat kan ook /

test('sending with a copy, by the keyboard: what arrived, the seconds held, and the login says it once', async () => {
  const { page, expectSilence } = await readyToSend(browser, 'metkopie')
  const keys = keysOn(page)
  const main = page.getByRole('main')
  await button(page, 'Documenten toevoegen').click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'loon.pdf', mimeType: 'application/pdf', buffer: pdf('loon') })
  await page.getByRole('listitem').filter({ hasText: 'loon.pdf' }).waitFor()
  await keys.press(button(page, open))
  const dialog = dialogOn(page)
  const file = await downloadedFile(page, () => keys.press(dialog.getByRole('button', { name: 'Pdf downloaden' })))
  expect(heardIn(file.bytes).slice(-3)).toEqual(['Documenten', 'loon.pdf', '1 kB'])
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await keys.press(button(page, sendButton))
  await onScreen(page, sent)
  await main
    .getByRole('status')
    .getByText('U wordt over 5 seconden uitgelogd. Kies Wacht even om op deze pagina te blijven.')
    .waitFor()
  await keys.press(button(page, 'Wacht even'))
  await expectFocus(button(page, 'Uitloggen'))
  await says(main.getByRole('status'), 'U blijft op deze pagina tot u zelf uitlogt.')
  await says(main, 'uw antwoorden over 2 onderwerpen')
  await says(main, '1 document')
  await says(main, /^Ontvangen op \d\d-\d\d-\d{4} om \d\d:\d\d\.$/)
  await says(main, /^U heeft op \d\d-\d\d-\d{4} om \d\d:\d\d een pdf van uw antwoorden gemaakt\./)
  await lookAt(page, 'success with a copy', 'zoomed')
  await page.keyboard.press('Enter')
  await onScreen(page, 'Inloggen')
  await says(page, verzonden)
  await lookAt(page, 'login after sending')
  await expect.poll(() => traces(page)).toEqual([])
  await page.reload()
  await onScreen(page, 'Inloggen')
  expect(await page.getByText(verzonden).count()).toBe(0)
  expectSilence()
})

test('sending without a copy: the seconds are seen to pass; the login says it once', async () => {
  const { page, expectSilence } = await readyToSend(browser, 'zonderkopie')
  await page.clock.install()
  // Seconds pass here alone, so that a busy machine sees each of them.
  await holdTime(page)
  const passUntil = (there: Locator): Promise<void> =>
    expect.poll(async () => (await there.count()) > 0 || (await page.clock.runFor(100))).toBe(true)
  const left = (seconds: string) => page.locator('main [aria-hidden]').getByText(`U wordt over ${seconds} uitgelogd.`)
  await button(page, sendButton).click()
  await passUntil(page.getByRole('heading', { level: 1, name: sent, exact: true }))
  await says(page, /^Heeft u geen kopie\?/)
  for (const seconds of ['4 seconden', '3 seconden']) await passUntil(left(seconds))
  // Whoever does something has time to listen to the page, and hears that he has.
  await page.keyboard.press('Tab')
  await passUntil(left('20 seconden'))
  const heard = page.getByRole('main').getByRole('status')
  await passUntil(heard.getByText(/^U wordt over 20 seconden uitgelogd\. Kies Wacht even /))
  await passUntil(left('19 seconden'))
  await page.clock.resume()
  await button(page, 'Nu uitloggen').click()
  await says(page, 'U bent nu uitgelogd')
  await says(page.getByRole('main'), 'Uw adviseur heeft alles ontvangen wat u heeft verstuurd.')
  await onScreen(page, 'Inloggen')
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
  await says(page, verzonden)
  await page.reload()
  await onScreen(page, 'Inloggen')
  expect(await page.getByText(verzonden).count()).toBe(0)
  expectSilence()
})
