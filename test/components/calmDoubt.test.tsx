import { expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { alikeEvents } from '../journeys/full/alike'
import { answeredInFull } from '../journeys/full/answeredInFull'
import { fillIn } from './fillIn'
import { picturesHere, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import { button, chooseMore, expectFocus, main, option, pressByKey, says, textField, there, type } from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()
const next = button('Volgende')

test('a question at a time too: answers of another step in one press, and a doubt that is seen before one goes on', async () => {
  const { open, router } = await visiting(withHomes(coupleOffice()), picturesHere)
  await open('personal_details', 'Persoonlijke gegevens')
  const salaries: Locator = main.css('[data-read^="customer.employers."][data-read$=".salary"]')
  const salary = (await there(salaries.first())).getAttribute('data-read')
  await open('unemployment', 'Werkloosheid')
  for (const section of Object.values(answeredInFull(alikeEvents).unemployment ?? {})) await fillIn(section)
  await chooseMore('Rustige weergave')
  await expect.poll(() => location.hash).not.toBe('')
  router.go(stepPath('incapacity_work'), true)
  const take = button('Zelfde antwoorden als bij Werkloosheid')
  await there(take)
  await lookAt('calm, answers offered again')
  await pressByKey(take)
  await expectFocus(button('Naar de volgende open vraag'))
  await lookAt('calm, answered again')
  await userEvent.keyboard('{Enter}')
  await expectFocus(option('Welke verzekering tegen arbeidsongeschiktheid heeft u?', 'Geen verzekering'))

  // Changed on its card, which its address opens, what is asked back has a screen of its own right after.
  const itself = `#vraag=${salary}`
  router.go(`${stepPath('personal_details')}${itself}`, false)
  const field = textField('Bruto jaarsalaris (zonder vakantiegeld)')
  const isHere = () => expect(location.hash).toBe(itself)
  const isPast = () => expect.poll(() => location.hash).not.toBe(itself)
  const back = async (): Promise<void> => {
    history.back()
    await expect.poll(() => location.hash).toBe(itself)
    await there(field)
  }
  await expectFocus(field)
  await type(field, '630000')
  await next.click()
  await says('€\u00a0630.000 per jaar, klopt dat?')
  isHere()
  // It is heard once nobody types, so a moment after it is seen.
  const heard = () => [...document.querySelectorAll('[role=status]')].map(one => one.textContent).join(' ')
  await expect.poll(heard).toContain('€\u00a0630.000 per jaar, klopt dat?')
  await lookAt('calm, asked back')
  // By key and by mouse: what is asked back shows on the screen that it is about, and holds up one press.
  await type(field, '635000')
  await userEvent.keyboard('{Enter}')
  await says('€\u00a0635.000 per jaar, klopt dat?')
  await expectFocus(field)
  isHere()
  await userEvent.keyboard('{Enter}')
  await isPast()
  await back()
  await type(field, '640000')
  await next.click()
  await says('€\u00a0640.000 per jaar, klopt dat?')
  isHere()
  await next.click()
  await isPast()
  // What stood there when one came was seen.
  await back()
  await says('€\u00a0640.000 per jaar, klopt dat?')
  await next.click()
  await isPast()
})
