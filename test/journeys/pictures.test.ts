import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectNoViolation, lookAt } from './look'
import { invite } from './office'
import { offPaper, onPaper } from './paperMedium'
import { card, goWithin, onScreen, option, says, section, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const open = async (page: Page, step: string, title: string): Promise<void> => {
  await goWithin(page, `/${step}`)
  await onScreen(page, title)
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** What is drawn of it. */
const drawings = (of: Locator): Promise<number> => of.locator('svg').filter({ visible: true }).count()

/** Its words come first. */
const drawn = (of: Locator): Promise<void> => of.locator('svg').filter({ visible: true }).first().waitFor()

/** On paper and in the colours that a reader chose it is there, and axe finds nothing. */
const lookOtherwise = async (page: Page, of: Locator, name: string): Promise<void> => {
  // Firefox cannot be told of other colours: there this is the page as it was.
  await page.emulateMedia({ forcedColors: 'active' })
  await expectNoViolation(page, `${name} in forced colours`)
  await drawn(of)
  await page.emulateMedia({ forcedColors: 'none' })
  await onPaper(page)
  await expectNoViolation(page, `${name} on paper`)
  await drawn(of)
  await offPaper(page)
}

test('the household grows beside the questions with each answer, and moves none of them', async () => {
  const { page, expectSilence } = await newVisitor(browser, { viewport: { width: 1680, height: 1000 } })
  await enter(page, await invite('full', 'beeld'))
  await begin(page)
  const beside = region(page, 'Uw situatie in beeld')
  await says(beside, 'U')
  await says(beside, 'Nog niet ingevuld')
  await drawn(beside)
  await expect.poll(() => drawings(beside)).toBe(1)
  await lookAt(page, 'picture beside, empty')
  const field = textField(page, 'Roepnaam')
  const place = async () =>
    (({ x, y, height }) => ({ x, y, height }))((await field.boundingBox()) ?? { x: 0, y: 0, height: 0 })
  const before = await place()
  await field.fill('Wilhelmina Frederika Antoinetta van Nieuwenhuizen tot Amerongen')
  await field.press('Enter')
  await says(beside, /^U: Wilhelmina Frederika/)
  expect(await place()).toEqual(before)
  await option(page, 'Heeft u een partner?', 'Ja').check()
  await says(beside, 'Uw partner')
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  await textField(card(page, 'Werkgever 1'), 'Bruto jaarsalaris (zonder vakantiegeld)').fill('42000')
  await page.keyboard.press('Enter')
  await says(beside, /^Uw loon: €\s42\.000,00 bruto per jaar$/)
  await lookAt(page, 'picture beside, grown')
  // What is taken back is gone, also where it stays in the log.
  await option(page, 'Bent u in loondienst?', 'Nee').check()
  await beside.getByText('42.000,00').waitFor({ state: 'detached' })
  // A window without room beside the questions has it on the page with everything alone.
  await page.setViewportSize({ width: 1280, height: 800 })
  await beside.waitFor({ state: 'detached' })
  await open(page, 'complete', 'Gegevens versturen')
  await says(page.getByRole('main'), /^U: Wilhelmina Frederika/)
  await lookAt(page, 'picture on the overview, little known')
  expectSilence()
})

test('what falls away is drawn in the step that is about it, and nowhere else; all of it on the overview, on paper too', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'watals', { prefill: true }))
  await open(page, 'unemployment', 'Werkloosheid')
  const unemployed = region(page, 'Uw inkomen als u werkloos wordt')
  await says(unemployed, 'Kan wegvallen')
  await says(unemployed, 'Ander inkomen')
  await lookAt(page, 'picture of what falls away', 'zoomed')
  await lookOtherwise(page, unemployed, 'picture of what falls away')
  await open(page, 'divorce', 'Scheiding')
  await says(region(page, 'Uw inkomen als u uit elkaar gaat'), /per maand$/)
  await lookAt(page, 'picture of what falls away, partner')
  await open(page, 'children', 'Kinderen')
  expect(await page.getByText('Kan wegvallen').count()).toBe(0)
  await open(page, 'complete', 'Gegevens versturen')
  const household = section(page, 'Controleer uw gegevens')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Uw situatie in beeld' }) })
  await says(household, /^Uw partner: /)
  await lookAt(page, 'picture on the overview', 'zoomed')
  await lookOtherwise(page, household, 'picture on the overview')
  expectSilence()
})

test('all debts are shares of one whole, with the years in which each fixed period ends; the income stands by age', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('mortgage_enrich', 'schuld', { prefill: true }))
  await open(page, 'mortgage_and_pension', 'Geldverstrekkers')
  const debts = section(page, 'Al uw leningdelen bij elkaar')
  await says(debts, /^Uw huidige schuld is €\s[\d.]+,\d\d, in \d leningdelen\.$/)
  const shares = await debts
    .getByRole('definition')
    .filter({ hasText: /^[\d,]+%$/ })
    .allInnerTexts()
  expect(shares.reduce((sum, share) => sum + Number(share.replace('%', '').replace(',', '.')), 0)).toBeCloseTo(100, 6)
  await lookAt(page, 'picture of all debts', 'zoomed')
  await lookOtherwise(page, debts, 'picture of all debts')

  await open(page, 'future_income', 'Toekomstig inkomen')
  await says(page, 'Uw leeftijd in jaren')
  const amounts = page.getByRole('figure').first()
  await says(amounts, /^Pensioen 1, vanaf 67 jaar/)
  const afterDeath = page.getByRole('figure', { name: 'Partnerpensioen (bruto per jaar)' })
  await says(afterDeath, 'Pensioen 1')
  await lookAt(page, 'picture of income by age', 'zoomed')
  await lookOtherwise(page, amounts, 'picture of income by age')
  expectSilence()
})
