import { afterEach, expect, test, vi } from 'vitest'
import { stepPath } from '../../domain/portal/navigation'
import { employed } from './faultyOffice'
import { lookAt } from './lookAt'
import { button, main, onScreen, press, says } from './onPortal'
import { type PortalPage, reloaded } from './portalPage'
import { closes, readyToSend, sendButton, sent } from './sendingAt'

let page: PortalPage
let office: Awaited<ReturnType<typeof readyToSend>>['office']

afterEach(() => {
  vi.useRealTimers()
  return closes(page)
})

const send = (): Promise<void> => press(button(sendButton))
const focused = (): string => document.activeElement?.textContent ?? ''
const unavailable = { tag: 'status', status: 503, body: null } as const
const aPage = '<!doctype html><title>Inloggen</title>'
const told = (text: RegExp) => main.getByRole('status').filter({ hasText: text }).first()

test('an answer of the office that is lost on its way back counts as sent', async () => {
  ;({ page, office } = await readyToSend())
  office.fault({ method: 'PUT', answer: { tag: 'offline' }, isDone: true, times: 1 })
  await send()
  await onScreen(sent)
  expect([office.sent.length, office.inventories.length]).toEqual([1, 1])
})

test('a 200 with a page is no proof: nothing is erased, and the office is asked', async () => {
  ;({ page, office } = await readyToSend())
  office.fault({ method: 'PUT', times: 1, answer: aPage })
  await send()
  await says('De ontvangst is nog niet bevestigd')
  await says('Uw antwoorden zijn bewaard op dit apparaat.')
  await says(/Bij navraag was er nog niets ontvangen/)
  await says('Alles is bewaard')
  page = await reloaded(page)
  await onScreen('Gegevens versturen')
  await says(/Bij navraag was er nog niets ontvangen/)
  expect(office.inventories).toEqual([])
  await send()
  await onScreen(sent)
  expect(office.inventories.length).toBe(1)
})

test('what arrived behind a page that answered is sent once, and told when the office says so', async () => {
  ;({ page, office } = await readyToSend())
  office.fault({ method: 'PUT', times: 1, answer: aPage, isDone: true })
  office.fault({ method: 'GET', answer: unavailable })
  // The portal does not ask by itself, seconds later, while what a press brings is looked at.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await send()
  await says(/Wij vragen dit nog een paar keer na/)
  await expect.poll(focused).toMatch(/Wij vragen dit nog een paar keer na/)
  // While only the office can tell, there is nothing to send with.
  expect(button(sendButton).elements()).toEqual([])
  await button('Ontvangst nakijken').click()
  // What was pressed for is heard by the focus, and nowhere else.
  await expect.poll(focused).toMatch(/nog niet bevestigd/)
  expect(told(/nog niet bevestigd/).elements()).toEqual([])
  office.mend()
  await press(button('Ontvangst nakijken'))
  await onScreen(sent)
  vi.useRealTimers()
  expect([office.sent.length, office.inventories.length]).toEqual([1, 1])
})

test('what comes of an asking that nobody pressed for is told politely, and takes the focus from nothing', async () => {
  ;({ page, office } = await readyToSend())
  office.fault({ method: 'PUT', times: 1, answer: aPage })
  office.fault({ method: 'GET', answer: unavailable })
  await send()
  await expect.poll(focused).toMatch(/Wij vragen dit nog een paar keer na/)
  const tabbed = button('Vorige').element()
  if (tabbed instanceof HTMLElement) tabbed.focus()
  office.mend()
  // Seconds later the office is asked again, and says that it has nothing.
  await expect.element(told(/Bij navraag was er nog niets ontvangen/)).toBeInTheDocument()
  expect(document.activeElement).toBe(tabbed)
})

test('what is on its way stays as it was sent after a reload, can go once more, and cannot be changed', async () => {
  ;({ page, office } = await readyToSend('financial_advice', employed))
  office.fault({ method: 'PUT', answer: 'late', times: 1 })
  office.fault({ method: 'GET', answer: unavailable })
  await send()
  await expect.element(told(/Uw gegevens worden verstuurd/)).toBeInTheDocument()
  await expect.poll(() => office.sent.length).toBe(1)
  page = await reloaded(page)
  // The office does not say who the customer is either: that ends no session.
  await onScreen('Gegevens versturen')
  await says(/nog niet bevestigd/)
  await says(/U kunt uw antwoorden pas weer wijzigen als duidelijk is dat er niets is ontvangen/)
  expect(page.place.innerText).not.toContain('Documenten toevoegen')
  await lookAt('complete, unclear')
  page.router.go(stepPath('personal_details'), false)
  await onScreen('Persoonlijke gegevens')
  await says(/Het is nog niet duidelijk of uw adviseur uw gegevens heeft ontvangen/)
  const open = main.getByRole('radiogroup', { name: /Kamer van Koophandel/ }).getByRole('radio', { name: 'Nee' })
  await expect.element(open).toBeDisabled()
  // What is folded can be seen, and not changed.
  await main.getByRole('button', { name: /^Werkgever 4/ }).click()
  const fourth = main.getByRole('region', { name: /^Werkgever 4/ })
  const job = fourth.getByRole('textbox', { name: /^Functie/ })
  await expect.element(job).toHaveValue('Teamleider')
  await expect.element(job).toBeDisabled()
  expect(main.getByRole('button', { name: /Verwijderen|toevoegen/ }).elements()).toEqual([])
  await lookAt('step, locked')
  await button('Sluiten: Werkgever 4: Bedrijf 4').click()
  await expect.element(job).not.toBeInTheDocument()
  // Nothing could be taken in: nobody is sent through DigiD for that.
  page.router.go(stepPath('aqopi'), false)
  await expect.poll(() => location.pathname).toBe(stepPath('aqopi'))
  await says(/Het is nog niet duidelijk of uw adviseur uw gegevens heeft ontvangen/)
  expect(page.place.querySelector('iframe')).toBeNull()
  await lookAt('retrieval, locked')
  await button('Naar versturen').first().click()
  await onScreen('Gegevens versturen')
  await button('Dezelfde gegevens nog een keer versturen').click()
  await onScreen(sent)
  // Byte for byte.
  expect(office.sent.length).toBe(2)
  expect(office.sent[1]).toBe(office.sent[0])
  expect(office.inventories).toEqual(office.sent.slice(1))
})
