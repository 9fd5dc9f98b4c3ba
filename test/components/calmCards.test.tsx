import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countHere } from '../journeys/screenCounts'
import { lookAt } from './lookAt'
import {
  button,
  chooseMore,
  count,
  expectCount,
  expectFocus,
  fill,
  main,
  onScreen,
  pressByKey,
  says,
  textField,
} from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

const person = 'Persoonlijke gegevens: klopt dit?'
const home = 'Uw woning: klopt dit?'
const title = page.getByRole('heading', { level: 1 })
const next = button('Volgende')
const confirm = button('Klopt')
const more = page.getByRole('button', { name: /^(Meer|Menu)$/ })

test('what the office knows is asked as one question a card, confirmed or changed, and only what is missing by itself', async () => {
  const { open, comeBack } = await visiting(coupleOffice())
  await open('personal_details', 'Persoonlijke gegevens')
  // Who passes all questions by Tab is at none of them, and begins at the first, where the title says what is asked.
  for (let n = 0; n < 80 && document.activeElement !== more.query(); n++) await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(more.query())
  await chooseMore('Rustige weergave')
  await onScreen(person)
  await expectFocus(title)
  await lookAt('calm, read back')
  // The bar at the top, which is not there in a frame, makes it eight.
  expect((await countHere()).controls).toBeLessThanOrEqual(7)

  // Changed in its place; closed again, the focus is where one left.
  await pressByKey(button('Wijzigen'))
  await expectFocus(main.css('[id="customer.salutation"]'))
  await fill(textField('Roepnaam'), 'Sanneke')
  await lookAt('calm, read back, changed')
  await pressByKey(button('Klaar'))
  await expectFocus(confirm)
  await comeBack('personal_details', person)
  await pressByKey(confirm)

  // What was confirmed is not asked again.
  await onScreen(home)
  await pressByKey(button('Vorige'))
  await onScreen(person)
  await says('U zei dat dit klopt.')
  await expectCount(confirm, 0)
  await pressByKey(next)
  await onScreen(home)

  // Each card is one screen, on to the end of the step: 48 of answers that are known there were.
  const titles: string[] = []
  while (titles.length < 80) {
    await expectFocus(title)
    titles.push(title.element().textContent)
    if (count(next) === 0) break
    const before = location.href
    await pressByKey(count(confirm) > 0 ? confirm : next)
    await expect.poll(() => location.href).not.toBe(before)
  }
  expect(titles.filter(one => one.endsWith(': klopt dit?'))).toEqual([
    home,
    'Werkgever 1: klopt dit?',
    'Werkgever 2: klopt dit?',
    'Partner: klopt dit?',
    'Kind 1: klopt dit?',
    'Kind 2: klopt dit?',
  ])
  expect(titles.length).toBeLessThanOrEqual(9)
  await lookAt('calm, read back, in an item')
  await pressByKey(confirm)
  await expect.poll(() => location.pathname).toBe('/current_living_condition')
})
