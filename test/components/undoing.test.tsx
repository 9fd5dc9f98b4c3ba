import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { picturesHere, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import {
  button,
  card,
  chooseMore,
  expectCount,
  expectFocus,
  expectValue,
  fill,
  leaveField,
  main,
  onScreen,
  option,
  pick,
  press,
  pressByKey,
  says,
  selectField,
  textField,
  there,
} from './onPortal'
import { coupleOffice, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

const noa = { id: 5, first_name: 'Noa', last_name: 'Smit' }
const personal = ['personal_details', 'Persoonlijke gegevens'] as const
const initials = textField('Voorletters')
const inService = 'Bent u in loondienst?'
const employers = main.getByRole('heading', { name: /^Werkgever \d/ })
const refused = page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' })
const undoKeys = (): Promise<void> => userEvent.keyboard('{Control>}z{/Control}')
const focused = (): string => document.activeElement?.textContent?.trim() ?? ''

test('an answer, an item and a step are taken back and done again, by key and by button, also after a reload', async () => {
  const { open, comeBack } = await visiting(officeOf('financial_advice', noa))
  await open(...personal)
  await fill(initials, 'N.A.')
  const undoInitials = button('Maak ongedaan: Voorletters, was leeg')
  await there(undoInitials)
  await lookAt('step, something to take back')

  // In a text field there is nothing to do again of what was typed there.
  ;(await there(initials)).focus()
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  await userEvent.keyboard('{Control>}y{/Control}')
  await there(undoInitials)
  await expectValue(initials, 'N.A.')

  // By key: the answer goes, that is heard, and the focus is beside the field, so that the key goes on working.
  leaveField()
  await undoKeys()
  await says('Ongedaan gemaakt. Voorletters is weer leeg.')
  await expectValue(initials, '')
  await expect.poll(focused).toContain('Voorletters')
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  await says('Opnieuw gedaan. Voorletters is weer N.A.')
  await expectValue(initials, 'N.A.')

  // An item, with the answer that it came with, by button; and its own way back after it was removed is the same.
  await press(option(inService, 'Ja'))
  await expectCount(employers, 1)
  await pressByKey(button("Maak ongedaan: 'Bent u in loondienst?', was leeg"))
  await expectCount(employers, 0)
  await says("Ongedaan gemaakt. 'Bent u in loondienst?' is weer leeg.")
  await chooseMore("Opnieuw doen: 'Bent u in loondienst?', wordt Ja")
  await expectCount(employers, 1)
  await expect.element(option(inService, 'Ja')).toBeChecked()
  await says("Opnieuw gedaan. 'Bent u in loondienst?' is weer Ja.")
  await expectFocus(button('Meer'))

  // Removed, and put back by the button in its place: the same, so that the key can take that back no more but do it again.
  await press(button('Werkgever toevoegen'))
  await expectCount(employers, 2)
  await there(button('Maak ongedaan: Werkgever 2 toegevoegd'))
  await press(main.getByRole('button', { name: /^Verwijderen/ }).last())
  await expectCount(employers, 1)
  await press(button('Ongedaan maken'))
  await expectCount(employers, 2)
  await chooseMore('Opnieuw doen: Werkgever 2 verwijderd')
  await expectCount(employers, 1)
  await says('Opnieuw gedaan. Werkgever is weg.')
  await press(button('Maak ongedaan: Werkgever verwijderd'))
  await press(button('Maak ongedaan: Werkgever 2 toegevoegd'))
  await expectCount(employers, 1)

  // A step: its errors go, and it can be submitted again.
  await press(button('Volgende stap'))
  await there(refused)
  await there(button('Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens'))
  leaveField()
  await undoKeys()
  await says('Ongedaan gemaakt. Persoonlijke gegevens is nog niet afgerond.')
  await expectCount(refused, 0)
  await userEvent.keyboard('{Control>}y{/Control}')
  await there(refused)

  // After a reload it is all still there.
  await comeBack(...personal)
  await press(button('Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens'))
  await press(button("Maak ongedaan: 'Bent u in loondienst?', was leeg"))
  await expectCount(employers, 0)
  await lookAt('step, taken back')

  // All that one did, by day, each with its way; and back to the question that one left from, by the browser's way too.
  ;(await there(initials)).focus()
  await chooseMore('Wat u deed')
  await onScreen('Wat u deed')
  await pressByKey(button('Terug naar de vragenlijst'))
  await onScreen('Persoonlijke gegevens')
  await expectFocus(initials)
  history.back()
  await onScreen('Wat u deed')
  history.back()
  await onScreen('Persoonlijke gegevens')
  await expectFocus(initials)
  await chooseMore('Wat u deed')
  await onScreen('Wat u deed')
  await says('Voorletters: N.A.')
  await says('Ongedaan gemaakt: Bent u in loondienst?')
  await lookAt('what one did')
  await pressByKey(button('Bekijken: Voorletters: N.A.'))
  await onScreen('Persoonlijke gegevens')
  await expectFocus(initials)
})

test('a home, and an item with all that it holds, are taken back, each as it was', async () => {
  const { open } = await visiting(withHomes(coupleOffice()), picturesHere)

  // A home that was chosen among those that were found: it goes, and what was found stays.
  await open('moving', 'Verhuizen')
  await press(option('Verwacht u dat u gaat verhuizen?', 'Ja'))
  await pick(selectField('Welk type woning zoekt u?'), 'Appartement')
  await fill(textField('In de buurt van welke postcode zoekt u?'), '3581 kw')
  await pick(selectField('Binnen welke afstand zoekt u?'), '5 km')
  await press(button('Zoeken'))
  const chosen = main.getByRole('region', { name: /^Gekozen woning: / })
  const name = (): string | null | undefined => chosen.query()?.getAttribute('aria-label')
  const choose = main.getByRole('button', { name: /^Kies deze woning: / })
  await press(choose.first())
  await there(chosen)
  const home = name()
  await there(button('Maak ongedaan: Woning gekozen bij Verhuizen'))
  leaveField()
  await undoKeys()
  await says('Ongedaan gemaakt. De woning bij Verhuizen is weer zoals die was.')
  await expectCount(chosen, 0)
  await there(choose.first())
  await lookAt('step, a home taken back')
  await chooseMore('Opnieuw doen: Woning gekozen bij Verhuizen')
  await expect.poll(name).toBe(home)

  // An item comes back with every answer in it, and is called what it was called.
  await open(...personal)
  const answers = main.css('[data-read^="customer.children."]')
  const held = (): readonly string[] => answers.elements().map(({ textContent }) => textContent)
  await there(answers.first())
  const before = held()
  expect(before.length).toBeGreaterThan(3)
  await press(card('Kind 1').getByRole('button', { name: /^Wijzigen: / }))
  await press(card('Kind 1').getByRole('button', { name: /^Verwijderen/ }))
  const back = main.getByRole('button', { name: /^Maak ongedaan: Kind: .+ verwijderd$/ })
  await there(back)
  await expect.poll(held).not.toEqual(before)
  await press(back)
  await says(/^Ongedaan gemaakt\. Kind 1: .+ is terug\.$/)
  // It stands open as it was when it went.
  await press(main.getByRole('button', { name: /^Klaar: Kind 1/ }))
  await expect.poll(held).toEqual(before)

  // From the page of the retrieval too, which is no step here.
  await press(card('Persoonlijke gegevens').getByRole('button', { name: /^Wijzigen: / }))
  await fill(initials, 'Q.')
  await open('aqopi', 'Gegevens ophalen')
  await there(main.getByRole('button', { name: /^Maak ongedaan: Voorletters, was / }))
  await undoKeys()
  await onScreen('Persoonlijke gegevens')
  await expectValue(initials, 'S.M.')

  // What was done is told with the names of then.
  await chooseMore('Wat u deed')
  await onScreen('Wat u deed')
  await says(/^Ongedaan gemaakt: Kind 1: .+ verwijderd$/)
  await lookAt('what one did, with names')
})

test('where the retrieval is a step, what was done on others is taken back from there', async () => {
  const { open } = await visiting(officeOf('mortgage', noa))
  await open(...personal)
  const phone = textField('Telefoonnummer')
  await fill(phone, '0612345678')
  await press(button('Vorige'))
  await onScreen('Gegevens ophalen')
  await press(button('Maak ongedaan: Telefoonnummer, was leeg'))
  await onScreen('Persoonlijke gegevens')
  await expectValue(phone, '')
})
