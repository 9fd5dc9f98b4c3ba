import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { openCardOf, removeItem } from './cards'
import { alone } from './full/alone'
import { answeredInFull, type FullAnswers } from './full/answeredInFull'
import { titles } from './full/steps'
import { together } from './full/together'
import { fillStep } from './full/walk'
import { lookAt } from './look'
import { errorSummary } from './missing'
import { quickMouse } from './mouse'
import { invite } from './office'
import { button, card, goWithin, onScreen, option, says, section, textField } from './screen'
import { newVisitor, type Visitor } from './visitor'

// Steps in the states that a visit with a partner has not: those are looked at in full.test.ts. What is sent is tried elsewhere, and
// `npm test` looks at the same in components/accessibleSteps.

let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})

beforeEach(async () => {
  visitor = await newVisitor(browser)
  page = visitor.page
})

afterEach(async () => {
  visitor.expectSilence()
  await visitor.context.close()
})

const titleOf = new Map([
  ...titles,
  ['mortgage_and_pension', 'Geldverstrekkers'],
  ['future_income', 'Toekomstig inkomen'],
  ['complete', 'Gegevens versturen'],
])

const open = async (step: string, title = titleOf.get(step) ?? step): Promise<void> => {
  await goWithin(page, `/${step}`)
  await onScreen(page, title)
}

const refuse = async (): Promise<void> => {
  await button(page, 'Volgende stap').click()
  await errorSummary(page).waitFor()
}

const fillFull = (step: string, answers: FullAnswers): Promise<void> =>
  fillStep(quickMouse, page, answeredInFull(answers)[step] ?? {})

const partnerSteps = ['unemployment', 'incapacity_work', 'death_of_partner', 'divorce', 'pension']
const past = ['unemployment', 'incapacity_work']

test('full without a partner and past working age: what is said instead of asked', { tags: 'variant' }, async () => {
  await enter(page, await invite('full', 'alleen', { prefill: true, has_partner: false }))
  await open('personal_details')
  const born = textField(section(page, 'Persoonlijke gegevens'), 'Geboortedatum')
  await openCardOf(section(page, 'Persoonlijke gegevens'), born, 'Geboortedatum')
  await born.fill('02-02-1950')
  await born.press('Tab')
  for (const step of partnerSteps) {
    await open(step)
    await says(page, 'Volgens de ingevoerde gegevens heeft u geen partner.')
    if (past.includes(step)) await says(page, 'Volgens onze gegevens kunt u deze pagina overslaan.')
    await lookAt(page, `alone, ${step}`)
  }
  await fillFull('pension', alone)
  await lookAt(page, 'alone, pension, filled')
  await open('current_living_condition')
  await fillFull('current_living_condition', alone)
  await lookAt(page, 'alone, current_living_condition, filled')
})

test("the association's host: its own section, the block about sustainability and the costs", {
  tags: 'variant',
}, async () => {
  await enter(page, await invite('full', 'lid.bekeken', { prefill: true, tenant: 'vereniging' }))
  await open('mortgage')
  await refuse()
  await lookAt(page, 'association, mortgage, refused')
  await option(page, 'Weet u dat u kosten betaalt voor advies en bemiddeling?', 'Ja').check()
  await fillFull('mortgage', together)
  await lookAt(page, 'association, mortgage, filled')
  await open('sustainability')
  await fillFull('sustainability', together)
  await lookAt(page, 'association, sustainability, filled')
  await open('complete')
  await says(page, /kosten/)
  await lookAt(page, 'association, complete')
})

test('mortgage_enrich: the lenders and the future income', { tags: 'variant' }, async () => {
  await enter(page, await invite('mortgage_enrich', 'verrijkt', { prefill: true }))
  await open('mortgage_and_pension')
  await lookAt(page, 'enrich, lenders')
  await button(page, 'Nog een hypotheek toevoegen').click()
  await card(page, 'Hypotheek 2').waitFor()
  await refuse()
  await lookAt(page, 'enrich, lenders, refused')
  await removeItem(quickMouse, card(page, 'Hypotheek 2'))
  await lookAt(page, 'enrich, lenders, removed')
  await open('future_income')
  await lookAt(page, 'enrich, future income', 'zoomed')
})

test('mortgage_enrich of whom nothing is known', { tags: 'variant' }, async () => {
  await enter(page, await invite('mortgage_enrich', 'onbekend'))
  await open('mortgage_and_pension')
  await lookAt(page, 'enrich, no lenders')
  await open('future_income')
  await lookAt(page, 'enrich, no income')
})
