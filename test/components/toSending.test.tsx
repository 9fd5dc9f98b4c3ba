import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deGroot } from '../standin/data/borrowers'
import { lookAt } from './lookAt'
import {
  button,
  card,
  choice,
  expectCount,
  expectInSight,
  fill,
  onScreen,
  openCards,
  option,
  press,
  says,
  section,
  textField,
  there,
  walkToSending,
} from './onPortal'
import { coupleOffice, customerOf, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const sending = 'Gegevens versturen'
const send = button('Gegevens delen met mijn adviseur')
const wayBack = button('Terug naar versturen')
const refused = page.getByRole('heading', { name: /^Niet alle velden zijn ingevuld/ })

const visiting = portalVisits()

const overview = section('Controleer uw gegevens')
const view = (title: string) => button(`Bekijk: ${title}`, overview)
const goOn = (title: string) => button(`Ga verder: ${title}`, overview)
const change = (question: string) => button(`Wijzigen: ${question}`, overview)

test('what is open comes first and one by one, and its step leads there, until nothing is open', async () => {
  const office = officeOf('financial_advice', { id: 7 })
  const sent: unknown[] = []
  const { open } = await visiting(call => {
    if (call.method === 'PUT' && call.body instanceof Uint8Array)
      sent.push(JSON.parse(new TextDecoder().decode(call.body)))
    return office(call)
  })
  await open('complete', sending)
  await says(/^Nog (minstens |ongeveer )?11 vragen open\.$/)
  await says('Nog 11 vragen')
  // Of what is open only the way on is there; what is complete can be opened.
  await there(view('Vragen aan uw adviseur'))
  await expectCount(view('Persoonlijke gegevens'), 0)
  await lookAt('overview, much is missing')

  await press(button('Volgende open vraag'))
  await onScreen('Persoonlijke gegevens')
  await expectInSight(page.getByLabelText('Aanhef', { exact: true }))
  await fill(textField('Roepnaam'), 'Jannie')
  await press(option('Bent u in loondienst?', 'Ja'))
  await fill(textField('Werkgever', card('Werkgever 1')), 'Bakkerij Jansen')
  await press(wayBack)
  await onScreen(sending)

  // An answer that another one hides is not there, and not missing.
  await press(goOn('Persoonlijke gegevens'))
  await onScreen('Persoonlijke gegevens')
  await press(option('Bent u in loondienst?', 'Nee'))
  await press(wayBack)
  await onScreen(sending)
  await there(overview)
  await expectCount(overview.getByText('Bakkerij Jansen'), 0)

  // Sending opens the first step that is not right, at what is wrong in it.
  await press(send)
  await onScreen('Persoonlijke gegevens')
  await expectInSight(refused)
  await walkToSending()
  await onScreen(sending)
  await says(/^Compleet\. Jannie /, overview)
  await expectCount(page.getByText(/vragen open\.$/), 0)
  await lookAt('overview, complete')
  await press(view('Persoonlijke gegevens'))
  await says('Jannie', overview)
  await expectCount(overview.getByText('Bakkerij Jansen'), 0)
  await lookAt('overview, complete and opened')
  await press(send)
  await onScreen('Bedankt, uw inventarisatie is verzonden!')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toHaveProperty('customer.first_name.value', 'Jannie')
})

test('the way back to sending is there from every step that one goes on to, also before the first try', async () => {
  const { open } = await visiting(coupleOffice())
  await open('personal_details', 'Persoonlijke gegevens')
  await expectCount(wayBack, 0)
  await open('complete', sending)
  await press(view('Persoonlijke gegevens'))
  await press(change('Heeft u een partner?'))
  await onScreen('Persoonlijke gegevens')
  await expectInSight(choice('Heeft u een partner?'))
  // With another answer two steps go; the way on and the way back are still there.
  await press(option('Heeft u een partner?', 'Nee'))
  await press(button('Volgende stap'))
  await onScreen('Uw woonsituatie')
  await there(wayBack)
  await press(button('Vorige'))
  await onScreen('Persoonlijke gegevens')
  await press(wayBack)
  await onScreen(sending)
  await there(goOn('Uw woonsituatie'))
  await expectCount(goOn('Scheiding'), 0)

  // Once sending was refused, every step has it, however one comes there.
  await press(send)
  await onScreen('Uw woonsituatie')
  await open('moving', 'Verhuizen')
  await there(refused)
  await there(wayBack)
  await open('personal_details', 'Persoonlijke gegevens')
  await openCards()
  await press(option('Heeft u een partner?', 'Ja'))
  await open('divorce', 'Scheiding')
  await press(wayBack)
  await onScreen(sending)
  await there(goOn('Scheiding'))
})

test('future income: the amounts can be read, in words and as bars, and the overview has nothing to change there', async () => {
  const { open } = await visiting(officeOf('mortgage_enrich', customerOf(deGroot(new Date().getFullYear()))))
  await open('future_income', 'Toekomstig inkomen')
  await says('AOW als u alleen woont (bruto per jaar)', card('Pensioen 1'))
  await says(/^€\s/, page.getByRole('figure').first())
  await expectCount(page.css('main').getByRole('textbox'), 0)
  await lookAt('future income')
  await press(button('Laatste stap'))
  await onScreen(sending)
  await press(view('Toekomstig inkomen'))
  await says('Pensioen 1', overview)
  await expectCount(change('Pensioen (bruto per jaar)'), 0)
  await press(button('Naar deze stap: Toekomstig inkomen', overview))
  await onScreen('Toekomstig inkomen')
  await press(wayBack)
  await onScreen(sending)
})
