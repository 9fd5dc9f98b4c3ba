import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { exportLog } from '../../events/log/logExport/exportLog'
import { planImport } from '../../events/log/logExport/importLog'
import type { ImportedLog } from '../../events/log/logExport/importPlan'
import { goldenLog } from '../golden/golden'
import { openBrowser } from '../setup/openBrowser'
import { downloaded } from './downloads'
import { lookAt } from './look'
import { option, selectField, textField } from './screen'
import { chooseLog, goTo, openReplayOf } from './support/opened'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const place = (page: Page) => page.getByRole('slider', { name: 'Plaats in het logboek' })
const screen = (page: Page) => page.getByRole('region', { name: 'Scherm van de klant' })

type Event = ImportedLog['records'][number]['events'][number]

/** A golden log with other events in it, as a whole log of its own. */
const withEvents = (name: string, other: (event: Event) => Event): string => {
  const plan = planImport(goldenLog(name))
  if (plan.verdict === 'impossible') throw new Error(`${name} is not read`)
  const { header, records } = plan.log
  const moved = records.map(record => ({ ...record, events: record.events.map(other) }))
  return exportLog({ header, records: moved, blobs: [], includeDocuments: false })
}

/** A golden log whose screens are all this one. */
const onScreen = (name: string, shown: string): string =>
  withEvents(name, event => (event.type === 'ScreenShown' ? { ...event, screen: shown } : event))

/** A golden log that no build of this day judged, and whose words are of its own. */
const byOtherRules = (name: string): string =>
  withEvents(name, event => {
    if (event.type === 'PortalOpened') return { ...event, rules: 'others' }
    if (event.type !== 'StepSubmitted') return event
    return { ...event, words: event.errors.map(() => ['Zo stond het er toen', null] as const) }
  })

test('by keyboard another answer is given by the control that the customer had; what follows is a copy, saved and opened again', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, goldenLog('v1-financial-advice'))
  const all = Number(await place(page).getAttribute('max'))
  await goTo(page, 48)
  await textField(screen(page), 'Voornaam van uw partner').waitFor()
  // The last of the tabs.
  await page.getByRole('tab', { selected: true }).press('End')
  const beside = page.getByRole('region', { name: 'Uitleg' })
  await beside.getByRole('combobox').selectOption('customer.has_partner')
  await option(beside, 'Heeft u een partner?', 'Nee').press('Space')
  await beside.getByRole('button', { name: 'Kijk wat er dan volgt' }).press('Enter')
  const outcome = beside.getByRole('region', { name: 'Wat er dan volgt' })
  await outcome.getByText('Ja → Nee').waitFor()
  await outcome.getByRole('heading', { name: 'Niet meer zichtbaar' }).waitFor()
  await page.getByText('Zo is het niet gebeurd.').waitFor()
  await textField(screen(page), 'Voornaam van uw partner').waitFor({ state: 'detached' })
  await lookAt(page, 'support another answer')
  const copy = await downloaded(page, () => page.getByRole('button', { name: 'Kopie opslaan' }).press('Enter'))
  await page.getByRole('button', { name: 'Terug naar het logboek' }).press('Enter')
  await textField(screen(page), 'Voornaam van uw partner').waitFor()
  await expect.poll(async () => Number(await place(page).getAttribute('max'))).toBe(all)

  expect(planImport(copy).verdict).toBe('fine')
  await page.getByRole('button', { name: 'Sluiten', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Ander bestand' }).press('Enter')
  await chooseLog(page, copy)
  await page.getByRole('button', { name: 'Bekijk wat de klant zag' }).press('Enter')
  await page.getByText('Dit logboek is een kopie van de helpdesk: vanaf handeling 49 is het zo niet gebeurd.').waitFor()
  await textField(screen(page), 'Voornaam van uw partner').waitFor({ state: 'detached' })
  await expect.poll(() => option(screen(page), 'Heeft u een partner?', 'Nee').isChecked()).toBe(true)
  expectSilence()
  await context.close()
})

test('where a verdict comes out otherwise now, what the customer got and what comes out stand beside it', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, goldenLog('v1-damaged-answer'))
  const differs = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Een oordeel komt nu anders uit' }),
  })
  const said = differs.last().locator('dd')
  await expect.poll(() => said.allTextContents()).toEqual(['goed', 'Vul uw roepnaam in (filled)'])
  await lookAt(page, 'support divergence')
  await differs.last().getByRole('button', { name: 'Naar dat moment' }).click()
  await expect.poll(() => place(page).inputValue()).toBe('36')
  expectSilence()
  await context.close()
})

test('the page after sending says what arrived, as the customer read it', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, goldenLog('v1-financial-advice'))
  const arrived = screen(page)
    .getByRole('heading', { name: 'Dit heeft uw adviseur ontvangen' })
    .locator('xpath=..')
    .getByRole('listitem')
    .first()
  await expect.poll(() => arrived.textContent()).toMatch(/^uw antwoorden over 2 onderwerpen/i)
  expectSilence()
  await context.close()
})

test('two moments stand beside each other, with what is different; what other rules judged stands there as it was recorded', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, byOtherRules('v2-refused'))
  await screen(page).getByRole('note', { name: 'Andere regels' }).getByText('zoals de klant ze kreeg').waitFor()
  await page.getByRole('button', { name: 'Vergelijken' }).press('Enter')
  const moment = (name: string) => page.getByRole('region', { name, exact: true })
  const differences = page.getByRole('region', { name: 'Verschillen' })
  await moment('Eerste moment').getByRole('slider').first().fill('11')
  await differences.getByText('leeg → Man').waitFor()
  await expect
    .poll(() => differences.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Antwoorden', 'Niet meer fout'])
  const gender = (name: string) => selectField(moment(name), 'Geslacht').inputValue()
  await expect.poll(async () => [await gender('Eerste moment'), await gender('Tweede moment')]).toEqual(['', 'm'])
  await moment('Eerste moment').getByRole('slider').first().press('ArrowRight')
  await differences.getByText('Er zijn geen andere antwoorden of oordelen.').waitFor()
  // Of a step that was refused the customer saw what was not right in it, with no other answer.
  await moment('Eerste moment').getByRole('slider').first().fill('9')
  await moment('Tweede moment').getByRole('slider').first().fill('10')
  await differences
    .getByText('Fouten die bij de stappen te zien zijn: 0 op het eerste moment, 15 op het tweede.')
    .waitFor()
  await moment('Tweede moment').getByText('Zo stond het er toen').first().waitFor()
  await lookAt(page, 'support other rules')
  expectSilence()
  await context.close()
})

test('the timeline is looked through by kind and by word, and leads to the moment; the log plays on by itself', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, goldenLog('v1-financial-advice'))
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  const rows = timeline.getByRole('listitem')
  await timeline.getByRole('combobox', { name: 'Toon' }).selectOption('refused')
  await expect.poll(() => rows.count()).toBe(5)
  await timeline.getByRole('combobox', { name: 'Toon' }).selectOption('')
  await timeline.getByRole('searchbox', { name: 'Zoek' }).fill('06-123')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('button').click()
  await expect.poll(() => place(page).inputValue()).toBe('14')
  await expect.poll(() => textField(screen(page), 'Telefoonnummer').inputValue()).toBe('06-123')
  await goTo(page, 94)
  await page.getByRole('combobox', { name: 'Snelheid' }).selectOption('16')
  await page.getByRole('button', { name: 'Afspelen' }).click()
  await expect.poll(() => place(page).inputValue()).toBe('100')
  await page.getByRole('button', { name: 'Afspelen' }).waitFor()
  expectSilence()
  await context.close()
})

test('what the log does not hold is drawn in its place, and who went a question at a time is seen so', async () => {
  const { page, context, expectSilence } = await newVisitor(browser)
  await openReplayOf(page, onScreen('v1-calm', '/aqopi'))
  await screen(page)
    .getByText(/^Hier stond de pagina van de dataleverancier/)
    .waitFor()
  expect(await page.locator('iframe').count()).toBe(0)

  await openReplayOf(page, goldenLog('v1-homes'))
  await goTo(page, 15)
  const pictures = screen(page).locator('article img')
  await pictures.first().waitFor()
  const isDrawn = () =>
    pictures.evaluateAll(all =>
      all.every(one => one instanceof HTMLImageElement && one.src.startsWith('data:image/svg') && one.naturalWidth > 0),
    )
  await expect.poll(isDrawn).toBe(true)

  await openReplayOf(page, goldenLog('v1-calm'))
  const title = screen(page).getByRole('heading', { level: 1 })
  await title.getByText('Persoonlijke gegevens').waitFor()
  await goTo(page, 7)
  await title.getByText('Bent u in loondienst?').waitFor()
  expect(await textField(screen(page), 'Voorletters').count()).toBe(0)
  await goTo(page, 6)
  await textField(screen(page), 'Voorletters').waitFor()
  expectSilence()
  await context.close()
})
