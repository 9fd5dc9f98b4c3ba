import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { lookAt } from './look'
import { answerMissing, errorSummary } from './missing'
import { invite } from './office'
import { button, card, goWithin, onScreen, option, saved, says, section, slider } from './screen'
import { newVisitor } from './visitor'
import { walk } from './walk'

const noPartner = 'U heeft niet gezegd of u een partner heeft. Wij gaan uit van nee.'
const noChildren = 'U heeft niet gezegd of u kinderen heeft. Wij gaan uit van nee.'
const questions = 'Vragen aan uw adviseur'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const asks = (page: Page, sentence: string) => page.getByRole('group', { name: sentence, exact: true })
const isInSight = (page: Page, sentence: string): Promise<boolean> =>
  asks(page, sentence).evaluate(group => {
    const { top, bottom } = group.getBoundingClientRect()
    return group === document.activeElement && top >= 0 && bottom <= innerHeight
  })

/** At 'Persoonlijke gegevens' with all that must be answered answered. */
const filledIn = async (name: string) => {
  const visitor = await newVisitor(browser)
  const { page } = visitor
  await enter(page, await invite('financial_advice', name))
  await begin(page)
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()
  await answerMissing(page)
  return visitor
}

test('who leaves a partner and children open is asked once, at the button, and may go on at once', async () => {
  const { page, expectSilence } = await filledIn('open')
  await option(page, 'Rookt u? (niet verplicht)', 'Nee').waitFor()
  await button(page, 'Volgende stap').click()
  await expect.poll(() => isInSight(page, noPartner)).toBe(true)
  await asks(page, noChildren).waitFor()
  await lookAt(page, 'open choices', 'zoomed')
  await button(page, 'Volgende stap').click()
  await onScreen(page, questions)
  await walk(page)
  const overview = section(page, 'Controleer uw gegevens')
  await button(overview, 'Bekijk: Persoonlijke gegevens').click()
  await says(overview, 'Niet ingevuld; wij gaan uit van nee')
  expectSilence()
})

test("'Nee' to the last goes on, 'Ja' leads to what there is to say of it", async () => {
  const { page, expectSilence } = await filledIn('ja-en-nee')
  await button(page, 'Volgende stap').click()
  await says(page, 'U bent nog niet verder: kijk hier eerst naar.')
  await asks(page, noPartner).getByRole('button', { name: 'Geen partner', exact: true }).press('Enter')
  // The next one has the focus, so that a keyboard goes on where it was.
  await expect.poll(() => isInSight(page, noChildren)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await card(page, 'Kind 1').waitFor()
  await expect.poll(() => asks(page, noChildren).count()).toBe(0)
  await expect
    .poll(() => option(page, 'Heeft u kinderen?', 'Ja').evaluate(radio => radio === document.activeElement))
    .toBe(true)
  await option(page, 'Heeft u kinderen?', 'Nee').check()
  await button(page, 'Volgende stap').click()
  await onScreen(page, questions)
  await button(page, 'Vorige').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(() => option(page, 'Heeft u een partner?', 'Nee').isChecked()).toBe(true)
  expectSilence()
})

test("'Nee' to all that was asked is on the next step", async () => {
  const { page, expectSilence } = await filledIn('nee-nee')
  await button(page, 'Volgende stap').click()
  await button(page, 'Geen partner').click()
  await button(page, 'Geen kinderen').click()
  await onScreen(page, questions)
  expectSilence()
})

test('a slider says that nobody chose where it stands, until somebody moves it or presses it there', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('customer_profile', 'schuif', { prefill: true }))
  await begin(page)
  await goWithin(page, '/personal_characteristics')
  await onScreen(page, 'Persoonlijke kenmerken')
  const sliders = page.getByRole('slider')
  const open = page.getByText('Nog niet door u gekozen')
  const all = await sliders.count()
  await expect.poll(() => open.count()).toBe(all)
  await expect.poll(() => sliders.first().getAttribute('aria-valuetext')).toMatch(/, nog niet door u gekozen$/)
  await lookAt(page, 'sliders nobody chose')
  await slider(page, 'Hoe neemt u een beslissing?').press('Enter')
  await expect.poll(() => open.count()).toBe(all - 1)
  // Right where its button is, in the middle: nothing moves.
  await sliders.nth(1).click()
  await expect.poll(() => open.count()).toBe(all - 2)
  await expect.poll(() => sliders.nth(1).inputValue()).toBe('2')
  await sliders.nth(3).press('End')
  await expect.poll(() => open.count()).toBe(all - 3)
  await saved(page)
  await page.reload()
  await onScreen(page, 'Persoonlijke kenmerken')
  await expect.poll(() => open.count()).toBe(all - 3)
  expectSilence()
})
