import { expect, test } from 'vitest'
import { share } from './fromProvider'
import { lookAt } from './lookAt'
import {
  button,
  descriptionOf,
  expectCount,
  expectFocus,
  expectValue,
  fill,
  onScreen,
  openCards,
  option,
  press,
  pressByKey,
  says,
  section,
  textField,
} from './onPortal'
import { officeOf } from './portalPage'
import { inMedia, portalVisits } from './portalVisit'

const visiting = portalVisits()

const smit = { id: 5, first_name: 'Noa', last_name: 'Smit' }
const came = section('Dit hebben wij opgehaald')
const lastName = textField('Achternaam')

test('what was retrieved is checked once, says where it came from, comes back, and never replaces an answer', async () => {
  const { open, comeBack } = await visiting(officeOf('full', smit))
  await press(button('Start met ophalen'))
  await onScreen('Gegevens ophalen')
  await share('couple')

  // The list: by source, with what was not used; each line leads to its question.
  await says('Wij vragen alleen naar kinderen jonger dan 30 jaar.', came)
  await says('Kind 2: Daan', came)
  await lookAt('retrieved, to be checked')
  // On paper it is what came in; nothing that can only be done on a screen.
  const todo = [came.getByText('Naar de vraag', { exact: true }).first(), came.getByText('Klopt iets niet?').first()]
  const seen = () => todo.map(one => one.element().checkVisibility())
  expect(seen()).toEqual([true, true])
  await inMedia('print')
  await expect.poll(seen).toEqual([false, false])
  await says('14-03-1982', came)
  await inMedia('')
  await pressByKey(came.getByRole('button', { name: 'Achternaam. Naar de vraag' }).first())
  await expectFocus(lastName)

  // On its card where it came from, once; another answer says at its field what was retrieved, and puts it back.
  await expectValue(lastName, 'Vries')
  await expect.poll(() => descriptionOf(lastName)).toBe('')
  const own = section('Persoonlijke gegevens')
  await says('Opgehaald bij MijnOverheid', own)
  await says('Wat u wijzigt, gaat alleen naar uw adviseur.', own)
  await fill(lastName, 'Jansen')
  await says('Opgehaald bij MijnOverheid: Vries')
  await expect.poll(() => descriptionOf(lastName)).toContain('Vries')
  await lookAt('retrieved, changed by the customer')
  await pressByKey(button('Terugzetten: Achternaam'))
  await expectValue(lastName, 'Vries')
  await expectFocus(lastName)

  await fill(lastName, 'Jansen')
  await openCards()
  await fill(textField('WOZ-waarde'), '500000')
  await press(option('Heeft u een partner?', 'Nee'))
  await pressByKey(button('Gezien', came))
  await expectCount(came, 0)
  await expect.poll(() => document.activeElement?.tagName).toBe('H2')
  await comeBack('personal_details', 'Persoonlijke gegevens')
  await expectCount(came, 0)

  // Another retrieval: nothing of the customer's own is replaced, what differs is offered beside it.
  await open('aqopi', 'Gegevens ophalen')
  await press(button('Opnieuw ophalen'))
  await share('divorced')
  const offers = section('Dit verschilt van wat u heeft ingevuld')
  await says('Jansen', offers)
  await says('Vermeer', offers)
  await openCards()
  await expectValue(lastName, 'Jansen')
  await lookAt('retrieved again, what differs')
  await pressByKey(button('Overnemen: Achternaam', offers))
  await expectValue(lastName, 'Vermeer')
  await pressByKey(button('Laten staan: WOZ-waarde', offers))
  await expectCount(offers, 0)
  await expectValue(textField('WOZ-waarde'), /^500\.000/)
  await says('Opgehaald bij MijnOverheid: €\u00a0438.000,00')
})

test('damaged data is used as far as it goes, and says of the rest what to do', async () => {
  await visiting(officeOf('mortgage', smit))
  await press(button('Start met ophalen'))
  await onScreen('Gegevens ophalen')
  await share('damaged')
  await says('Dit is geen bestaande datum.', came)
  expect(document.querySelector('main script')).toBeNull()
  await lookAt('retrieved, damaged')
  await pressByKey(came.getByRole('button', { name: 'Naar de vraag: Geboortedatum' }))
  await expectFocus(textField('Geboortedatum'))
})
