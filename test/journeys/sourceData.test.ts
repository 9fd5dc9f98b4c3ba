/** @module-tag variant */
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { type AllFullAnswers, answeredInFull, type FullAnswers } from './full/answeredInFull'
import { expectOverview, passSteps, reload, sentRest, titles } from './full/steps'
import { fillStep, type StepLines } from './full/walk'
import { sentCustomer, sentQuestions } from './household'
import { errorSummary } from './missing'
import { mouse } from './mouse'
import { inventoryOf, invite } from './office'
import { boxList, button, onScreen } from './screen'
import { newVisitor } from './visitor'
import { askAdvisor, changeChildren, fillPersonalDetails } from './wizard'

const order = ['personal_details', 'sustainability', 'questions_for_the_advisor']

type Answers = NonNullable<FullAnswers['sustainability']>

const undecided = {
  section_1: {
    energy_saving_measures: 0,
    savings: 1,
    financing_sustainability: 2,
    explanation: 'Het dak is van 1931.',
  },
  section_2: {
    interested_sustainability_housing: 1,
    options_sustainability_housing_mapping: 0,
    report_sustainability_housing: 1,
    discuss_with_advisor_sustainability_housing: 0,
    explanation: 'Wij denken aan zonnepanelen & een "hybride" warmtepomp.',
  },
} as const satisfies Answers

const discussed = {
  section_2: { ...undecided.section_2, discuss_with_advisor_sustainability_housing: 1 },
} satisfies Answers

const moreAsked = {
  section_3: { reason_for_sustainability: ['comfort', 'environment', 'house_value'] },
  section_4: { financing_sustainability: 2, explanation: 'Liever niet in de hypotheek.' },
} as const satisfies Answers

const all: AllFullAnswers['sustainability'] = { ...undecided, ...discussed, ...moreAsked }

const inFull = (sustainability: Answers): StepLines => answeredInFull({ sustainability }).sustainability ?? {}

/** Only what is changed by hand: the talk with the adviser, from 'Nee' to 'Ja'. */
const changeOfMind: Answers = { section_2: { discuss_with_advisor_sustainability_housing: 1 } }

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

test('source data: the last questions on sustainability come with the talk about it, and all of it arrives', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('source_data', 'noa.hendriks', { first_name: 'Noa', last_name: 'Hendriks' })
  const steps = answeredInFull({ sustainability: all })

  const answerSustainability = async (): Promise<void> => {
    await fillStep(mouse, page, inFull(undecided))
    expect(await boxList(page, 'Waarom wilt u uw woning verduurzamen?').count()).toBe(0)
    await fillStep(mouse, page, inFull(changeOfMind))
    await mouse.press(button(page, 'Volgende stap'))
    await expect
      .poll(() => errorSummary(page).getByRole('listitem').allInnerTexts())
      .toEqual([
        'Waarom wilt u uw woning verduurzamen? Minimaal 1 antwoord(en)',
        'Hoe wilt u het verduurzamen betalen? Maak een keuze',
      ])
    await fillStep(mouse, page, inFull(moreAsked))
    await reload(page, 'Verduurzamen', steps.sustainability)
  }

  await enter(page, invited)
  await begin(page)
  const passed = titles.filter(([step]) => order.includes(step))
  await passSteps(
    mouse,
    page,
    passed,
    title => onScreen(page, title),
    async step => {
      if (step === 'personal_details') {
        await fillPersonalDetails(mouse, page)
        await changeChildren(mouse, page)
      }
      if (step === 'sustainability') await answerSustainability()
      if (step === 'questions_for_the_advisor') await askAdvisor(mouse, page)
    },
  )
  await expectOverview(mouse, page, 'Verduurzamen', {
    'Waarom wilt u uw woning verduurzamen?': 'Meer wooncomfort, Beter voor het milieu, Mijn woning wordt meer waard',
    'Hoe wilt u het verduurzamen betalen?': 'Met een aparte lening',
  })
  await mouse.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor, ...rest } = await inventoryOf(invited)
  expect(customer).toEqual(sentCustomer)
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect(rest).toEqual(sentRest(steps, passed))
  expectSilence()
})
