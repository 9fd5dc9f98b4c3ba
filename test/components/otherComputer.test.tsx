import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { downloadedFile } from './downloaded'
import { employed, faultyOffice } from './faultyOffice'
import {
  addLoon,
  again,
  details,
  fileField,
  first,
  intro,
  loon,
  make,
  makeFile,
  onAnotherComputer,
  openFile,
  pressByTab,
  saved,
  secret,
  side,
  slowKey,
  withFile,
} from './goingOn'
import { lookAt } from './lookAt'
import {
  button,
  card,
  chooseMore,
  count,
  expectFocus,
  expectValue,
  fill,
  main,
  onScreen,
  openCards,
  option,
  press,
  pressByKey,
  removeButton,
  says,
  textField,
  type,
} from './onPortal'
import { type Office, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'
import { sendButton, sent } from './sendingAt'

const came = 'Uw antwoorden uit het bestand staan nu hier'
const toCompare = 'Wat komt erbij?'

const visiting = portalVisits()

test('who began on one computer goes on on another, where something was answered already, and loses nothing', async () => {
  const noas = officeOf('financial_advice', { id: 5, first_name: 'Noa', last_name: 'Smit' })
  let isOffline = false
  const office: Office = call => (isOffline ? { tag: 'offline' } : noas(call))

  // Somebody else, with a file of an invitation of his own and the same password.
  const stranger = await visiting(officeOf('financial_advice', { id: 6, first_name: 'Jan' }))
  await stranger.open(...details)
  const strange = await makeFile()

  const there = await onAnotherComputer(visiting, stranger, office)
  const invitation = there.visit.invitation ?? expect.fail('There is no invitation.')
  await there.open(...details)
  await fill(textField('Voorletters'), 'N.A.')
  await fill(textField('Achternaam'), 'Smit-Kanarie')
  await press(option('Bent u in loondienst?', 'Ja'))
  await fill(textField('Werkgever'), 'Bakkerij Jansen')
  await saved()
  await chooseMore(make)
  await onScreen(make)
  await lookAt('other computer, making a file')
  await pressByTab(button('Bestand maken'))
  await says('Kies een wachtwoord van ten minste 12 tekens.')
  await expectFocus(first)
  await userEvent.keyboard(secret)
  await pressByTab(button('Bestand maken'))
  await says('De twee wachtwoorden zijn niet hetzelfde.')
  await expectFocus(again)
  await lookAt('other computer, making is refused')
  await userEvent.keyboard(secret)
  const { name, blob } = await downloadedFile(() => pressByTab(button('Bestand maken')))
  await onScreen('Het bestand is gemaakt')
  await lookAt('other computer, the file was made')
  expect(name).toMatch(/^verder-\d{4}-\d\d-\d\d\.klantportaal$/)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const latin = new TextDecoder('latin1').decode(bytes)
  expect(latin.length).toBeGreaterThan(1000)
  for (const canary of ['Noa', 'Smit', 'Kanarie', 'Bakkerij', secret, invitation]) expect(latin).not.toContain(canary)
  await pressByTab(button('Terug'))
  await onScreen('Persoonlijke gegevens')

  const here = await onAnotherComputer(visiting, there, office)
  await here.open(...details)
  await expectValue(textField('Achternaam'), 'Smit')
  await fill(textField('Voorletters'), 'N.')
  await fill(textField('Telefoonnummer'), '0612345678')
  await saved()
  await here.comeBack(...intro)
  await lookAt('intro, with a file')
  await pressByTab(button(withFile))
  await onScreen('Bestand van een andere computer openen')
  await lookAt('other computer, opening a file')
  await pressByTab(button('Openen'))
  await says('Kies een bestand.')
  await says('Vul het wachtwoord van het bestand in.')
  await expectFocus(fileField)
  // The key asks the browser for a file, which has no window to choose it in.
  const asked = vi.fn((event: Event) => event.preventDefault())
  fileField.element().addEventListener('click', asked, { once: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await openFile('geen bestand van hier')
  await says(/^Dit is geen bestand/)
  await openFile(bytes, 'vijf gele fietsen')
  await says(/^Dit wachtwoord past niet bij dit bestand\./)
  await lookAt('other computer, another password')
  const harmed = new Uint8Array(bytes)
  harmed[harmed.length >> 1] = (harmed[harmed.length >> 1] ?? 0) ^ 1
  await openFile(harmed)
  await says(/^Dit bestand is beschadigd of niet compleet\./)
  await openFile(strange)
  await says(/^Dit bestand hoort bij een andere uitnodiging\./)

  // The file itself, while no line reaches the office: all of it is on the device.
  isOffline = true
  await openFile(bytes)
  await onScreen(toCompare)
  await says('0 van 1 gekozen')
  await pressByTab(button('Overnemen'))
  await says('Kies nog bij 1 vraag.')
  await lookAt('other computer, both went on')
  await expectFocus(side(/^Voorletters/, 'Hier'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(side(/^Voorletters/, 'Uit het bestand')).toBeChecked()
  await says('1 van 1 gekozen')
  await pressByTab(button('Overnemen'))
  await onScreen(came)
  await lookAt('other computer, came in')
  await pressByTab(button('Verder'))
  await onScreen('Persoonlijke gegevens')
  isOffline = false

  await expectValue(textField('Voorletters'), 'N.A.')
  await expectValue(textField('Achternaam'), 'Smit-Kanarie')
  await expectValue(textField('Telefoonnummer'), '0612345678')
  await expectValue(textField('Werkgever'), 'Bakkerij Jansen')
  await says(/^Van uw andere computer/)
  await saved()
  await lookAt('step, from another computer')

  // All that it holds is here now.
  await here.comeBack(...intro)
  await press(button(withFile))
  await openFile(bytes)
  await says('In dit bestand staat niets nieuws: alles staat hier al.')
  await here.comeBack(...details)
  await expectValue(textField('Voorletters'), 'N.A.')
})

test('who went on on both computers chooses by answer, item and document, and what is sent is what was chosen', async () => {
  const customer = { ...employed, employments: { data: employed.employments.data.slice(0, 1) } }
  const { office: took, inventories } = faultyOffice('financial_advice', customer)
  const documents: (readonly [string, string])[] = []
  const office: Office = async call => {
    const file = call.path === '/api/portal/file' && call.body instanceof FormData ? call.body.get('file') : null
    if (file instanceof File) documents.push([file.name, await file.text()])
    return took(call)
  }
  const employer = card('Werkgever 1')

  const there = await visiting(office)
  await there.open(...details)
  await openCards()
  await fill(textField('Roepnaam'), 'Daan-daar')
  await fill(textField('Telefoonnummer'), '0611112222')
  await fill(textField('Functie', employer), 'Daarwerker')
  await saved()
  await there.open('complete', 'Gegevens versturen')
  await addLoon('daar, en langer')
  await chooseMore(make)
  await onScreen(make)
  await type(first, secret)
  await type(again, secret)
  const letMake = slowKey()
  await press(button('Bestand maken'))
  await says(/^Het bestand wordt gemaakt/)
  await lookAt('other computer, a file is being made')
  await pressByKey(button('Annuleren'))
  letMake()
  await lookAt('other computer, making was cancelled')
  await expectFocus(button('Bestand maken'))
  const { blob: file } = await downloadedFile(() => pressByKey(button('Bestand maken')))
  await says(/^Kijk bij uw downloads of 'verder-.+' er staat\./)

  const here = await onAnotherComputer(visiting, there, office)
  await here.open(...details)
  await openCards()
  await fill(textField('Roepnaam'), 'Hier')
  await fill(textField('Telefoonnummer'), '0687654321')
  await press(removeButton(employer).first())
  await saved()
  await here.open('complete', 'Gegevens versturen')
  await addLoon('hier')

  await here.comeBack(...intro)
  await press(button(withFile))
  const letOpen = slowKey()
  await openFile(file)
  await says(/^Het bestand wordt geopend/)
  await lookAt('other computer, a file is being opened')
  await pressByKey(button('Annuleren'))
  letOpen()
  await expectFocus(button('Openen'))
  await pressByKey(button('Openen'))
  await onScreen(toCompare)
  await lookAt('other computer, answers, an item and a document')
  await pressByKey(button('Niet overnemen'))
  await openFile(file)
  await onScreen(toCompare)
  await press(button('Alles uit het bestand'))
  await says('4 van 4 gekozen')
  await press(side(/^Telefoonnummer/, 'Hier'))
  await press(side(/^loon\.pdf/, 'Hier'))
  await press(button('Overnemen'))
  await onScreen(came)
  // His own document stands here, as he chose: nothing is missed.
  expect(count(main.getByText('loon.pdf'))).toBe(0)
  await says(/^Uw antwoorden kunnen ook nog op de andere computer staan\./)

  await here.open('complete', 'Gegevens versturen')
  await press(button(sendButton))
  await onScreen(sent)
  const { customer: told } = JSON.parse(inventories[0] ?? '')
  expect(told).toHaveProperty('first_name.value', 'Daan-daar')
  expect(told).toHaveProperty('phone.value', '0687654321')
  expect(told).toHaveProperty('employers.0.function.value', 'Daarwerker')
  expect(documents).toEqual([['loon.pdf', await loon('hier').text()]])
})
