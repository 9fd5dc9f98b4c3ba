import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { autoAdvanceMs } from '../../domain/language/limits'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { answeredInFull } from './full/answeredInFull'
import { passSteps, sentRest, titles } from './full/steps'
import { together } from './full/together'
import { expectStep, fillStep } from './full/walk'
import { sentCustomer, sentQuestions } from './household'
import { lookAt } from './look'
import { quickMouse } from './mouse'
import { inventoryOf, invite } from './office'
import { button, fold, onScreen, says, unfold } from './screen'
import { newVisitor } from './visitor'
import { pass, stepsBeside } from './walk'
import { askAdvisor, changeChildren, fillPersonalDetails } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const events = ['unemployment', 'incapacity_work', 'death_of_partner', 'divorce', 'pension']
const order = ['personal_details', 'mortgage', ...events, 'personal_characteristics', 'questions_for_the_advisor']

const passed = titles.filter(([step]) => order.includes(step))
const theirs = [...passed.map(([, title]) => title), 'Gegevens versturen']
const needPartner = ['Overlijden van uw partner', 'Scheiding']

test('a partner is told who of the two fills in what, and has an order of their own', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('partner', 'noa.smit', { first_name: 'Noa', last_name: 'Smit' }))
  await says(page, 'U bent uitgenodigd als partner. U vult hier uw eigen gegevens in.')
  const both = fold(page, 'Samen met uw partner')
  await unfold(both)
  await says(both, 'U en uw partner hebben elk een eigen vragenlijst. U stuurt uw antwoorden alleen naar uw adviseur.')
  await says(both, 'Dit vult alleen uw partner in, voor u samen')
  await says(both, 'Uw woonsituatie, Financiering, Verduurzamen, Kinderen en Verhuizen')
  await lookAt(page, 'intro, of a partner')
  await begin(page)
  await expect.poll(() => stepsBeside(page)).toEqual(theirs.filter(title => !needPartner.includes(title)))
  expectSilence()
})

test('the inventory of a partner is theirs', { tags: 'variant' }, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('partner', 'noa.hendriks', { first_name: 'Noa', last_name: 'Hendriks' })
  const { mortgage, unemployment, incapacity_work, death_of_partner, divorce, pension, personal_characteristics } =
    together
  const steps = answeredInFull({
    mortgage,
    unemployment,
    incapacity_work,
    death_of_partner,
    divorce,
    pension,
    personal_characteristics,
  })
  await enter(page, invited)
  await begin(page)
  await passSteps(
    quickMouse,
    page,
    passed,
    title => onScreen(page, title),
    async step => {
      if (step === 'personal_details') {
        await fillPersonalDetails(quickMouse, page)
        await changeChildren(quickMouse, page)
        await expect.poll(() => stepsBeside(page)).toEqual(theirs)
      }
      await fillStep(quickMouse, page, steps[step] ?? {})
      await expectStep(page, steps[step] ?? {})
      if (step === 'questions_for_the_advisor') await askAdvisor(quickMouse, page)
    },
  )
  await quickMouse.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')

  const { customer, questions_for_the_advisor, ...rest } = await inventoryOf(invited)
  expect(customer).toEqual({
    ...sentCustomer,
    is_main_customer: { title: 'Hoofdklant', value: 0 },
    is_partner: { title: 'Partner van de hoofdklant', value: 1 },
  })
  expect(questions_for_the_advisor).toEqual(sentQuestions)
  expect(rest).toEqual(sentRest(steps, passed))
  expectSilence()
})

const passing = 'Geldverstrekkers'
const afterPassing = { mortgage_pension: 'Toekomstig inkomen', mortgage: 'Gegevens versturen' }

// The office knows mortgages of the first, which the partner must not send (`projections/sending/inventory`); that the step passes
// is held by `components/mortgages`.
for (const type of ['mortgage', 'mortgage_pension'] as const)
  test(`${type} in a session of the partner goes past the mortgages by itself, both ways`, {
    tags: 'variant',
  }, async () => {
    const { page, expectSilence } = await newVisitor(browser)
    const invited = await invite(type, `partner.${type}`, { is_partner: true, prefill: true })
    await enter(page, invited)
    await quickMouse.press(button(page, 'Start met ophalen'))
    await pass(page, 'Gegevens ophalen')
    await onScreen(page, 'Persoonlijke gegevens')
    const before = Date.now()
    await pass(page, 'Persoonlijke gegevens')

    await onScreen(page, passing)
    await says(page, 'Deze gegevens heeft uw partner aangeleverd.')
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /ypotheek toevoegen/ })
        .count(),
    ).toBe(0)
    await onScreen(page, afterPassing[type])
    // A timer of the browser may come a moment early.
    expect(Date.now() - before).toBeGreaterThan(autoAdvanceMs - 10)
    await quickMouse.press(button(page, 'Vorige'))
    await onScreen(page, 'Persoonlijke gegevens')
    await quickMouse.press(button(page, 'Volgende stap'))
    await onScreen(page, passing)
    await onScreen(page, afterPassing[type])
    if (type === 'mortgage_pension') await quickMouse.press(button(page, 'Laatste stap'))
    await onScreen(page, 'Gegevens versturen')

    await quickMouse.press(button(page, 'Gegevens delen en ga naar De Hypotheekwacht'))
    await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
    const body = await inventoryOf(invited)
    expect(body).toHaveProperty('customer.is_partner.value', 1)
    expect(body).toHaveProperty('customer.mortgages', [])
    expect(body).toHaveProperty('status.mortgage_and_pension', true)
    expectSilence()
  })

test('a partner of whom nothing is asked is told only what there is to do', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(
    page,
    await invite('mortgage_enrich', 'partner.niets', { is_partner: true, first_name: 'Noa', last_name: 'Smit' }),
  )
  await says(page, 'U bent uitgenodigd als partner. In deze vragenlijst zijn er geen vragen voor u.')
  await says(page, 'U hoeft niets in te vullen, alleen te versturen.')
  await unfold(fold(page, 'Samen met uw partner'))
  await says(page, 'U en uw partner hebben elk een eigen vragenlijst.')
  expect(await page.getByText(/antwoorden|andere computer|minuten|bewerken/).count()).toBe(0)
  await page.getByRole('banner').getByText('Noa Smit').waitFor()
  await lookAt(page, 'intro, of a partner who is asked nothing')
  await quickMouse.press(button(page, 'Ga verder'))
  await onScreen(page, 'Toekomstig inkomen')
  await says(page, 'Er zijn geen pensioenbedragen bekend.')
  await lookAt(page, 'future income, nothing known')
  await quickMouse.press(button(page, 'Laatste stap'))
  await onScreen(page, 'Gegevens versturen')
  expect(await page.getByText(/Klopt alles|Bewaar of print|Bedankt/).count()).toBe(0)
  await lookAt(page, 'sending, of a partner who is asked nothing')
  await quickMouse.press(button(page, 'Gegevens delen en ga naar De Hypotheekwacht'))
  await button(page, 'Wacht even').click()
  await says(page, 'uw inventarisatie')
  await page.getByRole('banner').getByText('Noa Smit').waitFor()
  expect(await page.getByText(/onderwerp/).count()).toBe(0)
  expectSilence()
})
