import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { expectNoViolation, lookAt } from './look'
import { invite } from './office'
import { offPaper, onPaper } from './paperMedium'
import { fold, goWithin, onScreen, says, unfold } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const open = async (page: Page, step: string, title: string): Promise<void> => {
  await goWithin(page, `/${step}`)
  await onScreen(page, title)
}

/** It is closed until it is asked for. */
const opened = async (page: Page, title: string): Promise<Locator> => {
  const picture = fold(page, title)
  await picture.waitFor()
  expect(await picture.getAttribute('open')).toBeNull()
  await unfold(picture)
  await drawn(picture)
  return picture
}

/** Its words come first; the arrow of its title is no drawing. */
const drawn = (of: Locator): Promise<void> =>
  of.locator('svg:not(summary svg)').filter({ visible: true }).first().waitFor()

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

test('what falls away is drawn under the questions of the step that is about it; the household on the overview, on paper too', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('full', 'watals', { prefill: true }))
  await open(page, 'unemployment', 'Werkloosheid')
  const unemployed = await opened(page, 'Uw inkomen als u werkloos wordt')
  await says(unemployed, 'Kan wegvallen')
  await says(unemployed, 'Ander inkomen')
  await lookAt(page, 'picture of what falls away', 'zoomed')
  await lookOtherwise(page, unemployed, 'picture of what falls away')
  await open(page, 'divorce', 'Scheiding')
  await says(await opened(page, 'Uw inkomen als u uit elkaar gaat'), /per maand$/)
  await lookAt(page, 'picture of what falls away, partner')
  await open(page, 'children', 'Kinderen')
  expect(await page.getByText('Kan wegvallen').count()).toBe(0)
  await open(page, 'complete', 'Gegevens versturen')
  const household = await opened(page, 'Uw situatie in beeld')
  await says(household, /^Uw partner: /)
  await lookAt(page, 'picture on the overview', 'zoomed')
  await lookOtherwise(page, household, 'picture on the overview')
  expectSilence()
})

test('all debts are shares of one whole, with the years in which each fixed period ends; the income stands by age', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('mortgage_enrich', 'schuld', { prefill: true }))
  await open(page, 'mortgage_and_pension', 'Geldverstrekkers')
  const debts = await opened(page, 'Al uw leningdelen bij elkaar')
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
