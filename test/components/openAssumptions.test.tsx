import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { lookAt } from './lookAt'
import {
  answerMissing,
  button,
  card,
  count,
  errorSummary,
  expectCount,
  onScreen,
  option,
  press,
  pressByKey,
  says,
  section,
  there,
} from './onPortal'
import { couple, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const noPartner = 'U heeft niet gezegd of u een partner heeft. Wij gaan uit van nee.'
const noChildren = 'U heeft niet gezegd of u kinderen heeft. Wij gaan uit van nee.'
const questions = 'Vragen aan uw adviseur'
const next = button('Volgende stap')

const visiting = portalVisits()

const asks = (sentence: string): Locator => page.getByRole('group', { name: sentence, exact: true })
const isInSight = (sentence: string): boolean => {
  const group = asks(sentence).query()
  const { top, bottom } = group?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  return group === document.activeElement && top >= 0 && bottom <= innerHeight
}

/** At 'Persoonlijke gegevens' with all that must be answered answered. */
const filledIn = async () => {
  const visit = await visiting(officeOf('financial_advice', { id: 6 }))
  await visit.open('personal_details', 'Persoonlijke gegevens')
  await press(next)
  await there(errorSummary())
  await answerMissing()
  return visit
}

test('who leaves a partner and children open is asked once, at the button, and may go on at once', async () => {
  const { open } = await filledIn()
  await there(option('Rookt u? (niet verplicht)', 'Nee'))
  await press(next)
  await expect.poll(() => isInSight(noPartner)).toBe(true)
  await there(asks(noChildren))
  await lookAt('open choices')
  await press(next)
  await onScreen(questions)
  await open('complete', 'Gegevens versturen')
  const overview = section('Controleer uw gegevens')
  await press(button('Bekijk: Persoonlijke gegevens', overview))
  await says('Niet ingevuld; wij gaan uit van nee', overview)
})

test("'Nee' to the last goes on, 'Ja' leads to what there is to say of it", async () => {
  await filledIn()
  await press(next)
  await says('U bent nog niet verder: kijk hier eerst naar.')
  await pressByKey(button('Geen partner', asks(noPartner)))
  // The next one has the focus, so that a keyboard goes on where it was.
  await expect.poll(() => isInSight(noChildren)).toBe(true)
  await userEvent.keyboard('{Tab}{Enter}')
  await there(card('Kind 1'))
  await expectCount(asks(noChildren), 0)
  const yes = option('Heeft u kinderen?', 'Ja')
  await expect.poll(() => yes.query() === document.activeElement).toBe(true)
  await press(option('Heeft u kinderen?', 'Nee'))
  await press(next)
  await onScreen(questions)
  await press(button('Vorige'))
  await onScreen('Persoonlijke gegevens')
  await expect.element(option('Heeft u een partner?', 'Nee')).toBeChecked()
})

test("'Nee' to all that was asked is on the next step", async () => {
  await filledIn()
  await press(next)
  await press(button('Geen partner'))
  await press(button('Geen kinderen'))
  await onScreen(questions)
})

test('a slider says that nobody chose where it stands, until somebody moves it or presses it there', async () => {
  const { open, comeBack } = await visiting(officeOf('customer_profile', couple))
  await open('personal_characteristics', 'Persoonlijke kenmerken')
  const sliders = page.getByRole('slider')
  const notChosen = page.getByText('Nog niet door u gekozen')
  const all = count(sliders)
  expect(all).toBeGreaterThan(3)
  await expectCount(notChosen, all)
  await expect
    .element(sliders.first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/, nog niet door u gekozen$/))
  await lookAt('sliders nobody chose')
  ;(await there(page.getByRole('slider', { name: 'Hoe neemt u een beslissing?', exact: true }))).focus()
  await userEvent.keyboard('{Enter}')
  await expectCount(notChosen, all - 1)
  // Right where its button is, in the middle: nothing moves.
  await sliders.nth(1).click()
  await expectCount(notChosen, all - 2)
  await expect.element(sliders.nth(1)).toHaveValue('2')
  ;(await there(sliders.nth(3))).focus()
  await userEvent.keyboard('{End}')
  await expectCount(notChosen, all - 3)
  await comeBack('personal_characteristics', 'Persoonlijke kenmerken')
  await expectCount(notChosen, all - 3)
})
