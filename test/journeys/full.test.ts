import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { fillIn } from './answers'
import { alone, home, person, secondThoughts, sentAlone, workAndFamily } from './full/alone'
import { answeredInFull } from './full/answeredInFull'
import { expectOverview, passSteps, reload, sentRest, titles } from './full/steps'
import { together } from './full/together'
import { fillStep } from './full/walk'
import { sentCustomer, sentQuestions, sentQuestionsWith } from './household'
import { lookAgain } from './look'
import { errorSummary } from './missing'
import { quickMouse } from './mouse'
import { inventoryOf, invite } from './office'
import { button, home as homeCard, onScreen, says, section } from './screen'
import { newVisitor } from './visitor'
import { askAdvisor, changeChildren, fillPersonalDetails } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

// That all of it can be typed key by key is tried in fullKeyboard.test.ts.

/** These ask nothing that must be answered. */
const neverRefused = ['housing_requirements', 'personal_characteristics', 'questions_for_the_advisor']
/** Each kind of part that is laid out another way at 200%: tables, homes as cards and on a map, sliders. */
const otherwiseZoomed = ['mortgage', 'children', 'unemployment', 'personal_characteristics']

test('full with a partner and nearly every question asked: each step empty, refused and filled in; what arrives is what was answered', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('full', 'noa.hendriks', { first_name: 'Noa', last_name: 'Hendriks' })
  const steps = answeredInFull(together)
  await enter(page, invited)
  await begin(page)
  await passSteps(
    quickMouse,
    page,
    titles,
    title => onScreen(page, title),
    async step => {
      await lookAgain(page, `full, ${step}`)
      if (!neverRefused.includes(step)) {
        await button(page, 'Volgende stap').click()
        await errorSummary(page).waitFor()
        await lookAgain(page, `full, ${step}, refused`)
      }
      await fillStep(quickMouse, page, steps[step] ?? {})
      if (step === 'personal_details') {
        await fillPersonalDetails(quickMouse, page)
        await changeChildren(quickMouse, page)
      }
      if (step === 'children') await says(page.getByRole('table', { name: 'Kinderen die thuis wonen' }), 'Bram')
      if (step === 'unemployment') await reload(page, 'Werkloosheid', steps[step])
      if (step === 'questions_for_the_advisor') await askAdvisor(quickMouse, page)
      // Nothing is asked there.
      if (step === 'housing_requirements') return
      await lookAgain(page, `full, ${step}, filled`, otherwiseZoomed.includes(step) ? 'zoomed' : null)
    },
  )
  await lookAgain(page, 'full, complete')

  await expectOverview(quickMouse, page, 'Uw woonsituatie', {
    'Weet u al welke woning u wilt kopen?': 'Ja',
    'Licht uw doel kort toe': 'Dichter bij het werk wonen,\nmet een tuin.',
    'Hoeveel spaargeld heeft u?': '€\u00a032.000,00',
    'Waarvoor spaart u?': 'Voor onverwachte uitgaven, Om mijn woning te verduurzamen, Voor iets anders',
    Gezinsuitbreiding: 'Mogelijk',
  })
  await expectOverview(quickMouse, page, 'Pensioen', {
    'Hoeveel uur per week werkt uw partner als u met pensioen bent?': '8 uur per week',
  })
  await quickMouse.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor, ...rest } = await inventoryOf(invited)
  expect(customer).toEqual(sentCustomer)
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect(rest).toEqual(sentRest(steps, titles))
  expectSilence()
})

test('full without a partner, past working age and with second thoughts: what was taken back does not arrive', {
  tags: 'variant',
}, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('full', 'wim.kuiper', { first_name: 'Wim', last_name: 'Kuiper' })
  const [steps, first] = [answeredInFull(alone), answeredInFull(secondThoughts)]
  const passed = titles.filter(([step]) => step !== 'death_of_partner' && step !== 'divorce')
  await enter(page, invited)
  await begin(page)
  await passSteps(
    quickMouse,
    page,
    passed,
    title => onScreen(page, title),
    async step => {
      if (step === 'personal_details') {
        await fillIn(quickMouse, section(page, 'Persoonlijke gegevens'), person)
        await fillIn(quickMouse, section(page, 'Uw woning'), home)
        await fillIn(quickMouse, page, workAndFamily)
      }
      await fillStep(quickMouse, page, first[step] ?? {})
      await fillStep(quickMouse, page, steps[step] ?? {})
      if (step === 'current_living_condition') await homeCard(page, 'Maliesingelhof 12 A').waitFor()
      if (step === 'mortgage') await reload(page, 'Hypotheek', steps[step])
      if (step === 'unemployment' || step === 'incapacity_work')
        await says(page, 'Volgens onze gegevens kunt u deze pagina overslaan.')
      if (step === 'pension') await says(page, 'Volgens de ingevoerde gegevens heeft u geen partner.')
    },
  )

  await expectOverview(quickMouse, page, 'Uw woonsituatie', {
    'Wilt u een nieuwbouwwoning kopen?': 'Ja',
    'Heeft u een testament?': 'Nee',
    'Waarvoor spaart u?': 'Ik spaar niet',
    'Hoeveel wilt u maximaal netto per maand betalen voor uw hypotheek?': '€\u00a00,00',
  })
  await quickMouse.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor, ...rest } = await inventoryOf(invited)
  expect(customer).toEqual(sentAlone)
  expect(questions_for_the_advisor).toEqual(sentQuestionsWith({}))
  expect(rest).toEqual(sentRest(steps, passed))
  expectSilence()
})
