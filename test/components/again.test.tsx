import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { alikeEvents } from '../journeys/full/alike'
import { answeredInFull } from '../journeys/full/answeredInFull'
import { fillIn } from './fillIn'
import { picturesHere, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import { button, expectCount, expectFocus, main, onScreen, option, press, pressByKey, says, there } from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

const solving = 'Wat doet u als u uw woonlasten dan niet meer kunt betalen?'
const insurance = 'Welke verzekering tegen arbeidsongeschiktheid heeft u?'
const next = button('Volgende stap')
const chosen = main.getByRole('region', { name: /^Gekozen woning: Dorpsbrink 4,/ })
const offered: Locator = page
  .css('section')
  .filter({ has: page.getByRole('heading', { name: 'Dit heeft u al eerder beantwoord' }) })
const lines = (): readonly string[] =>
  offered
    .css('dt, dd')
    .elements()
    .map(one => (one instanceof HTMLElement ? one.innerText : ''))

test('the same answers again: shown first, in one press, and each still to be changed', async () => {
  const { open } = await visiting(withHomes(coupleOffice()), picturesHere)
  await open('unemployment', 'Werkloosheid')
  for (const section of Object.values(answeredInFull(alikeEvents).unemployment ?? {})) await fillIn(section)
  await pressByKey(next)
  await onScreen('Arbeidsongeschiktheid')
  await there(offered)
  await expect
    .poll(lines)
    .toEqual([
      'Wat u heeft geregeld',
      'Ik heb spaargeld, Mijn partner heeft inkomen',
      'In uw huidige woning blijven wonen',
      'Nee',
      'Type woning',
      'Tussenwoning',
      'In de buurt van',
      '3581 KW',
      'Binnen',
      '5 km',
      'Gekozen woning',
      'Dorpsbrink 4, 3731 GH De Bilt',
      'Als u uw woonlasten niet meer kunt betalen',
      'Ik verhuis naar een goedkopere woning',
      'Hoeveel uur per week uw partner werkt',
      '36 uur per week',
    ])
  await lookAt('again, offered')
  await pressByKey(button('Zelfde antwoorden als bij Werkloosheid'))
  await expectFocus(button('Naar de volgende open vraag'))
  await there(chosen)
  await lookAt('again, done')
  await userEvent.keyboard('{Enter}')
  await expectFocus(option(insurance, 'Geen verzekering'))
  await press(option(insurance, 'Geen verzekering'))
  await expectCount(main.getByText('Zelfde antwoord als bij Werkloosheid', { exact: true }), 4)
  await pressByKey(next)

  // What was answered here stays, and is said to.
  await onScreen('Overlijden van uw partner')
  await press(option(solving, 'Ik pas mijn hypotheek aan'))
  await says('Dit heeft u hier zelf ingevuld. Dat blijft zo:')
  await lookAt('again, one stays')
  await pressByKey(button('Zelfde antwoorden als bij Arbeidsongeschiktheid'))
  await expect.element(option(solving, 'Ik pas mijn hypotheek aan')).toBeChecked()

  // Another answer tells what stood there, and puts it back.
  await open('incapacity_work', 'Arbeidsongeschiktheid')
  await press(option(solving, 'Ik geef minder uit'))
  await pressByKey(button(`Terugzetten: ${solving}`))
  await expect.element(option(solving, 'Ik verhuis naar een goedkopere woning')).toBeChecked()

  // A home alone, where homes are searched.
  await open('moving', 'Verhuizen')
  await press(option('Verwacht u dat u gaat verhuizen?', 'Ja'))
  const again = button('Deze woning kiezen: Dorpsbrink 4, 3731 GH De Bilt')
  await there(again)
  await lookAt('again, a home')
  await pressByKey(again)
  await expectFocus(chosen)
})
