import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookAt } from './lookAt'
import {
  button,
  expectFocus,
  expectValue,
  fill,
  onScreen,
  pressByKey,
  says,
  section,
  textField,
  there,
} from './onPortal'
import { officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

const answered = async (): Promise<readonly number[]> => {
  const { textContent } = await there(page.css('main').getByText(/^\d+ van ongeveer \d+ vragen ingevuld$/))
  return textContent.match(/\d+/g)?.map(Number) ?? []
}

const focused = (): string => document.activeElement?.closest('[id*="."]')?.id ?? ''

test('how far one is, where each answer came from, and from one open question to the next until sending', async () => {
  const { open } = await visiting(officeOf('assessment', { id: 8, first_name: 'Noa', last_name: 'Smit' }))
  await open('personal_details', 'Persoonlijke gegevens')
  await says(/^Stap 1 van \d+$/, page)
  await says('Wat als', page)
  const [before = 0, of = 0] = await answered()
  await says(/^Nog \d+ vragen$/, section('Uw woning'))

  // What the office filled in says so; one's own in its place says what stood there, and puts it back.
  const lastName = textField('Achternaam')
  await says('Van uw adviseur')
  await lookAt('first step, how far, from the adviser')
  await fill(lastName, 'Jansen')
  await says(/^Van uw adviseur: Smit \(vandaag om \d\d:\d\d\)$/)
  await lookAt('first step, what stood there')
  await pressByKey(button('Terugzetten: Achternaam'))
  await expectValue(lastName, 'Smit')
  await expectFocus(lastName)
  await fill(textField('Voorletters'), 'N.')
  // It may stay empty, so it is none of those that are counted; the next is.
  expect(await answered()).toEqual([before, of])
  await fill(textField('Huisnummer'), '12')
  await expect.poll(answered).toEqual([before + 1, of])

  // From the overview: by key, from one open question to the next, over the steps.
  await open('complete', 'Gegevens versturen')
  await lookAt('overview, with what is open')
  await says(/^Nog ongeveer \d+ vragen open\.$/)
  await pressByKey(button('Volgende open vraag'))
  await onScreen('Persoonlijke gegevens')
  await expect.poll(focused).not.toBe('')
  const first = focused()
  await lookAt('a step on the way to sending')
  await pressByKey(button(`Volgende open vraag (nog ongeveer ${of - before - 1})`))
  await expect.poll(focused).not.toBe(first)
  await pressByKey(button('Terug naar versturen'))
  await onScreen('Gegevens versturen')
})
